import NewsDomain

/// Work done while a person reads or thinks, so that nobody has to wait for it.
package struct IdleFeature: Feature {
  /// How long a prompt has been open before it begins.
  private static let pause = Duration.seconds(2)

  private let encode: EncodeTitles
  private let sleep: @Sendable (Duration) async throws -> Void

  package init(_ ports: any Ports) {
    // A line would come into what is being typed.
    encode = EncodeTitles(ports, isTraced: false)
    sleep = ports.sleep
  }

  /// Works until nothing is left or the task is cancelled.
  func work() async {
    guard (try? await sleep(Self.pause)) != nil else { return }
    // An archive that cannot be used is reported by the commands that need it.
    _ = try? await encode()
  }
}

import NewsDomain

/// The desktop's mail program, through `xdg-email`.
package struct SystemMail: MailComposer {
  /// A program that still runs after this time is already showing a message.
  private static let patience = Duration.seconds(10)

  private let environment: [String: String]

  package init(environment: [String: String]) {
    self.environment = environment
  }

  package func compose(_ link: MailLink) async throws -> Bool {
    #if os(macOS)
      let (program, hasDesktop) = ("open", true)
    #else
      let program = "xdg-email"
      let hasDesktop = ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
    guard hasDesktop else { return false }
    do {
      let ending = try await ChildProcess.run(
        [program, link.address], environment: environment, input: .nothing, output: .nothing, patience: Self.patience,
        isLeft: true)
      if Task.isCancelled { throw NewsError.cancelled }
      return ending.status == 0
    } catch NewsError.cancelled {
      throw NewsError.cancelled
    } catch ChildProcess.Failure.tooSlow {
      return true
    } catch {
      return false
    }
  }
}

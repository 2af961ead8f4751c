import Locking

/// The features that commands have named so far, each made once: a script may run the same command many thousand times.
final class Features: Sendable {
  let ports: any Ports
  private let made = Guarded<[ObjectIdentifier: any Feature]>([:])

  init(_ ports: any Ports) {
    self.ports = ports
  }

  func callAsFunction<F: Feature>(_ type: F.Type) -> F {
    if let known = made.withLock({ $0[ObjectIdentifier(type)] }) as? F { return known }
    let feature = F(ports)
    made.withLock { $0[ObjectIdentifier(type)] = feature }
    return feature
  }
}

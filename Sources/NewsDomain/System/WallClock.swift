import FoundationEssentials

/// Returns the current time. Nothing else asks the system for it, so that a test can set it.
package struct WallClock: Sendable {
  private let told: @Sendable () -> Date

  package init(_ now: @escaping @Sendable () -> Date) {
    told = now
  }

  package var now: Date { told() }

  /// The clock of the machine.
  package static let system = WallClock { Date() }

  /// A stopped clock.
  package static func at(_ moment: Date) -> WallClock { WallClock { moment } }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

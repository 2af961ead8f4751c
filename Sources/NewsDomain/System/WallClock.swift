import FoundationEssentials

/// Says what time it is: the one place where that is asked, so that a test can say it instead.
package struct WallClock: Sendable {
  private let told: @Sendable () -> Date

  package init(_ now: @escaping @Sendable () -> Date) {
    told = now
  }

  package var now: Date { told() }

  /// That of the machine.
  package static let system = WallClock { Date() }

  /// Stands still at a moment.
  package static func at(_ moment: Date) -> WallClock { WallClock { moment } }
}

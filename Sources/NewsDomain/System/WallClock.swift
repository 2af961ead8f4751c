import FoundationEssentials

/// Says what time it is: the one place where that is asked, so that a test can say it instead.
package struct WallClock: Sendable {
  private let told: @Sendable () -> Date

  package init(_ now: @escaping @Sendable () -> Date) {
    told = now
  }

  package var now: Date { told() }

  /// The clock of the machine.
  package static let system = WallClock { Date() }

  /// A clock that always shows one time.
  package static func at(_ moment: Date) -> WallClock { WallClock { moment } }
}

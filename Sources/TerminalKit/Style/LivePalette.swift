import Locking

/// The palette in use, which a reader may change while the program runs. All styles of the program share it.
package final class LivePalette: Sendable {
  private let starts: Guarded<[Role: SafeOutput]>

  package init(_ palette: Palette = .standard) {
    starts = Guarded(Self.starts(of: palette, hasTrueColour: false))
  }

  /// - Parameter hasTrueColour: Whether the terminal has all colours.
  package func use(_ palette: Palette, hasTrueColour: Bool) {
    let new = Self.starts(of: palette, hasTrueColour: hasTrueColour)
    starts.withLock { $0 = new }
  }

  /// The sequence that a role begins with; `nil` if it has none.
  func start(of role: Role) -> SafeOutput? { starts.withLock { $0[role] } }

  private static func starts(of palette: Palette, hasTrueColour: Bool) -> [Role: SafeOutput] {
    var starts: [Role: SafeOutput] = [:]
    for role in Role.allCases { starts[role] = palette[role].start(hasTrueColour: hasTrueColour) }
    return starts
  }
}

/// The weight and the colours of one role.
package struct Look: Sendable, Equatable {
  package enum Weight: String, CaseIterable, Sendable {
    case bold
    case dim
    case italic
    case underline
    case reverse
    case strike

    /// The parameter of the sequence (ECMA-48, SGR).
    fileprivate var parameter: Int {
      switch self {
      case .bold: 1
      case .dim: 2
      case .italic: 3
      case .underline: 4
      case .reverse: 7
      case .strike: 9
      }
    }
  }

  package var weights: Set<Weight> = []
  package var colour: Colour?
  package var background: Colour?

  package init(_ weights: Weight..., colour: Colour? = nil, background: Colour? = nil) {
    self.weights = Set(weights)
    self.colour = colour
    self.background = background
  }

  /// The sequence that text with this look begins with; `nil` if it looks like any other text. It is made of numbers, so
  /// that nothing in a file of colours can get into it.
  ///
  /// - Parameter hasTrueColour: Whether the terminal has all colours; otherwise the nearest of its 16 is used.
  package func start(hasTrueColour: Bool) -> SafeOutput? {
    var parameters = Weight.allCases.filter(weights.contains).map(\.parameter)
    // The order that the program always had: struck out before its colour, bold before all others.
    parameters += colour?.parameters(isBackground: false, hasTrueColour: hasTrueColour) ?? []
    parameters += background?.parameters(isBackground: true, hasTrueColour: hasTrueColour) ?? []
    guard let first = parameters.first else { return nil }
    var output: SafeOutput = "\u{1B}["
    output.append(first)
    for parameter in parameters.dropFirst() {
      output.append(literal: ";")
      output.append(parameter)
    }
    output.append(literal: "m")
    return output
  }
}

/// The looks of all roles.
package struct Palette: Sendable, Equatable {
  private var looks: [Role: Look]

  package init(_ looks: [Role: Look]) {
    self.looks = looks
  }

  package subscript(role: Role) -> Look {
    get { looks[role] ?? Look() }
    set { looks[role] = newValue }
  }

  /// Six of the 16 colours, whose shades the reader has chosen in the terminal.
  package static let standard = Palette([
    .number: Look(colour: .cyan), .title: Look(.bold), .quiet: Look(.dim), .accent: Look(colour: .green),
    .trouble: Look(colour: .red), .match: Look(.bold, .underline), .hit: Look(.bold, .reverse),
    .removed: Look(.strike, colour: .red),
    .added: Look(.bold, colour: .green),
  ])

  /// For a dark background.
  package static let dark = Palette([
    .number: Look(colour: Colour(0x6F, 0xC3, 0xDF, or: .cyan)), .title: Look(.bold), .quiet: Look(.dim),
    .accent: Look(colour: Colour(0x8F, 0xD1, 0x6F, or: .green)),
    .trouble: Look(colour: Colour(0xFF, 0x7B, 0x72, or: .red)), .match: Look(.bold, .underline),
    .hit: Look(.bold, .reverse),
    .removed: Look(.strike, colour: Colour(0xFF, 0x7B, 0x72, or: .red)),
    .added: Look(.bold, colour: Colour(0x8F, 0xD1, 0x6F, or: .green)),
  ])

  /// For a light background, on which cyan, green and faint text are hard to read.
  package static let light = Palette([
    .number: Look(colour: Colour(0x05, 0x50, 0xAE, or: .blue)), .title: Look(.bold),
    .quiet: Look(colour: Colour(0x57, 0x60, 0x6A, or: .brightBlack)),
    .accent: Look(.bold, colour: Colour(0x11, 0x63, 0x29, or: .magenta)),
    .trouble: Look(colour: Colour(0xA4, 0x0E, 0x26, or: .red)), .match: Look(.bold, .underline),
    .hit: Look(.bold, .reverse),
    .removed: Look(.strike, colour: Colour(0xA4, 0x0E, 0x26, or: .red)),
    .added: Look(.bold, colour: Colour(0x11, 0x63, 0x29, or: .magenta)),
  ])

  /// By weight alone.
  package static let mono = Palette([
    .title: Look(.bold), .quiet: Look(.dim), .accent: Look(.underline), .trouble: Look(.bold),
    .match: Look(.bold, .underline), .hit: Look(.bold, .reverse), .removed: Look(.strike), .added: Look(.bold),
  ])

  /// Nothing is faint, and what matters most is reversed. It has no colours of its own, so that it is as clear on a dark
  /// background as on a light one.
  package static let contrast = Palette([
    .number: Look(.bold), .title: Look(.bold), .accent: Look(.bold, .reverse), .trouble: Look(.bold, .reverse),
    .match: Look(.bold, .underline, .reverse), .hit: Look(.bold, .reverse), .removed: Look(.strike),
    .added: Look(.bold, .underline),
  ])
}

import Testing

@testable import TerminalKit

@Suite("The looks of roles")
struct PaletteTests {
  /// The sequences that the program has always had.
  static let usual: [(Role, String?)] = [
    (.plain, nil), (.number, "\u{1B}[36m"), (.title, "\u{1B}[1m"), (.quiet, "\u{1B}[2m"), (.accent, "\u{1B}[32m"),
    (.trouble, "\u{1B}[31m"), (.match, "\u{1B}[1;4m"), (.removed, "\u{1B}[9;31m"), (.added, "\u{1B}[1;32m"),
  ]

  @Test("the usual ones stay as they were", arguments: usual)
  func standard(role: Role, sequence: String?) {
    for hasTrueColour in [true, false] {
      #expect(Palette.standard[role].start(hasTrueColour: hasTrueColour)?.text == sequence)
    }
    #expect(Style(isColoured: true).start(of: role)?.text == sequence)
    #expect(Palette.dark[role].start(hasTrueColour: false)?.text == sequence)
  }

  @Test("each scheme tells the roles apart, but for those that a screen does not mix")
  func schemes() {
    for palette in [Palette.dark, .light, .mono, .contrast] {
      for hasTrueColour in [true, false] {
        let starts = Role.allCases.compactMap { palette[$0].start(hasTrueColour: hasTrueColour)?.text }
        #expect(Set(starts).count >= 5)
        #expect(palette[.removed] != palette[.added] && palette[.title] != palette[.quiet])
        #expect(palette[.accent] != palette[.title])
      }
    }
    #expect(Role.allCases.allSatisfy { Palette.mono[$0].colour == nil && Palette.contrast[$0].colour == nil })
    #expect(Palette.contrast[.quiet].weights.isEmpty)
    #expect(Palette.light[.number].start(hasTrueColour: true)?.text == "\u{1B}[38;2;5;80;174m")
    #expect(Palette.light[.number].start(hasTrueColour: false)?.text == "\u{1B}[34m")
  }

  @Test(
    "a line of a file gives a role its look",
    arguments: [
      ("number = bright-red", "\u{1B}[91m"), ("  number=BOLD Cyan on black ", "\u{1B}[1;36;40m"),
      ("number = underline #ff0000", "\u{1B}[4;38;2;255;0;0m"), ("number = reverse", "\u{1B}[7m"),
      ("number = grey\nnumber = on bright-blue", "\u{1B}[104m"), ("number = none", nil),
      ("# number = red\n\n", "\u{1B}[36m"),
    ])
  func file(text: String, sequence: String?) throws {
    #expect(try Palette(file: text)[.number].start(hasTrueColour: true)?.text == sequence)
    #expect(try Palette(file: text)[.title] == Palette.standard[.title])
  }

  @Test(
    "without all colours the nearest of the 16 is used",
    arguments: [("#ff0000", 91), ("#000", nil), ("#101010", 30), ("#00cc00", 32)])
  func nearest(colour: String, parameter: Int?) {
    #expect(Colour(colour)?.parameters(isBackground: false, hasTrueColour: false).first == parameter)
  }

  @Test(
    "a fault is named with its line",
    arguments: [
      ("number", PaletteFault(line: 1, .notAnEntry("number"))),
      ("number =", PaletteFault(line: 1, .notAnEntry("number ="))),
      ("# a\n\nnumbers = red", PaletteFault(line: 3, .unknownRole("numbers"))),
      ("plain = red", PaletteFault(line: 1, .unknownRole("plain"))),
      ("title = bold\nnumber = rot", PaletteFault(line: 2, .unknownColour("rot"))),
      ("number = red on", PaletteFault(line: 1, .unknownColour("on"))),
      ("number = #12345g", PaletteFault(line: 1, .unknownColour("#12345g"))),
    ])
  func fault(text: String, fault: PaletteFault) {
    #expect(throws: fault) { try Palette(file: text) }
  }

  @Test(
    "nothing of a file gets into a sequence",
    arguments: [
      "number = \u{1B}[31m", "number = red\u{1B}]0;x\u{7}", "number = 31", "number = #31m", "number = 38;5;1",
      "\u{1B}[2J = red",
    ])
  func hostile(text: String) {
    #expect(throws: PaletteFault.self) { try Palette(file: text) }
  }

  @Test("a style follows its palette while it is used, and no colour means none")
  func live() {
    let palette = LivePalette()
    let style = Style(isColoured: true, palette: palette)
    let plain = Style(isColoured: false, canPaint: true, palette: palette)
    #expect(style.styled("x", .number).text == "\u{1B}[36mx\u{1B}[0m")
    palette.use(.contrast, hasTrueColour: false)
    #expect(style.styled("x", .number).text == "\u{1B}[1mx\u{1B}[0m")
    #expect(style.styled("x", .quiet).text == "x")
    #expect(plain.styled("x", .number).text == "x")
    #expect(plain.styled("x", .match).text == "\u{1B}[1;4mx\u{1B}[0m")
    // Other styles keep theirs.
    #expect(Style(isColoured: true).styled("x", .number).text == "\u{1B}[36mx\u{1B}[0m")
  }
}

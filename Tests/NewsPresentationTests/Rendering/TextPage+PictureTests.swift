import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Pictures and QR codes")
struct TextPagePictureTests {
  private func blank(
    columns: Int?, canPaint: Bool = false, isColoured: Bool = false, language: InterfaceLanguage = .english,
    isAccessible: Bool = false
  ) -> TextPage {
    TextPage(
      texts: texts(in: language), style: Style(isColoured: isColoured, canPaint: canPaint), columns: columns,
      isAccessible: isAccessible, now: Date())
  }

  /// A code whose pattern of modules differs from its mirror images.
  private static func code(_ size: Int) -> QRCode {
    QRCode(size: size, dark: (0..<size * size).map { ($0 * 7 + $0 / size * 3) % 5 < 2 })
  }

  /// The code that a page shows: its rows of modules, dark or not, two in each line of cells.
  private func modules(_ text: String) throws -> [[Bool]] {
    try text.split(separator: "\n").flatMap { line -> [[Bool]] in
      let cells = try line.contains("\u{1B}") ? painted(String(line)) : drawn(String(line))
      return [cells.map(\.above), cells.map(\.below)]
    }
  }

  private static let blocks: [Character: (above: Bool, below: Bool)] = [
    " ": (false, false), "\u{2580}": (true, false), "\u{2584}": (false, true), "\u{2588}": (true, true),
  ]

  private func drawn(_ line: String) throws -> [(above: Bool, below: Bool)] {
    try line.map { try #require(Self.blocks[$0]) }
  }

  /// The cells of a line that is black on white in the 256 colours, whatever the theme, and resets them at its end.
  private func painted(_ line: String) throws -> [(above: Bool, below: Bool)] {
    let (start, end) = ("\u{1B}[38;5;16;48;5;231m", "\u{1B}[0m")
    try #require(line.hasPrefix(start) && line.hasSuffix(end))
    return try drawn(String(line.dropFirst(start.count).dropLast(end.count)))
  }

  @Test("every module of a code is in its place, with the quiet zone around it", arguments: [21, 22, 29])
  func code(size: Int) throws {
    let code = Self.code(size)
    let edge = size + 2 * QRCode.quietZone
    for canPaint in [true, false] {
      var page = blank(columns: edge, canPaint: canPaint)
      page.code(code)
      let rows = try modules(page.text)
      // Each line has two rows, so the last row may be one more than the quiet zone needs.
      #expect(rows.count == edge + edge % 2)
      for (y, row) in rows.enumerated() {
        let expected = (0..<edge).map { code.isDark($0 - QRCode.quietZone, y - QRCode.quietZone) }
        #expect(row == expected)
      }
    }
  }

  @Test("a code has its own colours if colours are allowed, and otherwise none")
  func colours() {
    let styles: [(isColoured: Bool, canPaint: Bool, hasColours: Bool)] = [
      (false, false, false), (false, true, true), (true, false, true), (true, true, true),
    ]
    for style in styles {
      var page = blank(columns: 80, canPaint: style.canPaint, isColoured: style.isColoured)
      page.code(Self.code(21))
      #expect(page.text.contains("\u{1B}[") == style.hasColours)
    }
  }

  @Test("without a window a code is whole")
  func noWindow() {
    var page = blank(columns: nil)
    page.code(Self.code(21))
    #expect(page.text.split(separator: "\n").allSatisfy { $0.count == 29 })
    #expect(page.text.split(separator: "\n").count == 15)
  }

  @Test("in a window that is too narrow its width is told instead", arguments: InterfaceLanguage.all)
  func aNarrowWindowShowsTheWidthInstead(language: InterfaceLanguage) {
    for canPaint in [true, false] {
      var page = blank(columns: 28, canPaint: canPaint, language: language)
      page.code(Self.code(21))
      let told = page.text.replacing("\n", with: " ").trimmed
      #expect(told == texts(in: language).tooNarrow(columns: 29))
      #expect(told.contains("29"))
      #expect(page.text.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= 28 })
    }
  }

  private static let lines = ["\u{1B}[38;5;1m\u{2584}\u{2584}\u{1B}[0m", "\u{2584}\u{2584}"]

  /// The width of the window, and whether a picture of forty columns is shown in it.
  static let widths: [(Int?, Bool)] = [(80, true), (41, true), (40, true), (39, false), (1, false), (nil, false)]

  @Test("a picture is shown unchanged if the window is wide enough", arguments: TextPagePictureTests.widths)
  func picture(columns: Int?, isShown: Bool) {
    var page = blank(columns: columns)
    page.picture(Picture(text: Self.lines.joined(separator: "\n"), mode: .symbols, columns: 40))
    #expect(page.text == (isShown ? Self.lines.joined(separator: "\n") + "\n\n" : ""))
  }

  @Test("a page that is read aloud has no picture")
  func aloud() {
    var page = blank(columns: 80, isAccessible: true)
    page.picture(Picture(text: Self.lines.joined(separator: "\n"), mode: .symbols, columns: 40))
    #expect(page.text.isEmpty)
  }
}

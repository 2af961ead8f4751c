/// Draws a terminal's screen as SVG, in the viewer's fonts.
///
/// Each run of characters is as wide as its columns, whatever the font, so that columns stay aligned.
struct ScreenPicture {
  /// Colours, each as `#rrggbb`.
  struct Palette {
    let ground: String
    let text: String
    let edge: String
    /// The 16 colours of terminals.
    let colours: [String]

    static let light = Palette(
      ground: "#ffffff", text: "#1f2328", edge: "#d1d9e0",
      colours: [
        "#24292f", "#b42318", "#116329", "#7d4e00", "#0550ae", "#6639ba", "#0b6b78", "#57606a",
        "#57606a", "#a40e26", "#1a7f37", "#633c01", "#0969da", "#8250df", "#1b7c83", "#24292f",
      ])
    static let dark = Palette(
      ground: "#0d1117", text: "#e6edf3", edge: "#3d444d",
      colours: [
        "#8b949e", "#ff7b72", "#56d364", "#e3b341", "#79c0ff", "#d2a8ff", "#56d4dd", "#b1bac4",
        "#8b949e", "#ffa198", "#7ee787", "#f2cc60", "#a5d6ff", "#e2c5ff", "#7ce7ef", "#f0f6fc",
      ])
  }

  // In pixels of the picture.
  private static let columnWidth = 8.4
  private static let lineHeight = 19.0
  private static let margin = 16.0

  let screen: TerminalScreen
  let palette: Palette
  /// A description of the content, for those who hear the picture.
  let title: String
  /// The columns of the screen.
  let columns: Int

  var svg: String {
    let width = number(Self.columnWidth * Double(columns) + 2 * Self.margin)
    let height = number(Self.lineHeight * Double(screen.lines.count) + 2 * Self.margin)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(escaped(title))\">",
      "<title>\(escaped(title))</title>",
      "<style>text{font:14px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;"
        + "white-space:pre}.b{font-weight:700}.d{opacity:.65}.u{text-decoration:underline}</style>",
      "<rect x=\".5\" y=\".5\" width=\"\(number(Self.columnWidth * Double(columns) + 2 * Self.margin - 1))\" "
        + "height=\"\(number(Self.lineHeight * Double(screen.lines.count) + 2 * Self.margin - 1))\" rx=\"8\" "
        + "fill=\"\(palette.ground)\" stroke=\"\(palette.edge)\"/>",
    ]
    // As an attribute, which single runs override; a style would override theirs.
    lines.append("<g fill=\"\(palette.text)\">")
    for (row, runs) in screen.lines.enumerated() {
      for run in runs { lines += drawn(run, row) }
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }

  private func drawn(_ run: TerminalScreen.Run, _ row: Int) -> [String] {
    let top = Self.margin + Self.lineHeight * Double(row)
    let colour = run.style.colour.map { palette.colours[$0] }
    var lines: [String] = []
    if run.style.isReversed {
      lines.append(
        "<rect x=\"\(x(run.column))\" y=\"\(number(top))\" "
          + "width=\"\(number(Self.columnWidth * Double(run.width)))\" height=\"\(number(Self.lineHeight))\" "
          + "fill=\"\(colour ?? palette.text)\"/>")
    }
    // Spaces at both ends would be stretched with the rest.
    let leading = run.text.prefix { $0 == " " }.count
    let text = run.text.dropFirst(leading)
    let trailing = text.reversed().prefix { $0 == " " }.count
    guard text.count > trailing else { return lines }
    var attributes = ""
    let classes = [
      run.style.isBold ? "b" : nil, run.style.isDim ? "d" : nil, run.style.isUnderlined ? "u" : nil,
    ].compactMap(\.self)
    if !classes.isEmpty { attributes += " class=\"\(classes.joined(separator: " "))\"" }
    if let fill = run.style.isReversed ? palette.ground : colour { attributes += " fill=\"\(fill)\"" }
    lines.append(
      "<text x=\"\(x(run.column + leading))\" y=\"\(number(top + 14))\" "
        + "textLength=\"\(number(Self.columnWidth * Double(run.width - leading - trailing)))\" "
        + "lengthAdjust=\"spacingAndGlyphs\"\(attributes)>\(escaped(String(text.dropLast(trailing))))</text>")
    return lines
  }

  private func x(_ column: Int) -> String { number(Self.margin + Self.columnWidth * Double(column)) }

  /// A length with at most one decimal.
  private func number(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

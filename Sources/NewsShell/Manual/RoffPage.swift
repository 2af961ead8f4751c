/// A page in the macros of man(7), written from top to bottom. In its texts, what stands between two backticks is set
/// in bold.
struct RoffPage {
  private var lines: [String] = []

  /// Without an end of line behind the last.
  var text: String { lines.joined(separator: "\n") }

  /// - Parameters:
  ///   - date: of the release, `2026-11-22`.
  ///   - origin: the program and its version.
  init(_ name: String, section: Int, date: String, origin: String) {
    lines.append(".TH \(Self.set(name)) \(section) \(date) \"\(Self.set(origin))\"")
    // Words that are typed are never broken or spread; groff takes hyphens up again at each paragraph but for HY.
    lines += [".nr HY 0", ".nh", ".ad l", ".ss 12 0"]
  }

  mutating func section(_ title: String) {
    lines.append(".SH " + Self.set(title))
  }

  mutating func subsection(_ title: String) {
    lines.append(".SS " + Self.set(title))
  }

  mutating func paragraph(_ text: String) {
    // A title has room below it, and a second request for it is an error; what stands further in has none above it.
    let isFirst = lines.last.map { $0.utf8.starts(with: ".S".utf8) || $0 == ".RS" } ?? true
    if !isFirst { lines.append(".PP") }
    lines += Self.filled(text)
  }

  /// A term and, further in, what it means.
  mutating func item(_ term: String, _ text: String) {
    lines += [".TP", Self.guarded(Self.set(term))]
    lines += Self.filled(text)
  }

  /// What follows stands further in until ``outdent()``.
  mutating func indent() {
    lines.append(".RS")
  }

  mutating func outdent() {
    lines.append(".RE")
  }

  /// Lines as they are typed.
  mutating func example(_ typed: [String]) {
    lines += [".PP", ".EX"] + typed.map { Self.guarded(Self.set($0)) } + [".EE"]
  }
}

extension RoffPage {
  /// Lines of the source that are longer are frowned upon.
  private static let most = 80

  /// The text on lines of the source, which the reader's program fills anew.
  private static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in set(text).utf8.split(separator: UInt8(ascii: " ")) {
      let count = length(Substring(word))
      if used > 0, used + 1 + count > most {
        lines.append(guarded(line))
        line = ""
        used = 0
      }
      line += (used > 0 ? " " : "") + Substring(word)
      used += (used > 0 ? 1 : 0) + count
    }
    return lines + [guarded(line)]
  }

  /// The formatters count characters beyond ASCII as they spell them: `\[u00E9]`.
  private static func length(_ word: Substring) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// No line of text is taken for a request.
  private static func guarded(_ line: String) -> String {
    line.utf8.first == UInt8(ascii: ".") ? "\\&" + line : line
  }

  /// Every character as itself on paper, so that what is copied from there can be typed.
  private static func set(_ text: String) -> String {
    var isBold = false
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`":
        isBold.toggle()
        result += isBold ? "\\fB" : "\\fR"
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\u{A0}": result += "\\~"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

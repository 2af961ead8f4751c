import NewsDomain

/// A page in the macros of man(7), written from top to bottom. In its texts, everything between two backticks is bold.
struct RoffPage {
  private var lines: [String] = []

  /// The page without a line break at the end.
  var text: String { lines.joined(separator: "\n") }

  /// - Parameters:
  ///   - date: the date of the release, `2026-11-22`.
  ///   - origin: the program and its version.
  init(_ name: String, section: Int, date: String, origin: String) {
    lines.append(".TH \(Self.set(name)) \(section) \(date) \"\(Self.set(origin))\"")
    // Typed words are never hyphenated or spread. Unless HY is 0, groff would hyphenate again after each paragraph.
    lines += [".nr HY 0", ".nh", ".ad l", ".ss 12 0"]
  }

  mutating func section(_ title: String) {
    lines.append(".SH " + Self.set(title))
  }

  mutating func subsection(_ title: String) {
    lines.append(".SS " + Self.set(title))
  }

  mutating func paragraph(_ text: String) {
    // A title already leaves room below it, and a second request for room is an error. An indented block has none above
    // it.
    let isFirst = lines.last.map { $0.utf8.starts(with: ".S".utf8) || $0 == ".RS" } ?? true
    if !isFirst { lines.append(".PP") }
    lines += Self.filled(text)
  }

  /// A term, and below it its meaning, indented.
  mutating func item(_ term: String, _ text: String) {
    lines += [".TP", Self.guarded(Self.set(term))]
    lines += Self.filled(text)
  }

  /// Indents everything that follows until ``outdent()``.
  mutating func indent() {
    lines.append(".RS")
  }

  mutating func outdent() {
    lines.append(".RE")
  }

  /// Lines shown as typed.
  mutating func example(_ typed: [String]) {
    lines += [".PP", ".EX"] + typed.map { Self.guarded(Self.set($0)) } + [".EE"]
  }
}

extension RoffPage {
  /// The width of a source line; linters of man pages complain about longer ones.
  private static let most = 80

  /// The text as lines of source, which the reader's program wraps again.
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

  /// Formatters count a non-ASCII character as its escape, `\[u00E9]`.
  private static func length(_ word: Substring) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// Prevents a line of text from being read as a request.
  private static func guarded(_ line: String) -> String {
    line.utf8.first == UInt8(ascii: ".") ? "\\&" + line : line
  }

  /// Writes every character so that it is printed unchanged and can be copied and typed.
  private static func set(_ text: String) -> String {
    var isBold = false
    return text.replacingScalars { scalar in
      switch scalar {
      case "`":
        isBold.toggle()
        return isBold ? "\\fB" : "\\fR"
      case "\\": return "\\e"
      case "-": return "\\-"
      case "'": return "\\(aq"
      case "\"": return "\\(dq"
      case "^": return "\\(ha"
      case "~": return "\\(ti"
      // roff has a single unbreakable space.
      case "\u{A0}", "\u{202F}": return "\\~"
      default: return nil
      }
    }
  }
}

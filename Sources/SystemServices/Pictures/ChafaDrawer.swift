import NewsDomain
import Synchronization

/// Draws pictures with the program `chafa`, if it is installed.
package final class ChafaDrawer: PictureDrawer {
  private static let program = "chafa"
  private static let patience = Duration.seconds(3)
  /// The largest output, in bytes: a picture of a whole window in sixels.
  private static let outputLimit = 2 << 20

  private let environment: [String: String]
  private let isCapable: Bool
  private let isColoured: Bool
  /// Whether `chafa` is installed; looked up once, when first needed.
  private let found = Mutex<Bool?>(nil)

  /// - Parameters:
  ///   - isCapable: whether the terminal can show pictures.
  ///   - isColoured: whether pictures may have colours.
  package init(environment: [String: String], isCapable: Bool = true, isColoured: Bool) {
    self.environment = environment
    self.isCapable = isCapable
    self.isColoured = isColoured
  }

  package var isReady: Bool {
    guard isCapable else { return false }
    return found.withLock { found in
      let known = found ?? (ProgramPath.path(of: Self.program, in: environment) != nil)
      found = known
      return known
    }
  }

  package func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture? {
    let format: String
    switch mode {
    case .off: return nil
    // Inside tmux, chafa cannot detect the format by itself.
    case .symbols, .sixel, .kitty: format = "--format=\(mode.rawValue)"
    }
    let words = [
      Self.program, format, "--size=\(columns)x\(rows)", "--colors=\(colours)", "--animate=off", "--polite=on", "-",
    ]
    guard
      let ending = try? await ChildProcess.run(
        words, environment: environment, input: .bytes(file), output: .captured(limit: Self.outputLimit),
        patience: Self.patience), ending.status == 0
    else { return nil }
    return DrawnPicture.picture(ending.output, columns: columns, as: mode)
  }

  private var colours: String {
    if !isColoured { return "none" }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? "full" : "256"
  }
}

/// The output of a program that drew a downloaded picture, checked before it is sent to a terminal.
enum DrawnPicture {
  /// - Returns: `nil` unless the output is colours and characters, or one sixel string, or strings of kitty's protocol.
  static func picture(_ bytes: [UInt8], columns: Int, as mode: PictureMode) -> Picture? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let scalars = Array(text.unicodeScalars)
    switch mode {
    case .off: return nil
    case .symbols:
      guard isOfSymbols(scalars[...]) else { return nil }
      let lines = text.split(separator: "\n" as Character).map(String.init)
      return lines.isEmpty ? nil : Picture(lines: lines, columns: columns)
    case .sixel: return picture(scalars, begin: "\u{1B}P", columns: columns)
    case .kitty: return picture(scalars, begin: "\u{1B}_G", columns: columns)
    }
  }

  /// Whether the text is only printable characters and `ESC [ … m`.
  private static func isOfSymbols(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    while let scalar = rest.popFirst() {
      if scalar == "\n" { continue }
      guard scalar == "\u{1B}" else {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
        default: continue
        }
      }
      guard rest.popFirst() == "[" else { return false }
      rest = rest.drop { ("0"..."9").contains($0) || $0 == ";" }
      guard rest.popFirst() == "m" else { return false }
    }
    return true
  }

  /// Accepts strings of one kind, of printable ASCII between their beginning and ST, and otherwise only line ends.
  private static func picture(_ scalars: [Unicode.Scalar], begin: String, columns: Int) -> Picture? {
    let begin = Array(begin.unicodeScalars)
    var rest = scalars[...]
    while rest.last.map({ "\r\n".unicodeScalars.contains($0) }) == true { rest.removeLast() }
    let text = String(String.UnicodeScalarView(rest))
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      if rest.first == "\n" {
        rest.removeFirst()
        continue
      }
      guard rest.starts(with: begin) else { return nil }
      rest = rest.dropFirst(begin.count).drop { (0x20...0x7E).contains($0.value) || $0 == "\n" || $0 == "\r" }
      guard rest.starts(with: "\u{1B}\\".unicodeScalars) else { return nil }
      rest = rest.dropFirst(2)
    }
    return Picture(lines: [text], columns: columns)
  }
}

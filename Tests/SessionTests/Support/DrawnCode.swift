import TestSupport

/// A QR code in the output to a terminal or file: each cell has two modules, one above the other.
struct DrawnCode {
  /// The rows of modules; `true` is dark.
  let modules: [[Bool]]

  /// Reads cells of a terminal in black and white of the 256 colours.
  ///
  /// - Returns: `nil` if there are none, or only in other colours.
  init?(painted text: String) {
    let lines = text.split(whereSeparator: \.isNewline).compactMap {
      $0.wholeMatch(of: #/\u{1B}\[38;5;16;48;5;231m([█▀▄ ]+)\u{1B}\[0m/#)?.1
    }
    self.init(plain: lines.joined(separator: "\n"))
  }

  /// Reads block characters, dark on light.
  init?(plain text: String) {
    var modules: [[Bool]] = []
    for line in text.split(whereSeparator: \.isNewline) where line.allSatisfy({ "█▀▄ ".contains($0) }) {
      modules.append(line.map { "█▀".contains($0) })
      modules.append(line.map { "█▄".contains($0) })
    }
    self.init(modules)
  }

  private init?(_ modules: [[Bool]]) {
    guard let first = modules.first, modules.allSatisfy({ $0.count == first.count }) else { return nil }
    self.modules = modules
  }

  /// The number of light modules on every side.
  var quietZone: Int {
    let columns = modules.first?.count ?? 0
    let rows = modules.indices.filter { modules[$0].contains(true) }
    let filled = (0..<columns).filter { column in modules.contains { $0[column] } }
    guard let top = rows.first, let bottom = rows.last, let left = filled.first, let right = filled.last else {
      return 0
    }
    return min(top, modules.count - 1 - bottom, left, columns - 1 - right)
  }

  /// The code as a PBM picture, large enough to be read.
  var file: String {
    let scale = 4
    let rows = modules.flatMap { row in
      let line = row.flatMap { Array(repeating: $0 ? "1" : "0", count: scale) }.joined(separator: " ")
      return Array(repeating: line, count: scale)
    }
    return "P1\n\((modules.first?.count ?? 0) * scale) \(rows.count)\n" + rows.joined(separator: "\n") + "\n"
  }
}

/// A fault in a file of colours.
package struct PaletteFault: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// The line is not `role = colour`.
    case notAnEntry(String)
    case unknownRole(String)
    case unknownColour(String)
  }

  /// From 1.
  package let line: Int
  package let kind: Kind

  package init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

extension Palette {
  /// The palette of a file: lines `role = colour`, of which the last for a role counts; the other roles stay usual. `#`
  /// at the beginning of a line begins a comment.
  ///
  /// A colour is any of these words: `bold`, `dim`, `italic`, `underline`, `reverse`, `strike`, a colour, `on` and the
  /// colour of the background, or `none`.
  ///
  /// - Throws: ``PaletteFault``, the first one of the file.
  package init(file text: String) throws(PaletteFault) {
    self = .standard
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard let mark = line.firstIndex(of: "=") else { throw PaletteFault(line: number, .notAnEntry(String(line))) }
      let name = Self.words(line[..<mark]).joined(separator: " ")
      guard let role = Role(rawValue: name), role != .plain else {
        throw PaletteFault(line: number, .unknownRole(name))
      }
      let values = Self.words(line[line.index(after: mark)...])
      guard !values.isEmpty else { throw PaletteFault(line: number, .notAnEntry(String(line))) }
      do { self[role] = try Look(values) } catch { throw PaletteFault(line: number, .unknownColour(error.word)) }
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }
}

extension Look {
  /// A word that is neither a weight nor a colour.
  fileprivate struct Unknown: Error {
    let word: String
  }

  fileprivate init(_ words: [String]) throws(Unknown) {
    self.init()
    var isBackground = false
    for word in words {
      if word == "on", !isBackground {
        isBackground = true
      } else if let weight = Weight(rawValue: word), !isBackground {
        weights.insert(weight)
      } else if let colour = Colour(word) {
        if isBackground { background = colour } else { self.colour = colour }
        isBackground = false
      } else if word != "none" || words.count > 1 {
        throw Unknown(word: word)
      }
    }
    if isBackground { throw Unknown(word: "on") }
  }
}

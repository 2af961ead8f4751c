import NewsDomain
import NewsPresentation

/// Finds words in the lines of a text, also where a line ends within them.
struct TextSearch: Sendable {
  /// Where the words were found.
  struct Hit: Sendable, Equatable {
    /// The lines it is on.
    let lines: ClosedRange<Int>
    /// The characters of the first line before it.
    let start: Int
    /// The characters of the last line up to its end.
    let end: Int

    /// The characters of a line that belong to it, of so many after the lead.
    func characters(of line: Int) -> Range<Int> {
      (line == lines.lowerBound ? start : 0)..<(line == lines.upperBound ? end : .max)
    }
  }

  /// A folded letter of the text, and the character it comes from.
  private struct Letter {
    let scalar: Unicode.Scalar
    let line: Int
    let character: Int
  }

  /// The most hits, more than anybody steps through.
  static let most = 10_000

  /// Between two lines of one paragraph: a space, or nothing in a script without spaces.
  private static let wrap: Unicode.Scalar = "\u{1}"
  /// Between two paragraphs.
  private static let end: Unicode.Scalar = "\u{0}"

  private let letters: [Letter]
  private let folder: any LetterFolder

  init(_ lines: [PageLine], folder: any LetterFolder) {
    self.folder = folder
    var letters: [Letter] = []
    for (index, line) in lines.enumerated() {
      if index > 0 {
        letters.append(Letter(scalar: line.isContinued ? Self.wrap : Self.end, line: index, character: 0))
      }
      var character = 0
      for span in line.spans.dropFirst(line.lead) {
        for each in span.text.string {
          for scalar in Self.folded(each, folder) {
            letters.append(Letter(scalar: scalar, line: index, character: character))
          }
          character += 1
        }
      }
    }
    self.letters = letters
  }

  /// The places of words, from the top.
  func hits(of words: String) -> [Hit] {
    var wanted = words.trimmed.flatMap { Self.folded($0, folder) }[...]
    while wanted.first == " " { wanted.removeFirst() }
    guard let first = wanted.first else { return [] }
    var hits: [Hit] = []
    var index = 0
    while index < letters.count, hits.count < Self.most {
      guard letters[index].scalar == first, let end = end(of: wanted, at: index) else {
        index += 1
        continue
      }
      let (begin, last) = (letters[index], letters[end - 1])
      hits.append(Hit(lines: begin.line...last.line, start: begin.character, end: last.character + 1))
      index = end
    }
    return hits
  }

  /// The end of words that begin at an index; `nil` if they do not.
  private func end(of words: ArraySlice<Unicode.Scalar>, at start: Int) -> Int? {
    var index = start
    var rest = words
    while let wanted = rest.first {
      guard index < letters.count else { return nil }
      let scalar = letters[index].scalar
      if scalar == wanted || (scalar == Self.wrap && wanted == " ") {
        rest.removeFirst()
      } else if scalar != Self.wrap {
        return nil
      }
      index += 1
    }
    return index
  }

  /// A character as searches see it; quotation marks, dashes and white space are written in many ways.
  private static func folded(_ character: Character, _ folder: any LetterFolder) -> [Unicode.Scalar] {
    character.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      if let folded = folder.folded(scalar) { return folded }
      switch scalar.properties.generalCategory {
      case .dashPunctuation: return ["-"]
      case .initialPunctuation, .finalPunctuation: return ["'"]
      case .spaceSeparator: return [" "]
      default: return scalar == "\"" ? ["'"] : [scalar]
      }
    }
  }
}

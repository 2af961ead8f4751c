import NewsDomain
import NewsPresentation

/// A text laid out for a width, with places in it that are the same at every width.
struct TextLayout: Sendable {
  /// A place in a text.
  struct Place: Sendable, Equatable {
    /// The number of letters and digits before it.
    let letters: Int
    /// Whether its line has none, so that it is before an empty line or a picture.
    let isBlank: Bool
  }

  let lines: [PageLine]
  /// The number of letters and digits before each line, and in all of them.
  private let letters: [Int]

  init(_ lines: [PageLine] = []) {
    self.lines = lines
    var letters = [0]
    letters.reserveCapacity(lines.count + 1)
    for line in lines { letters.append(letters[letters.count - 1] + Self.letters(of: line)) }
    self.letters = letters
  }

  func place(of line: Int) -> Place {
    guard lines.indices.contains(line) else { return Place(letters: 0, isBlank: true) }
    return Place(letters: letters[line], isBlank: letters[line] == letters[line + 1])
  }

  /// The line with a place that was found at any width.
  func line(of place: Place) -> Int {
    let first = firstLine { letters[$0] >= place.letters }
    if place.isBlank { return min(first, max(0, lines.count - 1)) }
    return max(0, firstLine { letters[$0] > place.letters } - 1)
  }

  /// The first line of which something is true that is true of all after it; the number of lines if there is none.
  private func firstLine(where isTrue: (Int) -> Bool) -> Int {
    var range = 0..<lines.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = isTrue(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  private static func letters(of line: PageLine) -> Int {
    line.spans.dropFirst(line.lead).reduce(0) { $0 + $1.text.string.unicodeScalars.count { $0.isOfWord } }
  }
}

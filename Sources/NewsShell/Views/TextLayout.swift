import NewsDomain
import NewsPresentation

/// A text laid out for a width, with places in it that are the same at every width.
struct TextLayout: Sendable {
  /// A place in a text.
  struct Place: Sendable, Equatable {
    /// The number of letters and digits before it.
    let letters: Int
    /// Which of the lines without any its line is, of those that follow each other, from 0: empty ones, and those of a
    /// picture. `nil` if its line has letters.
    let blank: Int?

    static let beginning = Place(letters: 0, blank: 0)
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
    guard lines.indices.contains(line) else { return .beginning }
    let before = letters[line]
    return Place(letters: before, blank: before == letters[line + 1] ? line - first(after: before) : nil)
  }

  /// The line with a place that was found at any width.
  func line(of place: Place) -> Int {
    // The line with the next letter; at another width fewer lines without any may be before it.
    let lettered = max(0, firstLine { letters[$0] > place.letters } - 1)
    return place.blank.map { min(first(after: place.letters) + $0, lettered) } ?? lettered
  }

  /// The first line that has as many letters before it.
  private func first(after count: Int) -> Int { firstLine { letters[$0] >= count } }

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

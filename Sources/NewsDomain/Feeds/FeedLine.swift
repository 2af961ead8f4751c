/// A line of newsboat's list of feeds, besides the address, name and folder of its feed.
package struct FeedLine: Sendable, Equatable {
  /// Counted from 1.
  package let number: Int
  /// The tags after the first one, which is the folder.
  package var otherTags: [String]
  /// Whether newsboat hides the feed in its list.
  package var isHidden: Bool

  package init(number: Int, otherTags: [String] = [], isHidden: Bool = false) {
    self.number = number
    self.otherTags = otherTags
    self.isHidden = isHidden
  }
}

/// A line or entry of a list of feeds that is not a feed.
package struct LeftOutLine: Sendable, Equatable {
  package enum Reason: String, Sendable, CaseIterable {
    /// A program would be run, and its output read as a feed.
    case program
    /// A program would be run to change a feed.
    case filter
    /// It is a search among the articles of other feeds.
    case query
    /// It has no http or https address.
    case address
  }

  /// The most lines that are named to a person.
  package static let mostNamed = 20

  /// Counted from 1; `nil` for an entry of a list that has no lines.
  package let number: Int?
  /// Its name or its beginning, without what may be secret.
  package let text: String
  package let reason: Reason

  package init(number: Int?, text: String, _ reason: Reason) {
    self.number = number
    self.text = text
    self.reason = reason
  }
}

/// What became of a line or an entry of an imported list.
package struct ImportedLine: Sendable, Equatable {
  package enum Result: Sendable, Equatable {
    case added(OwnFeed)
    /// The reader has the feed already, or another line of the list has it.
    case known(OwnFeed)
    case leftOut(LeftOutLine.Reason)
  }

  /// Counted from 1; `nil` for an entry of a list that has no lines.
  package let number: Int?
  /// The address of the feed, or what the line is called.
  package let text: String
  package let result: Result
  package var otherTags: [String] = []
  package var isHidden = false

  package init(number: Int?, text: String, _ result: Result, otherTags: [String] = [], isHidden: Bool = false) {
    self.number = number
    self.text = text
    self.result = result
    self.otherTags = otherTags
    self.isHidden = isHidden
  }

  /// A line that is not a feed.
  package init(_ line: LeftOutLine) {
    self.init(number: line.number, text: line.text, .leftOut(line.reason))
  }
}

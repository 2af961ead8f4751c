import FoundationEssentials

/// The reader's marks on an article, and the facts that the archive has about it.
package struct ArticleState: Sendable, Equatable {
  package var isRead: Bool
  /// Whether a brief or a list of what is new has shown it. It may still be unread.
  package var isShown: Bool
  package var isSaved: Bool
  /// In alphabetical order.
  package var labels: [String]
  /// The labels under which others share it.
  package var shared: [SharedLabel] = []
  package var firstSeen: Date
  /// A number that grows with each article added to the archive; 0 for articles that were imported.
  package var arrival: Int
  /// Whether its title, summary or text has changed since it was first seen.
  package var isRevised: Bool

  /// Whether it is new to a reader whose last visit to its list was this one; before the first visit everything is. What
  /// was opened or shown elsewhere is not.
  package func isNew(since visit: Visit?) -> Bool { !isRead && !isShown && arrival > visit?.arrival ?? -1 }

  package init(
    isRead: Bool = false, isShown: Bool = false, isSaved: Bool = false, labels: [String] = [], firstSeen: Date,
    arrival: Int = 0,
    isRevised: Bool = false
  ) {
    self.isRead = isRead
    self.isShown = isShown
    self.isSaved = isSaved
    self.labels = labels
    self.firstSeen = firstSeen
    self.arrival = arrival
    self.isRevised = isRevised
  }
}

/// A change of the reader's marks.
package enum MarkChange: Sendable, Equatable {
  case read
  /// Clears read and shown.
  case unread
  /// Marks as shown by a brief or a list of what is new, so that the next one shows others.
  case shown
  /// Saves, with a label if one is given.
  ///
  /// - Parameter isShared: whether the other readers of a server see the label and its owner; `nil` leaves that
  ///   unchanged.
  case save(label: String?, isShared: Bool? = nil)
  /// Removes from the saved articles, together with the labels.
  case unsave
}

/// A label under which another reader of a server shares an article.
package struct SharedLabel: Sendable, Equatable, CustomStringConvertible {
  package let label: String
  package let reader: String

  package init(_ label: String, by reader: String) {
    self.label = label
    self.reader = reader
  }

  /// As people see it: `climate (anna)`.
  package var description: String { "\(label) (\(reader))" }
}

/// A label, and how many saved articles have it.
package struct LabelCount: Sendable, Equatable {
  package let label: String
  package let count: Int

  package init(label: String, count: Int) {
    self.label = label
    self.count = count
  }
}

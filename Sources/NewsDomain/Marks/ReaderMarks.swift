import FoundationEssentials

/// The reader's own marks on an article, with their times.
package struct ReaderMarks: Sendable, Equatable {
  package var readAt: Date?
  package var shownAt: Date?
  package var saving = Saving()

  /// When the article was saved, and its labels, which go with that.
  package struct Saving: Sendable, Equatable {
    package var at: Date?
    /// In alphabetical order.
    package var labels: [Label] = []

    package init() {}
  }

  /// A label of the reader's own.
  package struct Label: Sendable, Equatable {
    package let name: String
    /// When it was shared with the other readers of a server; `nil` if they don't see it.
    package let sharedAt: Date?

    package init(_ name: String, sharedAt: Date?) {
      self.name = name
      self.sharedAt = sharedAt
    }
  }

  package init(readAt: Date? = nil, shownAt: Date? = nil, savedAt: Date? = nil) {
    self.readAt = readAt
    self.shownAt = shownAt
    saving.at = savedAt
  }
}

/// The marks of an article before and after a change.
package struct MarksEdit: Sendable, Equatable {
  package let id: ArticleID
  package let before: ReaderMarks
  package let after: ReaderMarks

  package init(id: ArticleID, before: ReaderMarks, after: ReaderMarks) {
    self.id = id
    self.before = before
    self.after = after
  }

  /// The marks without this change; marks that it did not touch stay as they are.
  ///
  /// - Parameter present: the marks as they are now.
  /// - Returns: `nil` if a mark that it set has changed since.
  package func takenBack(from present: ReaderMarks) -> ReaderMarks? {
    var marks = present
    func takeBack<Part: Equatable>(_ part: WritableKeyPath<ReaderMarks, Part>) -> Bool {
      guard before[keyPath: part] != after[keyPath: part] else { return true }
      guard present[keyPath: part] == after[keyPath: part] else { return false }
      marks[keyPath: part] = before[keyPath: part]
      return true
    }
    return takeBack(\.readAt) && takeBack(\.shownAt) && takeBack(\.saving) ? marks : nil
  }
}

extension MarkChange {
  /// Whether it changes labels, or whether the article is saved.
  package var isOfSaving: Bool {
    switch self {
    case .read, .unread, .shown: false
    case .save, .unsave: true
    }
  }
}

/// Records changes of marks that the reader asked for, so that they can be taken back.
package protocol MarkChangeRecorder: Sendable {
  func record(_ change: MarkChange, _ edits: [MarksEdit])
}

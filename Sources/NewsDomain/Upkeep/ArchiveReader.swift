/// How much a reader has in the archive.
package struct MarkCounts: Sendable, Equatable {
  package var saved: Int
  package var read: Int
  package var labels: Int
  package var follows: Int
  package var mutes: Int

  package init(saved: Int = 0, read: Int = 0, labels: Int = 0, follows: Int = 0, mutes: Int = 0) {
    self.saved = saved
    self.read = read
    self.labels = labels
    self.follows = follows
    self.mutes = mutes
  }

  package var isEmpty: Bool { self == MarkCounts() }
}

/// A reader of an archive on a server, as its collectors see it: how much it has, never what.
package struct ArchiveReader: Sendable, Equatable {
  /// Who logs in under the reader's name.
  package enum Login: String, Sendable, CaseIterable {
    /// The reader.
    case own
    /// A role created later, which sees none of the reader's data.
    case other
    /// Nobody can.
    case missing
  }

  package let name: String
  package let login: Login
  package let marks: MarkCounts

  package init(name: String, login: Login, marks: MarkCounts) {
    self.name = name
    self.login = login
    self.marks = marks
  }
}

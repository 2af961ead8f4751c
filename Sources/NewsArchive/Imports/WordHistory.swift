import FoundationEssentials
import NewsDomain

/// The words of an article as one archive knows them: earlier wordings and the current one.
struct WordHistory: Sendable, Equatable {
  /// The earlier wordings, each with the time since which it was seen. Their order does not matter.
  var before: [Revision]
  /// The current words.
  var present: Revision
  /// When the current words were last seen.
  var lastSeen: Date

  /// Merges the words that two archives know. The words that were seen last become the current ones, and get the fields
  /// that they lack from the others. Merging them again changes nothing.
  func merged(with other: WordHistory) -> WordHistory {
    let (late, early) = other.lastSeen > lastSeen ? (other, self) : (self, other)
    var before = before
    func keep(_ revision: Revision) {
      if !before.contains(where: { $0.seenAt == revision.seenAt }) { before.append(revision) }
    }
    other.before.forEach(keep)
    var starts = [late.present.seenAt]
    if early.present.differs(from: late.present) {
      keep(early.present)
    } else {
      starts.append(early.present.seenAt)
    }
    let last = before.map(\.seenAt).max() ?? .distantPast
    var start = starts.filter { $0 > last }.min()
    if start == nil {
      // The other archive saw other words in between.
      keep(late.present)
      start = max(late.lastSeen, last)
    }
    return WordHistory(
      before: before, present: late.present.filled(from: early.present, seenAt: start ?? last), lastSeen: late.lastSeen)
  }
}

extension Revision {
  /// Whether a field that both have differs.
  fileprivate func differs(from other: Revision) -> Bool {
    [(title, other.title), (summary, other.summary), (content, other.content)].contains { one, other in
      guard let one, let other else { return false }
      return one.trimmed != other.trimmed
    }
  }

  fileprivate func filled(from other: Revision, seenAt: Date) -> Revision {
    Revision(
      seenAt: seenAt, title: title ?? other.title, summary: summary ?? other.summary, content: content ?? other.content)
  }
}

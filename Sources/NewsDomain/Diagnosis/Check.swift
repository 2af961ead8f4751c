/// What a diagnosis found out about one subject.
package struct Check: Sendable, Equatable {
  package let subject: CheckSubject
  package let verdict: CheckVerdict
  /// What is known about it, the most important first.
  package let facts: [CheckFact]
  /// What to do about it; `nil` if there is nothing to do.
  package let wayOut: WayOut?

  package init(
    _ subject: CheckSubject, _ verdict: CheckVerdict = .ok, _ facts: [CheckFact], wayOut: WayOut? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.facts = facts
    self.wayOut = wayOut
  }

  /// The same without anything private, for a report that others read.
  package var shareable: Check { Check(subject, verdict, facts.compactMap(\.shareable)) }
}

/// The subjects of a diagnosis, in the order in which they are shown; the raw value is printed for programs.
package enum CheckSubject: String, Sendable, CaseIterable {
  /// supernews itself, and the system it runs on.
  case program
  case network
  case googleNews
  case newsapi
  /// The feed of one source.
  case sourceFeeds
  /// The reader's own feeds, as they were when they were last fetched.
  case ownFeeds
  case clock
  case terminal
  /// The language of the interface, and the locale.
  case language
  case braille
  case libraries
  /// The process that reads documents of strangers.
  case confinement
  case archive
  case collector
  case notifications
  case mail
  /// The model that compares titles by their meaning.
  case model
}

package enum CheckVerdict: String, Sendable, CaseIterable {
  case ok
  /// It works, but not as well as it could.
  case warning
  /// It is broken.
  case failure
  /// It was not checked.
  case unchecked
}

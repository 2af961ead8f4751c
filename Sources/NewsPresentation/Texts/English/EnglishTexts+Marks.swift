import NewsDomain

extension EnglishTexts {
  func name(of mark: Mark) -> String {
    switch mark {
    case .read: "read"
    case .unread: "unread"
    case .shown: "shown"
    }
  }

  package func word(of mark: MarkWord) -> String {
    switch mark {
    case .read: "read"
    case .saved: "saved"
    case .changed: "changed"
    }
  }

  package func since(_ time: LocalTime, _ nearness: LocalTime.Nearness) -> String {
    switch nearness {
    case .today: "since \(time.clock)"
    case .yesterday: "since \(yesterday(time))"
    case .other: "since \(dayAndTime(time))"
    }
  }

  package func since(_ moment: String) -> String { "since \(moment)" }

  package func new(_ count: Int, _ since: String) -> String {
    count == 0 ? "Nothing new \(since)." : "\(grouped(count)) new \(since)"
  }

  package func hidden(_ count: Int, mutes: Int) -> String {
    "\(grouped(count)) hidden by \(mutes == 1 ? "1 mute" : "\(grouped(mutes)) mutes") · list --all"
  }

  package func only(_ filter: ArticleFilter) -> String {
    switch filter {
    case .unread: "unread only"
    case .new: "new only"
    }
  }

  package var changedHint: String { "changed since first seen · diff" }

  package func labels(_ labels: [LabelCount]) -> String {
    "labels: " + labels.map { "\($0.label) (\(grouped($0.count)))" }.joined(separator: ", ")
  }

  package var nothingSaved: String { "Nothing saved yet. To save the first article of a list, type save 1." }
}

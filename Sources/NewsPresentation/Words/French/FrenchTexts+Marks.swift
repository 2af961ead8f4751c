import NewsDomain

extension FrenchTexts {
  func name(of mark: Mark) -> String {
    switch mark {
    case .read: "lu"
    case .unread: "non lu"
    case .shown: "montré"
    }
  }

  package func word(of mark: MarkWord) -> String {
    switch mark {
    case .read: "lu"
    case .saved: "gardé"
    case .changed: "modifié"
    }
  }

  package func since(_ time: LocalTime, _ nearness: LocalTime.Nearness) -> String {
    switch nearness {
    case .today: "depuis \(clock(time))"
    case .yesterday: "depuis \(yesterday(time))"
    case .other: "depuis le \(dayAndTime(time))"
    }
  }

  package func new(_ count: Int, _ since: String) -> String {
    switch count {
    case 0: "rien de nouveau \(since)"
    case 1: "1 nouveau \(since)"
    default: "\(count) nouveaux \(since)"
    }
  }

  package func hidden(_ count: Int, mutes: Int) -> String {
    (count == 1 ? "1 caché" : "\(count) cachés") + " par " + (mutes == 1 ? "1 masque" : "\(mutes) masques")
      + " · liste --all"
  }

  package func only(_ filter: ArticleFilter) -> String {
    switch filter {
    case .unread: "seulement les non lus"
    case .new: "seulement les nouveaux"
    }
  }

  package var changedHint: String { "modifié depuis qu’il est apparu · diff" }

  package func labels(_ labels: [LabelCount]) -> String {
    "étiquettes\u{A0}: " + labels.map { "\($0.label) (\($0.count))" }.joined(separator: ", ")
  }

  package var nothingSaved: String { "Rien n’est encore gardé\u{A0}: garde 1 garde le premier article d’une liste." }
}

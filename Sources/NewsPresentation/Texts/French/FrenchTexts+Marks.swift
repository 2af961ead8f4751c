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
    case .today: "depuis aujourd’hui à \(clock(time))"
    case .yesterday: "depuis \(yesterday(time))"
    case .other: "depuis le \(dayAndTime(time))"
    }
  }

  package func since(_ moment: String) -> String { "depuis le \(moment)" }

  package func new(_ count: Int, _ since: String) -> String {
    switch count {
    case 0: "Rien de nouveau \(since)."
    case 1: "1 nouveau \(since)"
    default: "\(grouped(count)) nouveaux \(since)"
    }
  }

  package func hidden(_ count: Int, mutes: Int) -> String {
    (count < 2 ? "\(count) article caché" : "\(grouped(count)) articles cachés") + " par "
      + (mutes < 2 ? "\(mutes) masque" : "\(grouped(mutes)) masques")
      + " · liste --tout"
  }

  package func only(_ filter: ArticleFilter) -> String {
    switch filter {
    case .unread: "non lus seulement"
    case .new: "nouveaux seulement"
    }
  }

  package var changedHint: String { "modifié depuis sa première apparition · diff" }

  package func labels(_ labels: [LabelCount]) -> String {
    "étiquettes\u{202F}: " + labels.map { "\($0.label) (\(grouped($0.count)))" }.joined(separator: ", ")
  }

  package var nothingSaved: String {
    "Aucun article gardé. Pour garder le premier d’une liste, tapez «\u{202F}garder 1\u{202F}»."
  }
}

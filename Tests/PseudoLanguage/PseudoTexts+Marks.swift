import NewsDomain
import NewsPresentation

/// Marks and visits.
extension PseudoTexts {
  func word(of mark: MarkWord) -> String { bracketed(english.word(of: mark)) }

  func since(_ time: LocalTime, _ nearness: LocalTime.Nearness) -> String {
    bracketed(english.since(time, nearness))
  }

  func since(_ moment: String) -> String { bracketed(english.since(moment)) }

  func new(_ count: Int, _ since: String) -> String { bracketed(english.new(count, since)) }
  func hidden(_ count: Int, mutes: Int) -> String { bracketed(english.hidden(count, mutes: mutes)) }
  func only(_ filter: ArticleFilter) -> String { bracketed(english.only(filter)) }
  var changedHint: String { bracketed(english.changedHint) }
  func labels(_ labels: [LabelCount]) -> String { bracketed(english.labels(labels)) }
  var nothingSaved: String { bracketed(english.nothingSaved) }
}

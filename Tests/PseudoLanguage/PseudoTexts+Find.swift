import NewsDomain
import NewsPresentation

/// Results from the archive.
extension PseudoTexts {
  var fromArchive: String { bracketed(english.fromArchive) }

  func count(_ shown: Int, ofMoreThan total: Int) -> String {
    bracketed(english.count(shown, ofMoreThan: total))
  }

  func ranked(_ count: Int) -> String { bracketed(english.ranked(count)) }
}

/// Translations.
extension PseudoTexts {
  func translated(from: String?, to: String, by program: String) -> String {
    bracketed(english.translated(from: from, to: to, by: program))
  }
}

/// Mutes, and how articles changed.
extension PseudoTexts {
  var mutes: String { bracketed(english.mutes) }
  var mutesAdvice: String { bracketed(english.mutesAdvice) }
  func name(of mark: Mark) -> String { bracketed(english.name(of: mark)) }
  func name(of mute: Mute) -> String { english.name(of: mute) }
  func reach(of mute: Mute) -> String { bracketed(english.reach(of: mute)) }
  var muteForEver: String { bracketed(english.muteForEver) }
  func muteEnds(_ day: String) -> String { bracketed(english.muteEnds(day)) }
  func muteEnded(_ ago: String) -> String { bracketed(english.muteEnded(ago)) }
  func label(of field: FindRequest.Field) -> String { bracketed(english.label(of: field)) }
  func changed(from: String, to: String) -> String { bracketed(english.changed(from: from, to: to)) }
  var removedWords: String { bracketed(english.removedWords) }
  var addedWords: String { bracketed(english.addedWords) }
}

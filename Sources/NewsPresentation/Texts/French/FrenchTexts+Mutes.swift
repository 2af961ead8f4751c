import NewsDomain

extension FrenchTexts {
  var mutes: String { "Masques" }

  var mutesAdvice: String {
    "Pour cacher les articles dont le titre ou le résumé contient un texte, tapez «\u{202F}masquer TEXTE\u{202F}»."
  }

  func name(of mute: Mute) -> String {
    if let story = mute.story { return "sujet «\u{202F}\(story.title)\u{202F}»" }
    return [mute.text.map { "«\u{202F}\($0)\u{202F}»" }, mute.source].compactMap(\.self).joined(separator: " chez ")
  }

  func reach(of mute: Mute) -> String {
    if mute.story != nil { return "tous ses articles" }
    if mute.text == nil { return "tous ses articles" }
    return mute.isOfTitles ? "dans les titres" : "dans les titres et les résumés"
  }

  var muteForEver: String { "sans limite" }

  func muteEnds(_ day: String) -> String { "jusqu’au \(day)" }

  func muteEnded(_ ago: String) -> String { "expiré \(ago)" }

  func muted(_ mute: Mute, days: Int?, hidden: Int) -> String {
    let length = days.map { " pendant " + dayCount($0) } ?? ""
    if mute.story != nil {
      return subject(mute) + " est masqué\(length)\u{202F}; il compte \(articles(hidden)) pour l’instant."
    }
    let would =
      switch hidden {
      case 0: "aucun article des 7 derniers jours n’aurait été caché"
      case 1: "1 article des 7 derniers jours aurait été caché"
      default: "\(grouped(hidden)) articles des 7 derniers jours auraient été cachés"
      }
    return name(of: mute) + " est masqué" + (mute.isOfTitles ? " dans les titres" : "") + length + "\u{202F}; \(would)."
  }

  func unmuted(_ mute: Mute) -> String { subject(mute) + " n’est plus masqué." }

  /// The name of a mute at the beginning of a sentence.
  private func subject(_ mute: Mute) -> String { (mute.story == nil ? "" : "Le ") + name(of: mute) }
}

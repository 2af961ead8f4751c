import NewsDomain

extension FrenchTexts {
  var mutes: String { "Masques" }

  var mutesAdvice: String { "« masque TEXTE » cache les articles qui l’ont dans leur titre ou leur résumé." }

  func name(of mute: Mute) -> String {
    if let story = mute.story { return "sujet «\u{A0}\(story.title)\u{A0}»" }
    return [mute.text.map { "« \($0) »" }, mute.source].compactMap(\.self).joined(separator: " de ")
  }

  func reach(of mute: Mute) -> String {
    if mute.story != nil { return "tous ses articles" }
    if mute.text == nil { return "tout" }
    return mute.isOfTitles ? "dans les titres" : "dans les titres et résumés"
  }

  var muteForEver: String { "pour toujours" }

  func muteEnds(_ day: String) -> String { "jusqu’au \(day)" }

  func muteEnded(_ ago: String) -> String { "a pris fin \(ago)" }

  func muted(_ mute: Mute, days: Int?, hidden: Int) -> String {
    let length = days.map { $0 == 1 ? " pendant 1 jour" : " pendant \($0) jours" } ?? ""
    if mute.story != nil {
      return subject(mute) + " est masqué\(length)\u{A0}; il a \(articles(hidden)) pour l’instant."
    }
    let would =
      switch hidden {
      case 0: "aucun article de la semaine passée n’aurait été caché"
      case 1: "1 article de la semaine passée aurait été caché"
      default: "\(hidden) articles de la semaine passée auraient été cachés"
      }
    return name(of: mute) + (mute.isOfTitles ? " dans les titres" : "") + " est masqué" + length + " ; \(would)."
  }

  func unmuted(_ mute: Mute) -> String { subject(mute) + " n’est plus masqué." }

  /// The name of a mute at the beginning of a sentence.
  private func subject(_ mute: Mute) -> String { (mute.story == nil ? "" : "Le ") + name(of: mute) }
}

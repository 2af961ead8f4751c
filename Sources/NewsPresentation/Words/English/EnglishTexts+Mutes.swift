import NewsDomain

extension EnglishTexts {
  var mutes: String { "Mutes" }

  var mutesAdvice: String { "\"mute TEXT\" hides articles that have it in their title or summary." }

  func name(of mute: Mute) -> String {
    if let story = mute.story { return "story \"\(story.title)\"" }
    return [mute.text.map { "\"\($0)\"" }, mute.source].compactMap(\.self).joined(separator: " of ")
  }

  func reach(of mute: Mute) -> String {
    if mute.story != nil { return "all its articles" }
    if mute.text == nil { return "everything" }
    return mute.isOfTitles ? "in titles" : "in titles and summaries"
  }

  var muteForEver: String { "for ever" }

  func muteEnds(_ day: String) -> String { "until \(day)" }

  func muteEnded(_ ago: String) -> String { "expired \(ago)" }

  func muted(_ mute: Mute, days: Int?, hidden: Int) -> String {
    let length = days.map { $0 == 1 ? " for 1 day" : " for \($0) days" } ?? ""
    if mute.story != nil { return subject(mute) + " is muted\(length); it has \(articles(hidden)) so far." }
    return name(of: mute) + (mute.isOfTitles ? " in titles" : "") + " is muted" + length + "; it would have hidden "
      + (hidden == 0 ? "nothing" : articles(hidden)) + " of the last week."
  }

  func unmuted(_ mute: Mute) -> String { subject(mute) + " is no longer muted." }

  /// The name of a mute at the beginning of a sentence.
  private func subject(_ mute: Mute) -> String { (mute.story == nil ? "" : "The ") + name(of: mute) }
}

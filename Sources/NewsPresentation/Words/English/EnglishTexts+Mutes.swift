import NewsDomain

extension EnglishTexts {
  var mutes: String { "Mutes" }

  var mutesAdvice: String { "\"mute TEXT\" hides articles that have it in their title or summary." }

  func name(of mute: Mute) -> String {
    if let story = mute.story { return "the story \"\(story.title)\"" }
    return [mute.text.map { "\"\($0)\"" }, mute.source].compactMap(\.self).joined(separator: " of ")
  }

  func reach(of mute: Mute) -> String {
    if mute.text == nil { return "everything" }
    return mute.isOfTitles ? "in titles" : "in titles and summaries"
  }

  var muteForEver: String { "for ever" }

  func muteEnds(_ day: String) -> String { "until \(day)" }

  func muteEnded(_ ago: String) -> String { "expired \(ago)" }

  func muted(_ mute: Mute, days: Int?, hidden: Int) -> String {
    let length = days.map { $0 == 1 ? " for 1 day" : " for \($0) days" } ?? ""
    return name(of: mute) + (mute.isOfTitles ? " in titles" : "") + " is muted" + length + "; it would have hidden "
      + (hidden == 0 ? "nothing" : articles(hidden)) + " of the last week."
  }

  func unmuted(_ mute: Mute) -> String { name(of: mute) + " is no longer muted." }
}

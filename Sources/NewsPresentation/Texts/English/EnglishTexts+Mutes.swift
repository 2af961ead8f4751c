import NewsDomain

extension EnglishTexts {
  var mutes: String { "Mutes" }

  var mutesAdvice: String { "To hide articles with words in their title or summary, type mute TEXT." }

  func name(of mute: Mute) -> String {
    if let story = mute.story { return "story \"\(story.title)\"" }
    return [mute.text.map { "\"\($0)\"" }, mute.source].compactMap(\.self).joined(separator: " from ")
  }

  func reach(of mute: Mute) -> String {
    if mute.story != nil { return "all its articles" }
    if mute.text == nil { return "everything" }
    return mute.isOfTitles ? "in titles" : "in titles and summaries"
  }

  var muteForEver: String { "forever" }

  func muteEnds(_ day: String) -> String { "until \(day)" }

  func muteEnded(_ ago: String) -> String { "expired \(ago)" }

  func muted(_ mute: Mute, days: Int?, hidden: Int) -> String {
    let length = days.map { $0 == 1 ? " for 1 day" : " for \($0) days" } ?? ""
    if mute.story != nil { return "Muted " + subject(mute) + "\(length); it has \(articles(hidden)) so far." }
    return "Muted " + name(of: mute) + (mute.isOfTitles ? " in titles" : "") + length + "; it would have hidden "
      + (hidden == 0 ? "nothing" : articles(hidden)) + " in the last week."
  }

  func unmuted(_ mute: Mute) -> String { "Unmuted " + subject(mute) + "." }

  /// The name of a mute within a sentence.
  private func subject(_ mute: Mute) -> String { (mute.story == nil ? "" : "the ") + name(of: mute) }
}

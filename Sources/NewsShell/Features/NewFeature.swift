import NewsDomain

/// New articles in lists and in the reader's own feeds.
package struct NewFeature: Feature {
  let reading: ReadingFeature
  let feeds: ManageFeeds

  package static func of(_ features: Features) -> Self {
    Self(reading: features.reading, feeds: features.feeds.manage)
  }

  /// The number of the reader's own unread articles since the last `new`; `nil` if unknown or not shown in the prompt.
  func count(in session: Session) async -> Int? {
    guard session.settings[PromptSetting.self]?.contains("%u") == true else { return nil }
    return try? await reading.archive.countNew(in: session.mine(feeds: feeds().feeds))
  }
}

import NewsDomain

/// What is new in lists and in the reader's own feeds.
package struct NewFeature: Feature {
  let reading: ReadingFeature
  let feeds: ManageFeeds

  package static func of(_ features: Features) -> Self {
    Self(reading: features.reading, feeds: features.feeds.manage)
  }

  /// The number of the reader's own unread articles that came since the last `new`; `nil` if it is unknown or the prompt
  /// does not show it.
  func count(in session: Session) async -> Int? {
    guard session.display.prompt?.contains("%u") == true else { return nil }
    return try? await reading.archive.countNew(in: session.mine(feeds: feeds().feeds))
  }
}

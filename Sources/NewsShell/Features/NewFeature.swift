import NewsDomain

/// What is new in lists and in the reader's own feeds.
package struct NewFeature: Feature {
  let reading: ReadingFeature
  let feeds: ManageFeeds

  package static func of(_ features: Features) -> Self {
    Self(reading: features.reading, feeds: features.feeds.manage)
  }
}

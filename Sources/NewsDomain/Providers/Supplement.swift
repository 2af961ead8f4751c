/// Where the words of an article come from that its provider did not give.
package enum Supplement: Sendable, Hashable {
  /// The source's own feed.
  ///
  /// - Parameter title: the title of the feed, or the host of its source.
  case feed(title: String)
  /// The archive, which had them already.
  case archive
}

extension WebLink {
  /// Whether the link leads through an aggregator and says nothing about the page behind it.
  package var isOpaque: Bool { host == "news.google.com" }
}

/// A source that covers a story, as one of its articles names it.
package struct StorySource: Sendable, Equatable {
  package let source: Article.Source
  /// The address of the article.
  package let link: String?
  /// The countries whose lists had the article.
  package let seenIn: [Country]

  package init(_ source: Article.Source, link: String?, seenIn: [Country]) {
    self.source = source
    self.link = link
    self.seenIn = seenIn
  }

  /// The source of an article, and those that an aggregator names with it.
  package static func sources(of article: Article, seenIn: [Country]) -> [StorySource] {
    [StorySource(article.source, link: article.link, seenIn: seenIn)]
      + article.related.map { StorySource(Article.Source(name: $0.source), link: $0.link, seenIn: seenIn) }
  }
}

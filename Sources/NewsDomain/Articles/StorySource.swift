/// A source that covers a story, as one of its articles names it.
package struct StorySource: Sendable, Equatable {
  package let source: Article.Source
  /// The address of the article.
  package let link: String?
  /// The country that its own feed states.
  package let stated: Country?

  package init(_ source: Article.Source, link: String?, stated: Country? = nil) {
    self.source = source
    self.link = link
    self.stated = stated
  }

  /// The source of an article, and those that an aggregator names with it.
  package static func sources(of article: Article) -> [StorySource] {
    [StorySource(article.source, link: article.link, stated: article.statedCountry)]
      + article.related.map { StorySource(Article.Source(name: $0.source), link: $0.link) }
  }
}

/// The story that an article represents in a list.
package struct ListedStory: Sendable, Equatable {
  package let id: StoryID
  /// The other articles of the list that cover it.
  package var others: [Article]
  /// How many sources and countries cover it, as far as the archive and the list know.
  package var sources: Int
  package var countries: Int
  /// How many articles it had when the list was read.
  package var articles: Int

  package init(id: StoryID, others: [Article] = [], sources: Int = 1, countries: Int = 0, articles: Int = 1) {
    self.id = id
    self.others = others
    self.sources = sources
    self.countries = countries
    self.articles = articles
  }

  /// Adds further articles of the list that cover it.
  mutating func take(_ articles: [Article], of story: ListedStory) {
    // An earlier page of the list may have named them already.
    let known = Set(others.map(\.id))
    others += articles.filter { !known.contains($0.id) }
    sources = max(sources, story.sources)
    countries = max(countries, story.countries)
    self.articles = max(self.articles, story.articles, others.count + 1)
  }
}

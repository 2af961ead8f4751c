/// A story as stored in the archive.
package struct ArchivedStory: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package let article: Article
    /// The countries of the lists it was in, and its own.
    package let countries: [Country]

    package init(article: Article, countries: [Country]) {
      self.article = article
      self.countries = countries
    }
  }

  package let id: StoryID
  package let formerIDs: [StoryID]
  /// Earliest first.
  package let entries: [Entry]
  /// The number of its articles; ``entries`` may hold only the first of them.
  package let count: Int

  package init(id: StoryID, formerIDs: [StoryID], entries: [Entry], count: Int) {
    self.id = id
    self.formerIDs = formerIDs
    self.entries = entries
    self.count = count
  }
}

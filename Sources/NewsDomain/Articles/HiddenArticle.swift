/// An article that a mute hides.
package struct HiddenArticle: Sendable, Equatable {
  package let article: Article
  /// Its index in the list with all articles.
  package let index: Int
  /// The number of the mute.
  package let mute: Int

  package init(article: Article, index: Int, mute: Int) {
    self.article = article
    self.index = index
    self.mute = mute
  }
}

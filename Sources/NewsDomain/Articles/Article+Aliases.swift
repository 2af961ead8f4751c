extension Article {
  /// The id that its present link gives, whatever id it has been given.
  package var idOfLink: ArticleID { ArticleID(of: self, countsGUID: sharesPage) }

  /// The ids that the same article has where its link is known in another form only: as the provider gave it.
  package var aliases: [ArticleID] {
    guard let givenLink, givenLink != link else { return [] }
    var article = self
    article.link = givenLink
    article.givenLink = nil
    let alias = ArticleID(of: article, countsGUID: false)
    return alias == id ? [] : [alias]
  }
}

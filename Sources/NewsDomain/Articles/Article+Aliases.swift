extension Article {
  /// The id that its present link gives, whatever id it has been given.
  package var idOfLink: ArticleID { ArticleID(of: self, countsGUID: sharesPage) }

  /// The ids that the same article has where its link is known in another form only: as the provider gave it.
  package var aliases: [ArticleID] {
    guard let givenLink, givenLink != link else { return [] }
    var article = self
    article.link = givenLink
    article.givenLink = nil
    var aliases = [ArticleID(of: article, countsGUID: false)]
    // The source's own feed lists the same page under the link that was learned.
    if linkWay != nil { aliases.append(idOfLink) }
    return aliases.filter { $0 != id }
  }
}

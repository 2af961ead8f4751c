extension Article {
  /// Whether only title and day distinguish it from other items of its feed with the same page: then its link leads to
  /// none of them.
  package var isOneOfSeveral: Bool { sharesPage && guid == nil }

  /// The id derived from its current link, whatever id it has been given.
  package var idOfLink: ArticleID { ArticleID(of: self, countsGUID: sharesPage) }

  /// The ids of the same article where only another form of its link is known, such as the provider's.
  package var aliases: [ArticleID] {
    guard let givenLink, givenLink != link, !isOneOfSeveral else { return [] }
    var article = self
    article.link = givenLink
    article.givenLink = nil
    var aliases = [ArticleID(of: article, countsGUID: false)]
    // The source's own feed lists the same page under the resolved link.
    if linkWay != nil { aliases.append(idOfLink) }
    return aliases.filter { $0 != id }
  }
}

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

  /// Every id that can be made from what is said of it. The link that it was derived from counts if that leads to no page
  /// of a source: it could be the page of another article.
  package var possibleIDs: Set<ArticleID> {
    var forms = [self]
    if let givenLink, WebLink(givenLink)?.isOpaque == true {
      var form = self
      (form.link, form.givenLink) = (givenLink, nil)
      forms.append(form)
    }
    return Set(forms.flatMap { form in [false, true].map { ArticleID(of: form, countsGUID: $0) } })
  }
}

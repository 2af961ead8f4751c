import FoundationEssentials

/// The stored result of one request. While it is fresh enough, it is read instead of fetched again.
package struct KeptList: Sendable, Equatable {
  /// The address of the request.
  package let address: String
  /// The articles in order, `nil` for those that their sources withdrew.
  package var items: [Article?]
  /// How many the provider says there are.
  package var total: Int?
  package var receivedAt: Date
  /// The validators for its server.
  package var validators = Validators()
  /// Whether it is only stored beside the archive, which could have it.
  package var isAside = false
  /// The source of the articles that name no other, if it is one feed's list: each reader of the list has another name
  /// for it. It is not stored with the list.
  package var source = Article.Source()

  package init(_ address: String, _ items: [Article?], receivedAt: Date) {
    self.address = address
    self.items = items
    self.receivedAt = receivedAt
  }

  package var head: KeptListHead { KeptListHead(receivedAt: receivedAt, validators: validators) }

  package var articles: [Article] { items.compactMap(\.self) }

  /// The articles as they are added to an archive, each with the name that belongs to its words. Another list may have
  /// the same articles, and must not show these words under its own name.
  package var namedArticles: [Article] {
    articles.map { article in
      guard article.source == Article.Source() else { return article }
      var article = article
      article.source = source
      return article
    }
  }

  /// The list with the ids that its articles have in others, which are the same articles in the same order.
  package func identified(by articles: [Article]) -> KeptList {
    var list = self
    var rest = articles[...]
    for index in items.indices where items[index] != nil {
      guard let article = rest.popFirst() else { break }
      list.items[index]?.given = article.given
    }
    return list
  }
}

extension KeptList {
  /// The list in its own words, with the ids and the first sights of its articles as they are stored.
  func identified(as stored: KeptList) -> KeptList {
    var list = self
    for index in items.indices where stored.items.indices.contains(index) {
      guard let known = stored.items[index] else { continue }
      list.items[index]?.takeID(known.id)
      if let first = known.firstSeen { list.items[index]?.takeFirstSeen(first) }
    }
    return list
  }
}

/// The facts about a list that are known without reading it.
package struct KeptListHead: Sendable, Equatable {
  package var receivedAt: Date
  package var validators: Validators

  package init(receivedAt: Date, validators: Validators = Validators()) {
    self.receivedAt = receivedAt
    self.validators = validators
  }
}

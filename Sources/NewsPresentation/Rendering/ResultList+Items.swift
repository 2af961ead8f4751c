import NewsDomain

/// The items of a list, as a view tells them apart and finds them.
extension ResultList {
  /// What identifies the item with a number, in this list and in another; `nil` if there is none.
  package func key(of number: Int) -> String? {
    guard number > 0, number <= items.count else { return nil }
    let index = number - 1
    return switch items {
    case .articles(let articles): articles[index].id.description
    case .sources(let sources): "source " + sources[index].id
    case .countries(let countries): "country " + countries[index].code
    case .languages(let languages): "language " + languages[index].code
    case .categories(let categories): "category " + categories[index].code
    case .topics(let topics): "topic " + topics[index].id
    case .trends(let trends): "trend " + trends[index].phrase
    case .follows(let follows): "follow \(follows[index].number)"
    case .feeds(let feeds, let queries):
      index < feeds.count ? "source " + feeds[index].id : "follow \(queries[index - feeds.count].number)"
    case .markers(let clusters, _): "markers " + clusters[index].countries.map(\.code).joined(separator: " ")
    }
  }

  /// The words by which a reader looks for the item with a number.
  package func words(of number: Int, in texts: any Texts) -> String {
    guard number > 0, number <= items.count else { return "" }
    let index = number - 1
    switch items {
    case .articles(let articles):
      let article = articles[index]
      return [article.headline, article.source.name, article.country.map { texts.name(of: $0) }].compactMap(\.self)
        .joined(separator: " ")
    case .sources(let sources): return texts.name(ofSource: sources[index].name) + " " + sources[index].id
    case .countries(let countries): return countries[index].names.joined(separator: " ")
    case .languages(let languages): return languages[index].names.joined(separator: " ")
    case .categories(let categories): return categories[index].names.joined(separator: " ")
    case .topics(let topics): return topics[index].name(in: texts.language) + " " + topics[index].id
    case .trends(let trends): return trends[index].phrase
    case .follows(let follows): return texts.name(of: follows[index])
    case .feeds(let feeds, let queries):
      guard index < feeds.count else { return texts.name(of: queries[index - feeds.count]) }
      return texts.name(ofSource: feeds[index].name) + " " + feeds[index].id
    case .markers(let clusters, _):
      return clusters[index].countries.map { $0.name(in: texts.language) }.joined(separator: " ")
    }
  }

  /// Whether its items are articles.
  package var hasArticles: Bool { if case .articles = items { true } else { false } }
}

extension ResultList.Items {
  /// The sources that the first numbers stand for; `nil` if the items are something else.
  package var sources: [NewsSource]? {
    switch self {
    case .sources(let sources), .feeds(let sources, _): sources
    case .articles, .countries, .languages, .categories, .topics, .trends, .follows, .markers: nil
    }
  }

  /// The follow that a number of a list of feeds stands for; `nil` if it is another item.
  package func query(_ number: Int) -> Follow? {
    guard case .feeds(let feeds, let queries) = self, number > feeds.count, number <= count else { return nil }
    return queries[number - feeds.count - 1]
  }
}

import NewsDomain

/// Articles in the words in which they are passed on.
struct ShareScreen: Screen {
  private let shared: [SharedArticle]

  init(_ shared: [SharedArticle]) {
    self.shared = shared
  }

  var records: [any Record] { shared.map(ShareRecord.init) }

  func draw(on page: inout TextPage) {
    for (index, article) in shared.enumerated() {
      if index > 0, article.text.contains("\n") { page.blank() }
      for line in article.text.split(separator: "\n") { page.whole(String(line)) }
    }
  }
}

private struct ShareRecord: Record {
  let article: SharedArticle

  init(_ article: SharedArticle) {
    self.article = article
  }

  func write(to row: inout RowWriter) {
    row.add(article.number)
    row.add(article.title)
    row.add(article.link.address)
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "share")
    object.add("n", article.number)
    object.add("title", article.title)
    object.add("url", article.link.address)
    object.add("text", article.text)
  }
}

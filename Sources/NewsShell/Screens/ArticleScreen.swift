import NewsDomain

/// The detail of one article of a list.
struct ArticleScreen: Screen {
  let list: ResultList?
  let position: Int?
  private let article: Article
  private let number: Int
  private let hasHint: Bool

  init(_ article: Article, number: Int, in list: ResultList, hasHint: Bool) {
    self.article = article
    self.number = number
    self.list = list
    self.hasHint = hasHint
    position = number
  }

  var facts: Facts { Facts(count: 1, origin: Origin(article.provider)) }

  var records: [any Record] { [ArticleRecord(number: number, article: article)] }

  /// Whether the teaser only begins the summary again.
  private func isRepeated(_ content: String) -> Bool {
    let start = content.hasSuffix("…") ? content.dropLast() : content[...]
    return article.summary?.hasPrefix(start) == true
  }

  func draw(on page: inout TextPage) {
    let texts = page.texts
    page.paragraphs(article.title ?? texts.noTitle, .title)
    var about = [article.publisher.name ?? texts.unknownSource]
    if let country = article.country { about.append(country.name(in: texts.language)) }
    if article.provider != .sample { about.append(article.author ?? texts.unknownAuthor) }
    about.append(
      article.publishedAt.map { page.dates.long($0, hasTime: article.provider != .sample) } ?? texts.noDate)
    page.paragraphs(about.joined(separator: " · "), .quiet)
    page.blank()
    page.paragraphs(article.summary ?? texts.noDescription, article.summary == nil ? .quiet : .plain)
    if let content = article.content, !isRepeated(content) {
      page.blank()
      page.paragraphs(content)
    } else if article.provider != .sample {
      page.blank()
      page.paragraphs(texts.noContent, .quiet)
    }
    page.blank()
    let link = article.link.flatMap(WebLink.init)?.display ?? ""
    page.edges(Span(link, .accent), Span("\(number) / \(list?.items.count ?? 1)", .quiet))
    if hasHint { page.line(Span(texts.articleHint, .quiet)) }
  }
}

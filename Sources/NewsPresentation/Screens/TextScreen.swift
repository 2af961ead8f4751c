import NewsDomain
import TerminalKit

/// The text of one article.
package struct TextScreen: NewsScreen, ReadingScreen {
  package private(set) var list: ResultList?
  package let position: Int?
  package let text: ArticleText
  package let article: Article
  private let number: Int
  private let picture: Picture?
  private let hasHint: Bool
  private var states: [ArticleID: ArticleState] = [:]

  /// - Parameters:
  ///   - article: with the source's own address, if that was found. It replaces the one in the list.
  ///   - number: the article's number in the list, from 1.
  package init(
    _ article: Article, _ text: ArticleText, number: Int, in list: ResultList, picture: Picture? = nil, hasHint: Bool
  ) {
    self.article = article
    self.text = text
    self.number = number
    self.picture = picture
    self.hasHint = hasHint
    position = number
    self.list = list.replacing(article, at: number)
  }

  /// The path, if the text comes from a file.
  package var file: String? { WebLink(text.url) == nil ? text.url : nil }

  package func completed(_ listing: NewsListing) -> any Screen {
    guard let list = list?.completed(by: listing) else { return self }
    var screen = self
    screen.list = list
    return screen
  }

  package func title(_ texts: any Texts) -> String { article.headline ?? text.title ?? texts.noTitle }

  package var isRead: Bool { states[article.id]?.isRead ?? true }

  package var links: [String] { text.links }

  package var facts: Facts { Facts(count: 1, origin: Origin(article.provider, receivedAt: text.fetchedAt)) }

  package var records: [any Record] { [TextRecord(number: number, article: article, text: text)] }

  package var markedArticles: [Article] { [article] }

  package mutating func take(_ states: [ArticleID: ArticleState]) { self.states = states }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let link = WebLink(text.url) ?? article.link.flatMap(WebLink.init)
    if let picture { page.picture(picture) }
    let title = title(texts)
    page.paragraphs(
      page.isAccessible ? texts.labelled(texts.label(ofFact: .title), title) : title, .title, link: link)
    var about = page.languageFact(of: article)
    about.append((.source, article.source.name ?? text.site ?? link?.host ?? texts.unknownSource))
    if let author = text.author ?? article.author { about.append((.author, author)) }
    if let date = article.publishedAt ?? text.publishedAt {
      about.append((.date, texts.date(page.dates.long(date, hasTime: true), of: article)))
    }
    if page.isAccessible, !text.blocks.isEmpty {
      about.append((.readingTime, texts.spelled(.minutes(text.minutes))))
    }
    let facts = page.joined(about)
    page.paragraphs(
      text.blocks.isEmpty || page.isAccessible ? facts : facts + " · " + texts.readingTime(text.minutes), .quiet)
    if states[article.id]?.isRevised == true {
      page.paragraphs((page.isAccessible ? "" : "✎ ") + texts.changedHint, .quiet)
    }
    page.blank()
    if text.blocks.isEmpty, let summary = article.summaryBelowHeadline {
      page.paragraphs(summary)
      page.blank()
    }
    page.text(text, item: number)
    page.links(of: text)
    page.foot(
      link, site: article.source.link, otherwise: text.url, number,
      of: list?.count(around: number, isFolded: page.isAtTerminal))
    if hasHint { page.hint(texts.textHint(text.links.isEmpty ? nil : number)) }
  }
}

extension ResultList {
  /// The same list with another article at a number, from 1.
  fileprivate func replacing(_ article: Article, at number: Int) -> ResultList {
    guard case .articles(var articles) = items, articles.indices.contains(number - 1) else { return self }
    articles[number - 1] = article
    return with(articles)
  }
}

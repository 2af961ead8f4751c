import FoundationEssentials
import PresentationTestSupport
import TestSupport

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

/// A story that three sources cover, one of them twice.
enum StorySamples {
  static let start = Date(timeIntervalSince1970: 1_795_248_000)
  /// The time at which screens are drawn, 50 minutes after the first article.
  static let now = start.addingTimeInterval(3000)

  static func storyArticle(
    _ title: String, _ source: String, _ country: String?, minutes: Double?, language: String? = nil,
    copies: [Coverage] = []
  ) -> Coverage {
    var article = Article(
      title: title, source: Article.Source(name: source),
      link: "https://example.com/" + source.lowercased().replacing(" ", with: "-"),
      publishedAt: minutes.map { start.addingTimeInterval($0 * 60) }, provider: .feeds)
    article.detectedLanguage = language
    return Coverage(article, country: country.flatMap { Country(code: $0) }, copies: copies)
  }

  static let american = storyArticle(
    "Trump shrinks two monuments in Utah", "The Washington Post", "us", minutes: 0, language: "en",
    copies: [storyArticle("Trump shrinks two monuments in Utah", "Daily Copy", "us", minutes: 5)])
  static let french = storyArticle(
    "Trump r\u{E9}duit la taille de deux monuments", "Le Monde", "fr", minutes: 10, language: "fr")
  static let unknown = storyArticle("Utah", "Wire", nil, minutes: nil)

  static let story = Story(
    id: StoryID(american.article.id), formerIDs: [StoryID(french.article.id)], coverage: [american, french, unknown])

  /// The lines of a screen at ``now``.
  static func lines(
    _ screen: any Screen, language: InterfaceLanguage = .english, columns: Int? = 80, rows: Int? = nil,
    isAccessible: Bool = false
  ) -> [String] {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns, rows: rows,
      isAccessible: isAccessible, now: now)
    screen.draw(on: &page)
    return page.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }
}

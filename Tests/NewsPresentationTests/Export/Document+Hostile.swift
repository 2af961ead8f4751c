import TestSupport

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

extension Document {
  static let moment = Date(timeIntervalSince1970: 1_795_248_000)

  init(_ articles: [Article], title: String = "Headlines", in language: InterfaceLanguage = .english) {
    self.init(
      title: title, about: ["NewsAPI", "a & b"], items: .articles(articles), madeAt: Self.moment,
      texts: NewsPresentation.texts(in: language))
  }

  init(_ sources: [NewsSource], feeds: [String: String] = [:], in language: InterfaceLanguage = .english) {
    self.init(
      title: "Sources", about: ["NewsAPI"], items: .sources(sources.map { $0.with(feed: feeds[$0.id]) }),
      madeAt: Self.moment,
      texts: NewsPresentation.texts(in: language))
  }

  /// Documents of articles and of sources in which every text is this one.
  static func saying(_ text: String) -> [Document] {
    [
      Document([.saying(text), .saying(text + text)], title: SafeText(text).string),
      Document([NewsSource.saying(text)], feeds: [text: "https://example.com/\(text)"]),
    ]
  }

  /// Documents of articles and of sources in which every link is this one.
  static func leading(to address: String) -> [Document] {
    [
      Document([Article(title: "a", link: address, provider: .feeds).with(\.imageLink, address)]),
      Document([NewsSource(id: "a", name: "a", link: address)], feeds: ["a": address]),
    ]
  }
}

extension NewsSource {
  func with(feed: String?) -> NewsSource {
    var source = self
    source.feed = feed
    return source
  }
}

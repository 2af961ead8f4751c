import FoundationEssentials
import NewsDomain

/// An item of a feed with plain texts. Addresses are as written, made absolute where the feed alone says how.
package struct ParsedItem: Sendable, Equatable {
  /// On one line, and without the name of the source that an aggregator adds.
  package var title: String?
  package var link: String?
  /// The item's id in the feed: an address, unless ``isIDOnly`` is set.
  package var id: String?
  package var isIDOnly = false
  /// All its dates as written, the best first. They are read outside, where the system's tables of time zones are.
  package var dates: [String] = []
  package var dateOrder = FeedDateOrder()
  /// The ISO 639-1 code of its language, if the feed states one for it alone.
  package var language: String?
  /// The language detected in its words (ISO 639-1), see ``languageQuestion(_:)``; `nil` if none is certain.
  package var detected: String?
  /// The names of the authors alone, each on one line.
  package var authors: [String] = []
  package var summary: String?
  package var content: String?
  package var image: String?
  /// The first picture in its texts, as written there.
  package var imageInText: String?
  /// The address of a file such as an episode of a podcast.
  package var enclosure: String?
  /// The length of an episode, in seconds.
  package var length: Int?
  /// The source that published the item, if the feed collects from others.
  package var sourceName: String?
  package var sourceSite: String?
  /// Latitude and longitude (GeoRSS), as written in the feed.
  package var place: String?
  /// The base of relative addresses in its texts: what the feed states, else its page.
  package var base: String?
  /// The articles of its story, if its summary is a list of them.
  package var related: [RelatedArticle] = []

  package init() {}
}

extension ParsedItem {
  init(_ item: FeedItem) {
    let list = item.summary.map { $0.form == .html ? StoryList.articles(inHTML: $0.text) : [] } ?? []
    let summary = list.isEmpty ? item.summary.map(FeedPassage.init) : nil
    let content = item.content.map(FeedPassage.init)
    title = item.title?.plain.map { Self.withoutSource($0.onOneLine, item.source.name) }
    link = item.link
    id = item.id.flatMap { $0.utf8.count > MessageLimits.name ? nil : $0 }
    isIDOnly = item.isIDOnly
    (dates, dateOrder) = (item.dates.filter { $0.utf8.count <= MessageLimits.name }, item.dateOrder)
    language = item.language
    authors = item.authors.compactMap(Self.author).map(\.onOneLine)
    self.summary = summary?.text
    self.content = content?.text
    image = item.image
    imageInText = (summary?.image ?? content?.image).flatMap { $0.utf8.count > MessageLimits.address ? nil : $0 }
    enclosure = item.enclosure
    length = item.length
    (sourceName, sourceSite) = item.source
    place = item.place
    base = item.base
    related = list.compactMap { article in
      FeedAddress.resolved(article.link, against: item.base).map {
        RelatedArticle(title: article.title, source: article.source, link: $0)
      }
    }
  }

  /// Removes " - Source" from the end of a title if the feed also names that source in the item. Aggregators add it;
  /// any other dash belongs to the title.
  private static func withoutSource(_ title: String, _ source: String?) -> String {
    guard let source = source?.trimmed, !source.isEmpty, title.hasSuffix(" - " + source) else {
      return title
    }
    return String(title.dropLast(source.count + 3)).nonBlank ?? title
  }

  /// Returns the author's name alone: `Jo Doe` from `editor@example.org (Jo Doe)` and from `Jo Doe <jo@example.org>`.
  private static func author(_ text: String) -> String? {
    let text = FeedText(text: text, form: .title).plain ?? ""
    if text.utf8.last == UInt8(ascii: ">"), let open = text.lastIndex(of: "<"), text[open...].contains("@") {
      return text[..<open].trimmed.nonBlank ?? text[text.index(after: open)...].dropLast().trimmed.nonBlank
    }
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "("), text[..<open].contains("@") else {
      return text.nonBlank
    }
    return text[text.index(after: open)...].dropLast().trimmed.nonBlank
  }
}

extension ParsedItem {
  /// See `FeedDate/date(of:_:notAfter:)`.
  package func date(notAfter latest: Date) -> Date? { FeedDate.date(of: dates, dateOrder, notAfter: latest) }

  /// What tells its language, as far as an article made of it has the same words; `nil` if it has none.
  ///
  /// - Parameter stated: the language that the items of its feed are said to have (ISO 639-1).
  package func languageQuestion(_ stated: String?) -> LanguageQuestion? {
    let isRepeated = summary.map { $0.repeats(title, of: sourceName.map(Article.Source.tidied)) } ?? false
    return LanguageQuestion(title: title, summary: isRepeated ? nil : summary, stated: language ?? stated)
  }
}

extension String {
  /// Whether a summary only repeats the title and the source, as aggregators' summaries do.
  package func repeats(_ title: String?, of source: String?) -> Bool {
    guard let title, utf8.starts(with: title.utf8) else { return false }
    let rest = Substring(utf8.dropFirst(title.utf8.count)).trimmed
    return rest.isEmpty || Article.Source.tidied(rest) == source
  }

  fileprivate var onOneLine: String {
    // Most titles are on one line, and this is quick to find out: line ends beyond ASCII begin with these bytes.
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    return split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
  }
}

/// The summary or content of an item as plain text, and the first picture in it.
private struct FeedPassage {
  let text: String?
  let image: String?

  init(_ source: FeedText) {
    guard source.form == .html else {
      (text, image) = (source.plain, nil)
      return
    }
    let plain = PlainText(html: source.text, keepsLines: false, most: FeedText.longest)
    (text, image) = (plain.text.nonBlank, plain.image)
  }
}

import FoundationEssentials
import NewsDomain

/// JSON Feed 1.0 and 1.1 (`jsonfeed.org`).
enum JSONFeed {
  private struct Wire: Decodable {
    @Lenient var version: String?
    @Lenient var title: String?
    @Lenient var home_page_url: String?
    @Lenient var language: String?
    @Lenient var author: Author?
    @LenientList var authors: [Author]?
    @LenientList var items: [Item]?
  }

  private struct Author: Decodable {
    @Lenient var name: String?
  }

  /// A string, or a number used as one.
  private struct Name: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(String.self)) ?? String(container.decode(Int.self))
    }
  }

  private struct Item: Decodable {
    @Lenient var id: Name?
    @Lenient var url: String?
    @Lenient var external_url: String?
    @Lenient var title: String?
    @Lenient var content_html: String?
    @Lenient var content_text: String?
    @Lenient var summary: String?
    @Lenient var image: String?
    @Lenient var banner_image: String?
    @Lenient var date_published: String?
    @Lenient var date_modified: String?
    @Lenient var language: String?
    @Lenient var author: Author?
    @LenientList var authors: [Author]?
  }

  /// - Throws: `FeedProblem`.
  static func feed(_ text: [UInt8], address: String?) throws(FeedProblem) -> Feed {
    let wire: Wire
    do {
      wire = try JSONDecoder().decode(Wire.self, from: Data(text))
    } catch {
      // Foundation does not report the position of the error.
      throw .notJSONFeed(detail: "not JSON")
    }
    guard wire.version?.contains("jsonfeed.org/version/") == true else {
      throw .notJSONFeed(detail: "no jsonfeed.org version")
    }
    let site = wire.home_page_url.flatMap { FeedAddress.resolved($0, against: address) }
    var feed = Feed(
      title: wire.title?.nonBlank, site: site, language: wire.language.flatMap(Feed.language),
      items: (wire.items ?? []).map { item in
        var entry = FeedItem(
          title: item.title.map { Self.text($0, isHTML: false) },
          link: (item.url ?? item.external_url).flatMap { FeedAddress.resolved($0, against: address) },
          id: item.id?.text, published: item.date_published, updated: item.date_modified,
          language: item.language.flatMap(Feed.language), summary: item.summary.map { Self.text($0, isHTML: false) },
          image: (item.image ?? item.banner_image).flatMap { FeedAddress.resolved($0, against: address) },
          base: address)
        entry.content =
          item.content_html.map { Self.text($0, isHTML: true) }
          ?? item.content_text.map { Self.text($0, isHTML: false) }
        let people = item.authors ?? item.author.map { [$0] } ?? wire.authors ?? wire.author.map { [$0] } ?? []
        let names = people.compactMap { $0.name?.nonBlank }
        entry.author = names.isEmpty ? nil : names.joined(separator: ", ")
        return entry
      })
    feed.orderDates(in: wire.language)
    return feed
  }

  /// Creates a text of at most ``XMLFeedReader/longestText`` bytes.
  private static func text(_ text: String, isHTML: Bool) -> FeedText {
    guard text.utf8.count > XMLFeedReader.longestText else { return FeedText(text: text, isHTML: isHTML) }
    return FeedText(
      text: String(decoding: text.utf8.prefix(XMLFeedReader.longestText), as: UTF8.self), isHTML: isHTML)
  }
}

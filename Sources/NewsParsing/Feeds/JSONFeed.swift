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

    /// Whether it has more items than are read.
    var isCut: Bool { _items.isCut }
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
    @LenientList var attachments: [Attachment]?
  }

  private struct Attachment: Decodable {
    @Lenient var url: String?
    @Lenient var duration_in_seconds: Double?
  }

  /// The longest title, in scalars.
  private static let longestTitle = 32 << 10

  /// - Throws: `FeedProblem`.
  static func feed(_ text: [UInt8], address: String?) throws(FeedProblem) -> Feed {
    let wire: Wire
    do {
      wire = try JSONDecoder().decode(Wire.self, from: Data(MendedJSON.bytes(of: text)))
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
      country: wire.language.flatMap(Country.init(ofLanguage:)),
      items: (wire.items ?? []).map { item in
        var entry = FeedItem(
          title: item.title.map { FeedText(text: $0.prefix(scalars: longestTitle), form: .plain) },
          link: (item.url ?? item.external_url).flatMap { FeedAddress.resolved($0, against: address) },
          id: item.id?.text, published: item.date_published, updated: item.date_modified,
          language: item.language.flatMap(Feed.language),
          summary: item.summary.map { FeedText(text: $0, form: .plain) },
          image: PictureAddress.chosen(width: nil, height: nil, candidates: [item.image, item.banner_image]).flatMap {
            FeedAddress.resolved($0, against: address)
          })
        entry.content =
          item.content_html.map { FeedText(text: $0, form: .html) }
          ?? item.content_text.map { FeedText(text: $0, form: .plain) }
        let people = item.authors ?? item.author.map { [$0] } ?? wire.authors ?? wire.author.map { [$0] } ?? []
        for name in people.lazy.compactMap(\.name) { FeedItem.add(author: name, to: &entry.authors) }
        entry.enclosure = item.attachments?.lazy.compactMap(\.url).first.flatMap {
          FeedAddress.resolved($0, against: address)
        }
        entry.length = item.attachments?.lazy.compactMap(\.duration_in_seconds).first.flatMap {
          EpisodeLength.seconds("\($0)")
        }
        entry.base = entry.link ?? address
        return entry
      })
    if wire.isCut { feed.problem = .cut(items: Feed.maxItems) }
    feed.orderDates(in: wire.language)
    return feed
  }
}

import NewsDomain

/// The values of a page's metas by name; the first of each.
struct PageMetas: Sendable {
  /// By name in lower case.
  private var values: [String: String] = [:]

  /// The longest value and names of a meta, in bytes; the rest is left out.
  private static let longest = 10_000
  private static let longestNames = 200

  mutating func take(_ tree: PageTree, _ index: Int) {
    guard let content = tree.attributeBytes(.content, of: index) else { return }
    let value = String(decoding: content.prefix(Self.longest), as: UTF8.self).trimmed
    guard !value.isEmpty else { return }
    for attribute in [PageAttribute.property, .name, .itemprop, .httpEquiv] {
      guard let written = tree.attributeBytes(attribute, of: index)?.prefix(Self.longestNames) else { continue }
      // One meta may have several names.
      for word in String(decoding: written, as: UTF8.self).lowercased().split(separator: " ") {
        var name = String(word)
        // Dublin Core is written with a dot or a colon.
        if let colon = name.firstIndex(of: ":"), ["dc", "dcterms", "dcterm"].contains(name[..<colon]) {
          name = (name.hasPrefix("dcterm") ? "dcterms." : "dc.") + name[name.index(after: colon)...]
        }
        if values[name] == nil { values[name] = value }
      }
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// The value of the first of these names that the page has.
  func first(_ names: [String]) -> String? {
    names.lazy.compactMap { values[$0] }.first
  }

  /// The first of these names whose value can be read.
  func first<Result>(_ names: [String], _ read: (String) -> Result?) -> Result? {
    for name in names {
      if let result = values[name].flatMap(read) { return result }
    }
    return nil
  }

  /// The names for the publication date of an article.
  static let dates = [
    "article:published_time", "og:article:published_time", "og:published_time", "datepublished",
    "article.published", "parsely-pub-date", "sailthru.date",
  ]

  /// The names for less exact dates, or dates that may be the page's.
  static let otherDates = [
    "dc.date.issued", "dcterms.issued", "dcterms.created", "dc.created", "dc.date.created", "dcterms.date", "dc.date",
    "pubdate", "publishdate", "publish_date", "publish-date", "publication_date", "publication-date",
    "article_date_original", "cxenseparse:recs:publishtime", "originalpublicationdate", "displaydate", "datecreated",
    "citation_publication_date", "weibo:article:create_at", "date", "last-modified",
  ]

  /// The names for the author of an article.
  static let authors = [
    "author", "article:author_name", "dc.creator", "dcterms.creator", "parsely-author", "sailthru.author", "byl",
    "twitter:creator:name", "article:author", "og:author", "citation_author", "creator", "byline",
  ]
}

import NewsDomain

/// The values of the metas of a page by their names; the first of each.
struct PageMetas: Sendable {
  /// By name in lower case.
  private var values: [String: String] = [:]

  mutating func take(_ tree: PageTree, _ index: Int) {
    guard let value = tree.attribute(.content, of: index)?.trimmed, !value.isEmpty else { return }
    for attribute in [PageAttribute.property, .name, .itemprop, .httpEquiv] {
      // One meta may have several names.
      for word in (tree.attribute(attribute, of: index) ?? "").lowercased().split(separator: " ") {
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

  /// The names that say when an article was published.
  static let dates = [
    "article:published_time", "og:article:published_time", "og:published_time", "datepublished",
    "article.published", "parsely-pub-date", "sailthru.date",
  ]

  /// The names that say so less exactly, or may mean the page.
  static let otherDates = [
    "dc.date.issued", "dcterms.issued", "dcterms.created", "dc.created", "dc.date.created", "dcterms.date", "dc.date",
    "pubdate", "publishdate", "publish_date", "publish-date", "publication_date", "publication-date",
    "article_date_original", "cxenseparse:recs:publishtime", "originalpublicationdate", "displaydate", "datecreated",
    "citation_publication_date", "weibo:article:create_at", "date", "last-modified",
  ]

  /// The names that say who wrote an article.
  static let authors = [
    "author", "article:author_name", "dc.creator", "dcterms.creator", "parsely-author", "sailthru.author", "byl",
    "twitter:creator:name", "article:author", "og:author", "citation_author", "creator", "byline",
  ]
}

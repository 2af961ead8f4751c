import FoundationEssentials
import NewsDomain
import NewsParsing

extension Article {
  /// - Parameters:
  ///   - source: the source that the feed belongs to, used if the item names no other.
  ///   - latest: the latest date that the article may have.
  init(_ item: FeedItem, source: Source, provenance: Provenance, notAfter latest: Date = .distantFuture) {
    let list = item.summary.map { $0.form == .html ? StoryList.articles(inHTML: $0.text) : [] } ?? []
    let summary = list.isEmpty ? item.summary.map(FeedPassage.init) : nil
    let content = item.content.map(FeedPassage.init)
    let given = item.link ?? (item.isIDOnly ? nil : item.id.flatMap { WebLink($0)?.address }) ?? item.enclosure
    let decoded = given.flatMap(GoogleNewsLink.source)
    let told = item.title?.plain.map { Self.oneLine($0) }
    // Google News names the source at the end of each title, but not always in a separate element.
    let isUnnamed = item.source.name?.nonBlank == nil && given.map(GoogleNewsLink.isOne) == true
    let parted = isUnnamed ? told.flatMap(Self.parted) : nil
    let title = parted?.headline ?? told.map { Self.withoutSource($0, item.source.name) }
    let source = parted.map { Source(name: $0.source) } ?? Source(item, of: decoded ?? given, provenance, else: source)

    var related = list.compactMap { other -> RelatedArticle? in
      var other = other
      let link = FeedAddress.resolved(other.link, against: item.base).flatMap(WebLink.init)
      guard let link else { return nil }
      other.link = GoogleNewsLink.source(of: link.address) ?? link.address
      other.source = other.source.map(Source.tidied)
      return other
    }
    let link = decoded ?? given
    related.removeAll { $0.link == link || $0.title == title && $0.source == source.name }

    let text = summary?.text.flatMap { Self.isRepeated($0, title, source.name) ? nil : $0 }
    let image =
      item.image
      ?? (summary?.image ?? content?.image).flatMap {
        // Without a scheme, a picture has that of its page or feed, the safer one.
        let isSecure = item.base?.hasPrefix("https:") == true
        return FeedAddress.resolved(
          $0, against: $0.hasPrefix("//") && !isSecure ? provenance.request ?? "https:" : item.base)
      }
    self.init(
      title: title, source: source, summary: text, content: content?.text == text ? nil : content?.text, link: link,
      publishedAt: item.date(notAfter: latest), provider: .feeds, provenance: provenance)
    let authors = item.authors.compactMap(Self.author).map(Self.oneLine)
    author = authors.isEmpty ? nil : authors.joined(separator: ", ")
    imageLink = image.flatMap { WebLink($0)?.address }
    givenLink = decoded == nil ? nil : given
    // Without a page, and in the lists of a service, an item is identified by other means.
    guid = link.flatMap(WebLink.init) == nil || provenance.feed.isOfService ? nil : item.id?.nonBlank
    place = item.place.flatMap(Coordinate.init(geoRSS:))
    duration = item.length
    self.related = related
  }

  /// Removes " - Source" from the end of a title if the feed also names that source in the item. Aggregators add it;
  /// any other dash belongs to the title.
  private static func withoutSource(_ title: String, _ source: String?) -> String {
    guard let source = source?.trimmed, !source.isEmpty, title.hasSuffix(" - " + source) else {
      return title
    }
    return String(title.dropLast(source.count + 3)).nonBlank ?? title
  }

  /// Whether a description only repeats the title and the source, as aggregators' descriptions do.
  private static func isRepeated(_ summary: String, _ title: String?, _ source: String?) -> Bool {
    guard let title, summary.utf8.starts(with: title.utf8) else { return false }
    let rest = Substring(summary.utf8.dropFirst(title.utf8.count)).trimmed
    return rest.isEmpty || Source.tidied(rest) == source
  }

  private static func oneLine(_ text: String) -> String {
    // Most titles are on one line, and this is quick to find out: line ends beyond ASCII begin with these bytes.
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    return text.split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
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

extension Article.Source {
  /// The source that a feed names for an item, or else the feed's own. Only a service that lists headlines of all
  /// sources may name a known one, or a site, for a page of another site.
  fileprivate init(
    _ item: FeedItem, of page: String?, _ provenance: Provenance, else source: Article.Source
  ) {
    guard let name = item.source.name?.trimmed, !name.isEmpty else {
      self = source
      return
    }
    self.init(name: Self.tidied(name), link: item.source.site)
    let feed = provenance.request.flatMap(WebLink.init)
    guard !provenance.feed.isOfService, feed?.isOpaque != true, let page = page.flatMap(WebLink.init),
      // The target of an aggregator's link is unknown.
      !page.isOpaque
    else { return }
    let names = [self.name ?? name, name]
    if names.contains(where: { name in
      SourceCatalogue.isReserved(name, for: page.address)
        && feed.map { SourceCatalogue.isReserved(name, for: $0.address) } ?? true
    }) {
      self = source
    } else if let site = link.flatMap(WebLink.init), !site.isFeed(of: page) {
      link = nil
    }
  }
}

extension Coordinate {
  /// Reads latitude and longitude in degrees, such as `45.256 -71.92` (GeoRSS Simple).
  fileprivate init?(geoRSS text: String) {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

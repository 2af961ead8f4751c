import FoundationEssentials
import NewsDomain
import NewsParsing

extension Article {
  /// - Parameters:
  ///   - source: the source that the feed belongs to, used if the item names no other.
  ///   - latest: the latest date that the article may have.
  init(_ item: ParsedItem, source: Source, provenance: Provenance, notAfter latest: Date = .distantFuture) {
    let given = item.link ?? (item.isIDOnly ? nil : item.id.flatMap { WebLink($0)?.address }) ?? item.enclosure
    let decoded = given.flatMap(GoogleNewsLink.source)
    // Google News names the source at the end of each title, but not always in a separate element.
    let isUnnamed = item.sourceName?.nonBlank == nil && given.map(GoogleNewsLink.isOne) == true
    let parted = isUnnamed ? item.title.flatMap(Self.parted) : nil
    let title = parted?.headline ?? item.title
    let source = parted.map { Source(name: $0.source) } ?? Source(item, of: decoded ?? given, provenance, else: source)

    var related = item.related.compactMap { other -> RelatedArticle? in
      guard let link = WebLink(other.link) else { return nil }
      return RelatedArticle(
        title: other.title, source: other.source.map(Source.tidied),
        link: GoogleNewsLink.source(of: link.address) ?? link.address)
    }
    let link = decoded ?? given
    related.removeAll { $0.link == link || $0.title == title && $0.source == source.name }

    let text = item.summary.flatMap { $0.repeats(title, of: source.name) ? nil : $0 }
    let image =
      item.image
      ?? item.imageInText.flatMap {
        // Without a scheme, a picture has that of its page or feed, the safer one.
        let isSecure = item.base?.hasPrefix("https:") == true
        return FeedAddress.resolved(
          $0, against: $0.hasPrefix("//") && !isSecure ? provenance.request ?? "https:" : item.base)
      }
    self.init(
      title: title, source: source, summary: text, content: item.content == text ? nil : item.content, link: link,
      publishedAt: item.date(notAfter: latest), provider: .feeds, provenance: provenance)
    author = item.authors.isEmpty ? nil : item.authors.joined(separator: ", ")
    imageLink = image.flatMap { WebLink($0)?.address }
    givenLink = decoded == nil ? nil : given
    // Without a page, and in the lists of a service, an item is identified by other means.
    guid = link.flatMap(WebLink.init) == nil || provenance.feed.isOfService ? nil : item.id?.nonBlank
    place = item.place.flatMap(Coordinate.init(geoRSS:))
    duration = item.length
    self.related = related
    // Where its words are others than the item's, their language is asked for again.
    if let question = languageQuestion, question == item.languageQuestion(provenance.language) {
      take(language: item.detected)
    }
  }
}

extension Article.Source {
  /// The source that a feed names for an item, or else the feed's own. Only a service that lists headlines of all
  /// sources may name a known one, or a site, for a page of another site.
  fileprivate init(
    _ item: ParsedItem, of page: String?, _ provenance: Provenance, else source: Article.Source
  ) {
    guard let name = item.sourceName?.trimmed, !name.isEmpty else {
      self = source
      return
    }
    self.init(name: Self.tidied(name), link: item.sourceSite)
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

import NewsDomain
import TerminalKit

/// Where articles came from.
package struct WhyScreen: Screen {
  private let articles: [(number: Int, article: Article)]

  package init(_ articles: [(number: Int, article: Article)]) {
    self.articles = articles
  }

  package var facts: Facts {
    let origin = articles.first.map { _, article in
      Origin(
        article.provider, receivedAt: article.provenance?.receivedAt, stored: article.provenance?.stored)
    }
    return Facts(count: articles.count, origin: origin)
  }

  package var records: [any Record] {
    articles.flatMap { number, article in
      (article.provenance?.attempts ?? []).map { AttemptRecord(number: number, attempt: $0) as any Record }
        + [WhyRecord(number: number, article: article)]
    }
  }

  package func draw(on page: inout TextPage) {
    for (index, (_, article)) in articles.enumerated() {
      if index > 0 { page.blank() }
      page.paragraphs(article.headline ?? page.texts.noTitle, .title)
      page.table(rows(of: article, page))
    }
  }

  private static func shown(_ link: String) -> String { WebLink(link)?.withoutLogin ?? link }

  private func rows(of article: Article, _ page: TextPage) -> [[Span]] {
    let texts = page.texts
    let provenance = article.provenance
    var rows: [(WhyRow, String)] = []
    for attempt in provenance?.attempts ?? [] { rows.append((.before, texts.attempt(attempt))) }
    rows.append(
      (.provider, [texts.provider(article.provider), provenance?.feed].compactMap(\.self).joined(separator: " · ")))
    if let request = provenance?.request {
      rows.append((.request, request + (article.provider == .newsapi ? "  X-Api-Key: ***" : "")))
    }
    if let received = provenance?.receivedAt {
      let stored = provenance?.stored.map(texts.stored)
      rows.append((.received, [page.dates.short(received), stored].compactMap(\.self).joined(separator: " · ")))
    }
    if let given = article.givenLink { rows.append((.feedLink, Self.shown(given))) }
    if let link = article.link { rows.append((article.givenLink == nil ? .link : .publisherLink, Self.shown(link))) }
    if let canonical = article.canonicalAddress { rows.append((.canonical, canonical)) }
    if let site = article.publisher.link { rows.append((.site, site)) }
    if let place = article.place { rows.append((.place, "\(place.latitude), \(place.longitude)")) }
    return rows.map { [Span(texts.label(of: $0), .quiet), Span($1)] }
  }
}

private struct WhyRecord: Record {
  let number: Int
  let article: Article

  func write(to row: inout RowWriter) {
    row.add(number)
    row.add(article.provider.rawValue)
    row.add(article.provenance?.request)
    row.add(article.provenance?.receivedAt?.iso8601)
    row.add(article.givenLink ?? article.link)
    row.add(article.canonicalAddress)
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "why")
    object.add("n", number)
    object.add("provider", article.provider.rawValue)
    object.add("feed", article.provenance?.feed)
    object.add("request", article.provenance?.request)
    object.add("receivedAt", article.provenance?.receivedAt?.iso8601)
    object.add("cached", article.provenance?.stored != nil)
    object.add("url", article.link)
    object.add("feedUrl", article.givenLink ?? article.link)
    object.add("canonicalUrl", article.canonicalAddress)
    object.add("siteUrl", article.publisher.link)
    object.add("latitude", article.place?.latitude)
    object.add("longitude", article.place?.longitude)
  }
}

/// A provider that was asked before, for programs.
private struct AttemptRecord: Record {
  let number: Int
  let attempt: Attempt

  /// Rows are articles.
  func write(to row: inout RowWriter) {}

  func write(to object: inout ObjectWriter) {
    object.add("type", "attempt")
    object.add("n", number)
    object.add("provider", attempt.service.provider.rawValue)
    object.add("service", attempt.service.code)
    switch attempt.outcome {
    case .nothing, .notAsked: object.add("error", nil as String?)
    case .failed(let error):
      // The code is the same in every language; the sentence is for people.
      object.add("error") { $0.add("code", EnglishTexts().explain(error).code.rawValue) }
    }
  }
}

extension NewsService {
  fileprivate var code: String {
    switch self {
    case .newsapi: "newsapi"
    case .googleNews: "google-news"
    case .publishers: "publishers"
    case .sample: "sample"
    }
  }
}

extension Article {
  /// What all addresses of its page have in common, as an address.
  fileprivate var canonicalAddress: String? { link.flatMap(WebLink.init).map { "https://" + $0.canonical } }
}

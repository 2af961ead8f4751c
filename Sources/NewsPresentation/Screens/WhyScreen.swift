import NewsDomain
import TerminalKit

/// The origin of articles: where each came from, and how.
package struct WhyScreen: Screen {
  /// The most shared terms shown.
  private static let maxShared = 8
  /// Smaller shares, which would be shown as 0 %, are left out.
  private static let minShare = 0.005

  private let articles: [(number: Int, article: Article)]
  private let reasons: [ArticleID: StoryReason]
  private let pair: PairReason?
  private let areNumbered: Bool

  /// - Parameters:
  ///   - reasons: why articles belong to their stories.
  ///   - pair: why the first two articles are of one story or not.
  ///   - areNumbered: whether the reader named the articles by their numbers.
  package init(
    _ articles: [(number: Int, article: Article)], reasons: [ArticleID: StoryReason] = [:], pair: PairReason? = nil,
    areNumbered: Bool = true
  ) {
    self.articles = articles
    self.reasons = reasons
    self.pair = pair
    self.areNumbered = areNumbered
  }

  package var facts: Facts {
    let origin = articles.first.map { _, article in article.provenance?.origin ?? Origin(article.provider) }
    return Facts(count: articles.count, origin: origin)
  }

  package var records: [any Record] {
    articles.flatMap { number, article in
      (article.provenance?.attempts ?? []).map { AttemptRecord(number: number, attempt: $0) as any Record }
        + [WhyRecord(number: number, article: article, reason: reasons[article.id])]
    } + (pair.map { [PairRecord(reason: $0)] } ?? [])
  }

  package func draw(on page: inout TextPage) {
    // First, as the rest may take more than a screen.
    if let pair { draw(pair, on: &page) }
    for (index, (_, article)) in articles.enumerated() {
      if index > 0 || pair != nil { page.blank() }
      page.paragraphs(article.headline ?? page.texts.noTitle, .title)
      page.table(rows(of: article, page))
    }
  }

  private func draw(_ pair: PairReason, on page: inout TextPage) {
    let texts = page.texts
    let names = articles.map { areNumbered ? String($0.number) : $0.article.id.description }
    page.paragraphs(
      texts.verdict(
        isOneStory: pair.isOneStory, isByMeaning: pair.isByMeaning, isThroughOthers: pair.isThroughOthers, names[0],
        names[1]), .title)
    // If they have too little in common to be similar at all, the shares say nothing, but the words do.
    let shared = pair.parts.filter { $0.share >= Self.minShare }.prefix(Self.maxShared)
    let terms = shared.map { part in
      words(of: part.term, texts) + (pair.value == 0 ? "" : " \(texts.percent(part.share))")
    }
    let rows: [(WhyRow, String)] =
      [(.similarity, pair.value == 0 && !terms.isEmpty ? texts.tooLittleInCommon : texts.similarity(pair.value))]
      + (terms.isEmpty ? [] : [(.shared, terms.joined(separator: ", "))])
      + (pair.meaning.map { [(.meaning, texts.similarity(ofMeanings: $0))] } ?? [])
      + (pair.between.map { [(.between, named($0, page))] } ?? [])
    page.table(rows.map { [Span(texts.label(of: $0), .quiet), Span($1)] })
  }

  private func words(of term: SharedTerm, _ texts: any Texts) -> String {
    let isOneWord = term.first.lowercased() == term.second.lowercased()
    let words = isOneWord ? term.first : "\(term.first)/\(term.second)"
    return "\(texts.label(of: term.kind)) \(words)"
  }

  private func reason(for article: Article, _ page: TextPage) -> [(WhyRow, String)] {
    guard let reason = reasons[article.id] else { return [] }
    let texts = page.texts
    let shared = reason.shared.prefix(Self.maxShared).map { words(of: $0, texts) }
    // The sources are those of the articles that were read.
    let count = texts.articles(reason.count - reason.story.further, of: reason.count)
    return [
      (.story, page.joined([count] + page.reach(of: reason.story))),
      (.nearest, named(reason.other, page)),
    ] + (shared.isEmpty ? [] : [(.shared, shared.joined(separator: ", "))])
  }

  private func named(_ article: Article, _ page: TextPage) -> String {
    let texts = page.texts
    let parts = [article.headline?.nonBlank ?? texts.noTitle, article.source.name?.nonBlank ?? texts.unknownSource]
    return page.joined(parts.map { TextWrap.cut(SafeText($0), to: page.readingColumns * 2).string })
  }

  private static func shown(_ link: String) -> String { WebLink(link)?.withoutLogin ?? link }

  private func rows(of article: Article, _ page: TextPage) -> [[Span]] {
    let texts = page.texts
    let provenance = article.provenance
    var rows: [(WhyRow, String)] = []
    for attempt in provenance?.attempts ?? [] { rows.append((.before, texts.attempt(attempt))) }
    rows.append(
      (
        .provider,
        [texts.provider(article.provider), provenance?.feed.title].compactMap(\.self).joined(separator: " · ")
      ))
    if let request = provenance?.request {
      rows.append((.request, request.withoutSecrets + (article.provider == .newsapi ? "  X-Api-Key: ***" : "")))
    }
    if let received = provenance?.origin.receivedAt {
      let stored = provenance?.origin.stored.map(texts.stored)
      rows.append((.received, [page.dates.short(received), stored].compactMap(\.self).joined(separator: " · ")))
    }
    if let supplement = provenance?.supplement { rows.append((.summary, texts.name(of: supplement))) }
    if let given = article.givenLink { rows.append((.feedLink, Self.shown(given))) }
    if let link = article.link { rows.append((article.givenLink == nil ? .link : .sourceLink, Self.shown(link))) }
    if let way = article.linkWay { rows.append((.linkWay, texts.name(of: way))) }
    if let canonical = article.canonicalAddress { rows.append((.canonical, canonical)) }
    if let site = article.source.link { rows.append((.site, site)) }
    if let place = article.place { rows.append((.place, "\(place.latitude), \(place.longitude)")) }
    rows += reason(for: article, page)
    return rows.map { [Span(texts.label(of: $0), .quiet), Span($1)] }
  }
}

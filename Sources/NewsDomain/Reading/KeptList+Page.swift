import FoundationEssentials

extension ListRepository {
  /// A page of a list that can be used instead of a new one, and why; `nil` if its provider must be asked.
  func list(
    _ question: String, in range: Range<Int>, at now: Date, _ freshness: Freshness
  ) async -> (list: KeptList, reason: StoredReason)? {
    let found = await list(question, in: range) { $0.reason(at: now, freshness) != nil }
    guard let found, let reason = found.head.reason(at: now, freshness) else { return nil }
    return (found, reason)
  }
}

extension KeptListHead {
  /// Why the list is shown without asking its provider; `nil` if that must be asked.
  package func reason(at now: Date, _ freshness: Freshness) -> StoredReason? {
    validity.reason(at: now.timeIntervalSince(receivedAt), freshness)
  }
}

extension KeptList {
  package var head: KeptListHead {
    KeptListHead(receivedAt: receivedAt, validity: validity, validators: validators)
  }

  /// - Parameters:
  ///   - question: what was asked.
  ///   - page: the first page of a list.
  ///   - articles: its articles and the rest of the list, each once.
  /// - Returns: `nil` if it must be fetched again next time: if something was missing, or if articles occur twice, as
  ///   its pages would differ without them.
  init?(_ question: String, _ page: NewsPage, _ articles: [Article]) {
    let count = page.articles.count + page.others.count
    guard page.stored == nil || page.stored == .recent, articles.count == count, page.provider != .sample,
      let validity = page.validity, let receivedAt = page.receivedAt,
      !articles.isEmpty, page.removed == 0, page.failures.isEmpty, page.feedFailures.isEmpty,
      page.attempts.allSatisfy(\.isLasting)
    else { return nil }
    self.init(question, articles, receivedAt: receivedAt, validity: validity)
    switch page.remark {
    case .searched: isSearched = true
    case .servesOnlyUnitedStates, .nothingOf: return nil
    case nil: break
    }
    isWhole = page.total.map { count >= $0 } ?? true
    total = page.total
    service = page.service
    attempts = page.attempts
  }

  /// The page, shown for this reason.
  func page(_ stored: StoredReason, of country: Country?) -> NewsPage {
    let remark = isSearched ? country.map(PageRemark.searched) : nil
    let articles = articles
    var page = NewsPage(
      articles: articles, total: total, provider: articles.first?.provider ?? service?.provider ?? .feeds,
      remark: remark,
      receivedAt: receivedAt, stored: stored, removed: items.count - articles.count)
    page.service = service
    page.attempts = attempts
    page.isTidy = true
    return page
  }
}

extension Attempt {
  /// Whether asking the service again would give the same: it had nothing, or there is no key.
  fileprivate var isLasting: Bool {
    switch outcome {
    case .nothing, .failed(.key(.missing)): true
    case .notAsked, .failed: false
    }
  }
}

extension HeadlineRequest {
  /// The request without the page; `nil` for the headlines of a source, as these come from its feed, which may be
  /// another one next time.
  var question: String? {
    if case .source = scope { return nil }
    return [ArchivedList(self).description, language?.code ?? "", service?.rawValue ?? ""].joined(separator: "\n")
  }
}

extension SearchRequest {
  /// The request without the page.
  var question: String {
    let parts: [String] = [
      "search", text, fields.map(\.rawValue).joined(separator: " "), sources.joined(separator: " "),
      domains.allowed.joined(separator: " "), domains.excluded.joined(separator: " "), dates.from?.iso8601 ?? "",
      dates.to?.iso8601 ?? "", edition.language?.code ?? "", edition.country?.code ?? "", order.rawValue,
      service?.rawValue ?? "",
    ]
    return parts.joined(separator: "\n")
  }
}

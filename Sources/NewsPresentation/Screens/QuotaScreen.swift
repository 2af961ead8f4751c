import NewsDomain
import TerminalKit

/// The requests made with the API key, and how many are left.
package struct QuotaScreen: Screen {
  private let quota: Quota
  private let hasKey: Bool

  package init(_ quota: Quota, hasKey: Bool) {
    self.quota = quota
    self.hasKey = hasKey
  }

  package var records: [any Record] { [QuotaRecord(quota: quota)] }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    guard hasKey else { return page.paragraphs(texts.quotaWithoutKey) }
    page.header("NewsAPI", about: texts.quotaSpan)
    page.table(
      RequestKind.allCases.map { kind in
        [Span(texts.label(of: kind)), Span(String(quota.sent[kind] ?? 0), .number)]
      })
    page.paragraphs(texts.quotaLeft(quota), quota.left == 0 ? .trouble : .plain)
    if quota.total > 0, let first = quota.first {
      let time = LocalTime(first.addingTimeInterval(Quota.window))
      page.line(Span(texts.quotaReturns(time, isToday: time.isSameDay(as: LocalTime(page.dates.now))), .quiet))
    }
  }
}

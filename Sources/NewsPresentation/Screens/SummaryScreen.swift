import NewsDomain
import TerminalKit

/// The numbers of new articles, on one line.
package struct SummaryScreen: Screen {
  private let counts: CollectionFacts

  /// The news of which the unread articles were counted.
  private let scope: ReadingScope

  package init(_ facts: CollectionFacts, in scope: ReadingScope) {
    counts = facts
    self.scope = scope
  }

  package var records: [any Record] { [SummaryRecord(facts: counts)] }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let unread = texts.unread(counts.unread, in: scope)
    var parts = [unread]
    if counts.followed > 0 {
      parts = hasFollowed ? [texts.followed(counts.followed, of: unread)] : [unread, texts.followed(counts.followed)]
    }
    if let last = counts.last { parts.append(texts.collected(at: page.dates.short(last))) }
    // A time in the past says nothing about when the next round begins.
    if let next = counts.next, next > page.dates.now { parts.append(texts.next(at: texts.clock(LocalTime(next)))) }
    page.line(Span(page.joined(parts)))
  }

  /// Whether the unread articles that follows found are among those that were counted.
  private var hasFollowed: Bool {
    guard scope.language == nil, counts.followed <= counts.unread else { return false }
    return scope == .all || scope.hasFollows
  }
}

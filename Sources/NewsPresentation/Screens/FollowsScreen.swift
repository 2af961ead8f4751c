import NewsDomain
import TerminalKit

/// The reader's follows, with what is new for each.
package struct FollowsScreen: ListScreen {
  package var skipped = 0
  private let follows: [ListedFollow]
  private let hasHint: Bool
  /// Whether a notice tells people what this screen shows to programs.
  private let isPassedOn: Bool

  package init(_ follows: [ListedFollow], hasHint: Bool = false, isPassedOn: Bool = false) {
    self.follows = follows
    self.hasHint = hasHint
    self.isPassedOn = isPassedOn
  }

  package var list: ResultList? { isPassedOn ? nil : ResultList(.follows(follows.map(\.follow))) }

  package var records: [any Record] {
    follows.enumerated().map { FollowRecord(listed: $1, position: $0 + 1) }
  }

  package func draw(on page: inout TextPage) {
    if isPassedOn { return }
    let texts = page.texts
    let digits = max(2, String(follows.count).count)
    let rows = page.aligned(follows.enumerated().map { row($1, $0 + 1, digits, page) })
    page.list(
      skipped..<follows.count,
      above: { page, shown in
        page.header(texts.follows, about: texts.count(shown, of: follows.count))
        if follows.isEmpty { page.paragraphs(texts.followsAdvice, .quiet) }
      },
      below: { page, left in
        page.listHint(hasMore: left > 0, count: left, hasHint && !follows.isEmpty ? texts.followsHint : nil)
      },
      entry: { page, index in page.row(rows[index]) })
  }

  private func row(_ listed: ListedFollow, _ number: Int, _ digits: Int, _ page: TextPage) -> [Span] {
    let texts = page.texts
    let follow = listed.follow
    let alerts = follow.notifies ? [texts.withAlerts] + (follow.quiet.map { [texts.quiet($0)] } ?? []) : []
    return [
      page.number(number, digits: digits, isChosen: false), Span(texts.name(of: follow)),
      Span(texts.newArticles(listed.new), listed.new > 0 ? .accent : .quiet),
      Span(page.joined(alerts), .quiet),
    ]
  }
}

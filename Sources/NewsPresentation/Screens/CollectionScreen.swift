import NewsDomain
import TerminalKit

/// The result of a round of collecting, as one line of a log.
package struct CollectionScreen: Screen {
  /// How many of the failed feeds are named.
  private static let named = 5

  private let round: CollectionRound

  package init(_ round: CollectionRound) {
    self.round = round
  }

  package var facts: Facts { Facts(count: round.new, failed: round.failed) }

  package var records: [any Record] { [CollectionRecord(round: round)] }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let time = texts.clock(LocalTime(page.dates.now))
    if let saving = round.saving {
      return page.line(Span(page.joined([time, texts.notCollected(because: saving)])))
    }
    page.line(Span(page.joined([time] + texts.collected(round))))
    // An outage is reported once for all feeds.
    let failures = round.outage == nil ? round.failures.filter { !round.gone.contains($0.name) } : []
    for failure in failures.prefix(Self.named) {
      page.paragraphs(texts.labelled(failure.name, texts.explain(failure.error).message), .trouble)
    }
    if failures.count > Self.named {
      page.line(Span(texts.moreFailures(failures.count - Self.named), .quiet))
    }
    if !round.gone.isEmpty { page.paragraphs(texts.feedsGone(round.gone), .trouble) }
  }
}

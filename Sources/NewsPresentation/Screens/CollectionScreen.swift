import NewsDomain
import TerminalKit

/// What a round of collecting has brought, as one line of a log.
package struct CollectionScreen: Screen {
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
    if !round.gone.isEmpty { page.paragraphs(texts.feedsGone(round.gone), .trouble) }
  }
}

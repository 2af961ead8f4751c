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
      page.paragraphs(Self.sentence(of: failure, texts), .trouble)
    }
    if failures.count > Self.named {
      page.line(Span(texts.moreFailures(failures.count - Self.named), .quiet))
    }
    if !round.gone.isEmpty { page.paragraphs(texts.feedsGone(round.gone), .trouble) }
  }

  /// Why a feed could not be read. Its address takes the place of its host, so that it is named once.
  private static func sentence(of failure: FeedFailure, _ texts: any Texts) -> String {
    let reason = texts.explain(failure.error).message
    let own = WebLink(failure.address)
    guard let host = failure.error.host, host == own?.host, reason.contains(host) else {
      return texts.labelled(failure.address, reason)
    }
    let sentence = reason.replacing(host, with: failure.address, maxReplacements: 1)
    return failure.name == own?.bareHost ? sentence : texts.labelled(failure.name, sentence)
  }
}

import FoundationEssentials
import NewsDomain
import TerminalKit

/// The reader's mutes, including expired ones.
package struct MutesScreen: ListScreen {
  package var skipped = 0
  private let mutes: [Mute]
  private let now: Date
  /// Whether a notice tells people what this screen shows to programs.
  private let isPassedOn: Bool

  package init(_ mutes: [Mute], now: Date, isPassedOn: Bool = false) {
    self.mutes = mutes
    self.now = now
    self.isPassedOn = isPassedOn
  }

  package var records: [any Record] { mutes.map { MuteRecord(mute: $0, isExpired: $0.isExpired(at: now)) } }

  package func draw(on page: inout TextPage) {
    if isPassedOn { return }
    let texts = page.texts
    if mutes.isEmpty {
      page.header(texts.mutes, about: "0")
      return page.paragraphs(texts.mutesAdvice, .quiet)
    }
    let rows = mutes.map { mute in
      [
        page.number(mute.number, digits: 2, isChosen: false),
        Span(texts.name(of: mute), mute.isExpired(at: now) ? .quiet : .plain), Span(texts.reach(of: mute), .quiet),
        Span(end(of: mute, page), .quiet),
      ]
    }
    let isNarrow = page.isNarrow && !page.isAccessible
    let lines = page.aligned(isNarrow ? [] : rows)
    page.list(
      skipped..<mutes.count,
      above: { page, shown in page.header(texts.mutes, about: texts.count(shown, of: mutes.count)) },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, nil) },
      entry: { page, index in
        guard isNarrow else { return page.tableRow(lines[index]) }
        let row = rows[index]
        page.tableRow([row[0], Span("  "), row[1]])
        page.tableRow([Span("      "), Span(page.joined(row.dropFirst(2).map(\.text.string)), .quiet)])
      })
  }

  private func end(of mute: Mute, _ page: TextPage) -> String {
    guard let until = mute.until else { return page.texts.muteForEver }
    if mute.isExpired(at: now) { return page.texts.muteEnded(page.dates.short(until)) }
    return page.texts.muteEnds(page.dates.dayAndTime(LocalTime(until)))
  }
}

import FoundationEssentials
import NewsDomain
import TerminalKit

/// How a story spread: who covered it first, how many articles appeared when, who followed, and what was changed.
package struct TimelineScreen: ListScreen {
  package var skipped = 0
  private let timeline: StoryTimeline
  private let best: Article?
  private let glyphs: Window.Glyphs

  /// - Parameter languages: The reader's, which choose the title of the story.
  package init(_ timeline: StoryTimeline, languages: ReaderLanguages, glyphs: Window.Glyphs = .braille) {
    self.timeline = timeline
    best = timeline.story.best(in: languages)
    self.glyphs = glyphs
  }

  private var story: Story { timeline.story }

  /// The first article, then those that followed.
  private var coverage: [Coverage] { timeline.followers }

  package var list: ResultList? { ResultList(.articles(coverage.map(\.article))) }

  package var facts: Facts { Facts(count: coverage.count, total: coverage.count + leftOut) }

  /// How many articles are not listed, because others of their sources came before.
  private var leftOut: Int { max(0, story.articles.count - coverage.count) }

  package var records: [any Record] {
    let told: [any Record] = coverage.enumerated().map {
      CoverageRecord(number: $0 + 1, story: story.id, coverage: $1)
    }
    return told
      + timeline.changes.flatMap { entry -> [any Record] in
        let article = entry.coverage.article
        return entry.change.parts.map {
          ChangeRecord(
            number: number(of: article), article: article, change: entry.change, field: $0.field, words: $0.words)
        }
      }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    // The first article is shown above the list.
    page.list(
      min(max(1, skipped), max(1, coverage.count))..<max(1, coverage.count),
      above: { page, _ in
        page.header(of: story, best)
        guard skipped == 0 else { return }
        drawFirst(on: &page)
        drawCounts(on: &page)
        if coverage.count > 1 {
          page.blank()
          page.line(Span(texts.followers, .title))
        }
      },
      below: { page, left in
        if left == 0, leftOut > 0 { page.hint(texts.moreOfSources(leftOut), indent: 4) }
        if left == 0 { drawChanges(on: &page) }
        page.listHint(hasMore: left > 0, count: left, nil)
      },
      entry: { page, index in
        let item = coverage[index]
        draw(item, index + 1, time: delay(of: item, page), on: &page)
      })
  }

  private func drawFirst(on page: inout TextPage) {
    guard let first = coverage.first else { return }
    let texts = page.texts
    page.blank()
    page.line(Span(texts.firstCoverage, .title))
    let time = first.article.publishedAt.map { page.dates.dayAndTime(LocalTime($0)) } ?? texts.noDate
    draw(first, 1, time: time, on: &page)
  }

  private func draw(_ item: Coverage, _ number: Int, time: String, on page: inout TextPage) {
    page.entry(
      number, of: coverage.count,
      [TextPage.EntryText(page.joined([time, place(of: item, page)]), .plain), page.title(of: item.article)])
  }

  /// The source of an article and its country, if known.
  private func place(of item: Coverage, _ page: TextPage) -> String {
    var facts = page.languageFact(of: item.article)
    facts.append((.source, item.article.source.name ?? page.texts.unknownSource))
    if let country = item.country { facts.append((.country, page.texts.name(of: country))) }
    return page.joined(facts)
  }

  /// How long after the first article one appeared: `+2 h`.
  private func delay(of item: Coverage, _ page: TextPage) -> String {
    let texts = page.texts
    guard let date = item.article.publishedAt else { return texts.noDate }
    guard let first = coverage.first?.article.publishedAt else { return page.dates.short(date) }
    let duration = page.length(Age(seconds: max(0, date.timeIntervalSince(first))))
    return page.isAccessible ? texts.later(by: duration) : "+" + duration
  }

  private func number(of article: Article) -> Int? {
    coverage.firstIndex { $0.article.id == article.id }.map { $0 + 1 }
  }

  private func drawChanges(on page: inout TextPage) {
    guard !timeline.changes.isEmpty else { return }
    page.blank()
    page.line(Span(page.texts.changesOfStory, .title))
    for (index, entry) in timeline.changes.enumerated() {
      if index > 0 { page.blank() }
      let place = place(of: entry.coverage, page)
      if let number = number(of: entry.coverage.article) {
        page.entry(number, of: coverage.count, [TextPage.EntryText(place, .plain)])
      } else {
        page.paragraphs(place)
      }
      page.change(entry.change)
    }
  }
}

/// Shows how many articles appeared when.
extension TimelineScreen {
  /// The form of the times of the counts: the days are left out if there is only one.
  private var form: MomentForm {
    if timeline.step >= 86_400 { return .day }
    let last = timeline.start.addingTimeInterval(timeline.step * Double(timeline.counts.count) - 1)
    return LocalTime(timeline.start).isSameDay(as: LocalTime(last)) ? .clock : .dayAndTime
  }

  private func time(ofSpan index: Int) -> LocalTime {
    LocalTime(timeline.start.addingTimeInterval(timeline.step * Double(index)))
  }

  private func drawCounts(on page: inout TextPage) {
    let counts = timeline.counts
    let total = counts.reduce(0, +)
    guard total > 0, let most = counts.max(), let place = counts.firstIndex(of: most) else { return }
    let texts = page.texts
    page.blank()
    if counts.count > 1, !page.isAccessible {
      page.line(Span(Sparkline(counts, room: page.readingColumns, glyphs: glyphs).text))
    }
    // For days, the last one is named; for shorter spans, the end is shown.
    let end = form == .day ? counts.count - 1 : counts.count
    let span = texts.span(from: time(ofSpan: 0), to: time(ofSpan: end), form)
    // If several spans have as many, none is the busiest.
    let isOne = counts.count { $0 == most } == 1
    page.paragraphs(
      counts.count > 1 && isOne
        ? "\(span), \(texts.most(most, of: total, at: time(ofSpan: place), form))"
        : page.joined([span, texts.articles(total)]), .quiet)
  }
}

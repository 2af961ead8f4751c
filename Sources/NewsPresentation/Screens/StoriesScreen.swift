import FoundationEssentials
import NewsDomain
import TerminalKit

/// The stories of some days.
package struct StoriesScreen: ListScreen {
  package var skipped = 0
  private let stories: [Story]
  /// The article that represents each story.
  private let bests: [Article]
  private let subject: [String]
  private let span: ClosedRange<Date>
  private let isLastDay: Bool
  private let total: Int
  private let hidden: Int
  private let inOtherLanguages: Int
  private let hasHint: Bool

  /// - Parameters:
  ///   - subject: What they are about or where they are from; empty for anything.
  ///   - span: The time in which their articles were published.
  ///   - isLastDay: Whether that is the last 24 hours, rather than whole days.
  ///   - total: The number of stories in that time, of which only the first may be listed.
  ///   - hidden: The number of stories that the reader's mutes hide.
  ///   - inOtherLanguages: The number of stories left out because the reader reads none of their languages.
  ///   - languages: The reader's, which choose the titles.
  package init(
    _ stories: [Story], of subject: [String] = [], span: ClosedRange<Date>, isLastDay: Bool = false, total: Int,
    hidden: Int = 0,
    inOtherLanguages: Int = 0, languages: ReaderLanguages, hasHint: Bool
  ) {
    // Every story has an article, so that numbers and articles match.
    let shown = stories.compactMap { story in story.best(in: languages).map { (story: story, best: $0) } }
    self.stories = shown.map(\.story)
    bests = shown.map(\.best)
    self.subject = subject
    self.span = span
    self.isLastDay = isLastDay
    self.total = total
    self.hidden = hidden
    self.inOtherLanguages = inOtherLanguages
    self.hasHint = hasHint
  }

  package var list: ResultList? {
    let others = zip(bests, stories).map { best, story in
      (best.id, story.articles.filter { $0.id != best.id })
    }
    return ResultList(
      .articles(bests),
      stories: StoryRows(
        others: Dictionary(others, uniquingKeysWith: { first, _ in first }), total: max(total, stories.count)))
  }

  package var facts: Facts {
    Facts(count: stories.count, total: total, hidden: hidden, inOtherLanguages: inOtherLanguages)
  }

  package var records: [any Record] {
    stories.indices.map { StoryRecord(number: $0 + 1, story: stories[$0], best: bests[$0]) }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.list(
      skipped..<stories.count, spoken: HeadlinesScreen.spoken,
      above: { page, shown in
        page.header(
          page.joined([texts.stories] + subject + [isLastDay ? texts.quotaSpan : days(page)]),
          about: texts.stories(shown, of: max(total, stories.count)))
        if stories.isEmpty, hidden == 0, inOtherLanguages == 0 { page.line(Span(texts.nothingHere, .quiet)) }
      },
      below: { page, left in
        if hidden > 0 { page.hint(texts.hiddenStories(hidden), indent: 4) }
        if inOtherLanguages > 0 { page.hint(texts.storiesInOtherLanguages(inOtherLanguages), indent: 4) }
        if left == 0, page.isAtPrompt, total > stories.count, stories.count < ListSize.limits.upperBound {
          page.hint(texts.storiesBeyond(total - stories.count), indent: 4)
        }
        page.listHint(
          hasMore: left > 0, count: left + max(0, total - stories.count),
          hasHint && !stories.isEmpty ? texts.storiesHint : nil)
      },
      entry: { page, index in
        let story = stories[index]
        let article = bests[index]
        if page.layout == .one {
          return page.shortEntry(
            index + 1, of: stories.count, title: article.headline ?? texts.noTitle,
            link: article.link.flatMap(WebLink.init),
            TextPage.LineFacts(
              source: article.source.name ?? texts.unknownSource, others: max(0, story.sources.count - 1),
              publishedAt: story.times?.upperBound))
        }
        let foreign = page.languageFact(of: article).map { texts.labelled(texts.label(ofFact: $0.label), $0.value) }
        page.entry(
          index + 1, of: stories.count,
          [
            .title(article.headline ?? texts.noTitle, link: article.link.flatMap(WebLink.init)),
            TextPage.EntryText(page.joined(foreign + [facts(of: story, page)])),
          ])
      })
  }

  private func days(_ page: TextPage) -> String {
    let (first, last) = (LocalTime(span.lowerBound), LocalTime(span.upperBound))
    return first.isSameDay(as: last) ? page.dates.day(first) : page.dates.days(from: first, to: last)
  }

  /// How many cover a story, in which or how many languages if that fits on one line, and when they did.
  private func facts(of story: Story, _ page: TextPage) -> String {
    // Of days that are named, only what was published then counts: a story may go on for weeks.
    let story = isLastDay ? story : story.within(span)
    let times = times(of: story, page)
    let lines = [TextPage.LanguageForm.names, .count, .none].map { page.joined(page.reach(of: story, $0) + times) }
    guard let columns = page.columns else { return lines[0] }
    return lines.first { DisplayWidth.of($0) <= columns - Self.indent } ?? lines[2]
  }

  /// The columns of the number before a line, and the space after it.
  private static let indent = 5

  /// When the first and the last article of a story were published.
  private func times(of story: Story, _ page: TextPage) -> [String] {
    guard let times = story.times else { return [page.texts.noDate] }
    let (first, last) = (page.dates.short(times.lowerBound), page.dates.short(times.upperBound))
    return first == last ? [first] : ["\(page.texts.earliest(first)), \(page.texts.latest(last))"]
  }
}

import FoundationEssentials
import NewsDomain
import TerminalKit

/// All articles of some days, each with its story.
package struct StoryArticlesScreen: ListScreen {
  package var skipped = 0
  private let entries: [(article: Article, story: StoryID?)]
  private let span: ClosedRange<Date>
  private let isLastDay: Bool

  /// - Parameter isLastDay: Whether the span is the last 24 hours, rather than whole days.
  package init(_ entries: [(article: Article, story: StoryID?)], span: ClosedRange<Date>, isLastDay: Bool = false) {
    self.isLastDay = isLastDay
    self.entries = entries
    self.span = span
  }

  package var list: ResultList? { ResultList(.articles(entries.map(\.article))) }

  package var facts: Facts { Facts(count: entries.count) }

  package var records: [any Record] {
    entries.enumerated().map { number, entry in
      ArticleRecord(number: number + 1, article: entry.article, story: entry.story.map { ListedStory(id: $0) })
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    page.list(
      skipped..<entries.count,
      above: { page, shown in
        page.header(
          page.joined([texts.stories, isLastDay ? texts.quotaSpan : days(page)]),
          about: texts.articles(shown, of: entries.count))
        if entries.isEmpty { page.line(Span(texts.nothingHere, .quiet)) }
      },
      below: { page, left in page.listHint(hasMore: left > 0, count: left, nil) },
      entry: { page, index in
        let article = entries[index].article
        if page.layout == .one {
          return page.shortEntry(
            index + 1, of: entries.count, title: article.headline ?? texts.noTitle,
            link: article.link.flatMap(WebLink.init),
            TextPage.LineFacts(
              source: article.source.name ?? texts.unknownSource, others: 0, publishedAt: article.publishedAt))
        }
        var facts = page.languageFact(of: article).map { texts.labelled(texts.label(ofFact: $0.label), $0.value) }
        facts += [
          article.source.name ?? texts.unknownSource,
          article.publishedAt.map { page.dates.short($0, hasTime: article.hasTime) } ?? texts.noDate,
          entries[index].story?.description ?? "",
        ]
        page.entry(index + 1, of: entries.count, [page.title(of: article), TextPage.EntryText(page.joined(facts))])
      })
  }

  private func days(_ page: TextPage) -> String {
    let (first, last) = (LocalTime(span.lowerBound), LocalTime(span.upperBound))
    return first.isSameDay(as: last) ? page.dates.day(first) : page.dates.days(from: first, to: last)
  }
}

import NewsDomain
import TerminalKit

/// The news topics, in groups, with the favourite ones marked.
package struct TopicsScreen: ListScreen {
  package var skipped = 0
  private let topics: [Topic]
  private let favourites: Set<String>
  private let hasHint: Bool
  /// Windows with fewer columns show only names.
  private static let narrow = 60

  /// - Parameters:
  ///   - topics: Ordered by group.
  ///   - favourites: The ids of the favourite ones, which come first.
  package init(_ topics: [Topic], favourites: Set<String>, hasHint: Bool) {
    self.topics = topics.filter { favourites.contains($0.id) } + topics.filter { !favourites.contains($0.id) }
    self.favourites = favourites
    self.hasHint = hasHint
  }

  package var list: ResultList? { ResultList(.topics(topics)) }

  package var records: [any Record] {
    topics.enumerated().map {
      NewsTopicRecord(number: $0 + 1, topic: $1, isFavourite: favourites.contains($1.id))
    }
  }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let digits = max(2, String(topics.count).count)
    let rows = page.aligned(topics.enumerated().map { row($1, $0 + 1, digits, page) })
    page.list(
      skipped..<topics.count,
      above: { page, shown in
        page.header(texts.topics, about: texts.count(shown, of: topics.count))
        if topics.isEmpty { page.line(Span(texts.nothingHere, .quiet)) }
      },
      below: { page, left in
        page.listHint(hasMore: left > 0, count: left, hasHint && !topics.isEmpty ? texts.topicsHint : nil)
      },
      entry: { page, index in
        let heading = heading(of: topics[index], texts)
        if index == 0 || self.heading(of: topics[index - 1], texts) != heading { page.line(Span(heading, .title)) }
        page.row(rows[index])
      })
  }

  private func heading(of topic: Topic, _ texts: any Texts) -> String {
    favourites.contains(topic.id) ? texts.favouriteTopics : texts.topicGroup(topic.heading)
  }

  private func row(_ topic: Topic, _ number: Int, _ digits: Int, _ page: TextPage) -> [Span] {
    let isFavourite = favourites.contains(topic.id)
    let language = page.texts.language
    let name = [
      page.number(number, digits: digits, isChosen: isFavourite),
      Span(topic.name(in: language), isFavourite ? .accent : .plain),
    ]
    // A narrow window has room for the name, which is what is typed.
    if let columns = page.columns, columns < Self.narrow { return name }
    let country = topic.countryCode.map { Country.name(ofCode: $0, in: language) }
    return name + [Span(country ?? "", .quiet), Span(topic.id, .quiet)]
  }
}

extension Topic {
  /// The code of the group under which a list shows it: regions and cities have separate headings.
  fileprivate var heading: String { kind == .city ? "cities" : group }
}

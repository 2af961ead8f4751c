import FoundationEssentials
import NewsDomain
import TerminalKit

/// A list to be written into a file, to keep or to pass on.
package struct Document: Sendable {
  enum Items: Sendable {
    case articles([Article])
    case sources([NewsSource])
  }

  /// A heading above some of the items.
  package struct Section: Sendable, Equatable {
    package let title: String
    /// The index of its first item; it extends to the next section.
    package let start: Int

    package init(title: String, start: Int) {
      self.title = SafeText(title).trimmed.string
      self.start = start
    }
  }

  package let title: String
  /// The name of the list if its title has more, such as the day.
  var name: String?
  /// Facts about the whole list: the provider, the number of items, and when they were received.
  let about: [String]
  let items: Items
  /// The states of the articles that are in the archive.
  var states: [ArticleID: ArticleState] = [:]
  /// The headings above the items, if any; web pages, Markdown and messages show them.
  package var sections: [Section] = []
  let madeAt: Date
  let texts: any Texts

  /// The items as texts for people.
  var entries: [DocumentEntry] {
    switch items {
    case .articles(let articles):
      articles.enumerated().map { DocumentEntry($1, number: $0 + 1, texts: texts) }
    case .sources(let sources):
      sources.enumerated().map { DocumentEntry($1, number: $0 + 1, texts: texts) }
    }
  }

  /// The line stating which program wrote the file, and when.
  var imprint: String { texts.imprint(texts.dayAndTime(LocalTime(madeAt))) }
}

extension Document {
  /// - Returns: `nil` unless the list has articles or sources.
  package init?(
    _ list: ResultList, states: [ArticleID: ArticleState] = [:], madeAt: Date, texts: any Texts
  ) {
    let received: (Origin?) -> [String] = { origin in
      origin?.receivedAt.map { [texts.asOf(texts.dayAndTime(LocalTime($0)))] } ?? []
    }
    switch list.items {
    case .articles(let articles):
      let page = list.news?.page
      let name = list.news.map { texts.title(of: $0.request) } ?? texts.headlinesTitle
      if let brief = list.news?.brief {
        title = SafeText("\(name) · \(texts.day(LocalTime(madeAt)))").string
        self.name = name
        let trends = brief.trends.map(\.phrase).joined(separator: ", ")
        about =
          [texts.length(of: brief, stories: articles.count)]
          + (trends.isEmpty ? [] : ["\(texts.trends): \(SafeText(trends).string)"])
      } else {
        title = SafeText(name).string
        about =
          (page.map { [texts.origin(of: $0)] } ?? [])
          + [texts.articles(articles.count, of: page?.total)] + received(page?.origin)
      }
      items = .articles(articles)
      sections = (list.news?.brief?.parts ?? []).map { Section(title: texts.heading(of: $0), start: $0.start) }
    case .sources(let sources), .feeds(let sources, _):
      let origin = list.sources?.origin
      title = texts.sources
      about =
        (origin.map { [texts.catalogue(of: $0.provider)] } ?? [])
        + [texts.sourceCount(sources.count)] + received(origin)
      items = .sources(sources)
    case .countries, .languages, .categories, .topics, .trends, .follows, .markers: return nil
    }
    self.states = states
    self.madeAt = madeAt
    self.texts = texts
  }

  /// Entries under one heading.
  struct Group: Sendable, Equatable {
    /// `nil` for entries before the first heading.
    let title: String?
    let entries: [DocumentEntry]
  }

  /// The entries under their headings, in order. A heading without entries is left out.
  var groups: [Group] {
    let entries = entries
    // Starts that are out of order or beyond the end give a heading without entries.
    var starts: [Int] = []
    for section in sections { starts.append(min(max(section.start, starts.last ?? 0), entries.count)) }
    var groups = [Group(title: nil, entries: Array(entries[..<(starts.first ?? entries.count)]))]
    for (index, section) in sections.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : entries.count
      groups.append(Group(title: section.title, entries: Array(entries[starts[index]..<end])))
    }
    return groups.filter { !$0.entries.isEmpty }
  }
}

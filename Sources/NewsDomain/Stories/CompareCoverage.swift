import FoundationEssentials

/// Compares how countries cover a story.
package struct CompareCoverage: Sendable {
  /// The most words named for a country.
  private static let maxWords = 4
  /// The least weight of the words that are named.
  private static let minWeight = 0.5
  /// The time before and after a story in which a country's other news counts, in seconds; at most until now.
  private static let margin: TimeInterval = 43_200

  private let archive: any ArticleArchive
  private let words: any WordWeights
  private let languages: any LanguageDetector
  private let clock: WallClock

  package init(
    archive: any ArticleArchive, words: any WordWeights, languages: any LanguageDetector, clock: WallClock
  ) {
    self.languages = languages
    self.archive = archive
    self.words = words
    self.clock = clock
  }

  /// - Parameter countries: only these; all of them if empty.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ story: Story, only countries: [Country]) async throws -> StoryComparison {
    let all = story.coverage.flatMap { [$0] + $0.copies }
    var groups: [(country: Country?, coverage: [Coverage])] = []
    for item in all where countries.isEmpty || item.country.map(countries.contains) ?? false {
      if let place = groups.firstIndex(where: { $0.country == item.country }) {
        groups[place].coverage.append(item)
      } else {
        groups.append((item.country, [item]))
      }
    }
    // Articles from unknown countries come last.
    let order = groups.indices.sorted { one, other in
      let (one, other) = ((groups[one], one), (groups[other], other))
      let (first, second) = (one.0.country == nil, other.0.country == nil)
      if first != second { return second }
      let (count, otherCount) = (one.0.coverage.count, other.0.coverage.count)
      return count == otherCount ? one.1 < other.1 : count > otherCount
    }
    let said = groups.map { Said($0.coverage, words) }
    let spoken = await languages(in: groups.map { $0.coverage.first?.article })
    let rows = order.compactMap { place -> StoryComparison.Row? in
      guard let first = groups[place].coverage.first else { return nil }
      let others = said.indices.filter { $0 != place }.map { said[$0] }
      return StoryComparison.Row(
        country: groups[place].country, first: first, count: groups[place].coverage.count,
        ownWords: Array(said[place].own(beside: others).prefix(Self.maxWords)), language: spoken[place])
    }
    let span = story.times.map { times in
      let start = times.lowerBound.addingTimeInterval(-Self.margin)
      // Nothing can have been checked that is still to come.
      return start...max(start, min(times.upperBound.addingTimeInterval(Self.margin), clock.now))
    }
    return StoryComparison(
      story: story, rows: rows, silences: try await silences(story, in: span, countries), checked: span)
  }

  /// An aggregator states the language of its edition, which need not be the article's.
  private func languages(in articles: [Article?]) async -> [String?] {
    let found = await languages.languages(
      of: articles.map { LanguageQuestion([$0?.title, $0?.summary].compactMap(\.self).joined(separator: "\n")) })
    return zip(articles, found).map { article, language in
      language ?? (article?.attribution == .source ? article?.language : nil)
    }
  }

  /// The countries with news of that time in whose lists the story was not seen.
  private func silences(
    _ story: Story, in span: ClosedRange<Date>?, _ countries: [Country]
  ) async throws -> [StoryComparison.Silence] {
    guard let span else { return [] }
    let covering = story.countries.union(story.seenIn)
    return try await archive.counts(in: span)
      .filter { !covering.contains($0.key) && $0.value > 0 && (countries.isEmpty || countries.contains($0.key)) }
      .map { StoryComparison.Silence(country: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.country.code < $1.country.code : $0.count > $1.count }
  }

  /// The words of some articles, by language.
  private struct Said {
    /// How many articles have each word, with its first spelling, by language.
    private var words: [String: [String: (count: Int, written: String, weight: Double)]] = [:]

    init(_ coverage: [Coverage], _ weights: any WordWeights) {
      for item in coverage {
        let language = item.article.language ?? ""
        let text = [item.article.title, item.article.summary].compactMap(\.self).joined(separator: " ")
        var seen: Set<String> = []
        for written in text.split(whereSeparator: { !$0.isLetter }) where written.count > 2 {
          let word = FoldedName(String(written)).text
          guard seen.insert(word).inserted else { continue }
          let known = words[language]?[word]
          words[language, default: [:]][word] = (
            (known?.count ?? 0) + 1, known?.written ?? String(written),
            known?.weight ?? weights.weight(of: String(written), language: item.article.language)
          )
        }
      }
    }

    /// The words that none of the others has in a language they share, the most significant first.
    func own(beside others: [Said]) -> [String] {
      var own: [(word: String, weight: Double)] = []
      for (language, words) in words.sorted(by: { $0.key < $1.key }) {
        let compared = others.compactMap { $0.words[language] }
        guard !compared.isEmpty else { continue }
        for (word, entry) in words.sorted(by: { $0.key < $1.key })
        where entry.weight >= minWeight && compared.allSatisfy({ $0[word] == nil }) {
          own.append((entry.written, entry.weight * Double(entry.count)))
        }
      }
      return own.sorted { $0.weight == $1.weight ? $0.word < $1.word : $0.weight > $1.weight }.map(\.word)
    }
  }
}

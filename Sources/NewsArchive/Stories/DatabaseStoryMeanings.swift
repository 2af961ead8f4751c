import FoundationEssentials
import NewsDomain

/// The meanings of the titles of the archive's stories.
final class DatabaseStoryMeanings: StoryMeanings {
  /// The most titles of a story that count: the first one of each voice, then others, the earliest ones.
  private static let maxTitles = 64
  /// The most articles among which these are looked for.
  private static let maxArticles = 512
  /// How many titles are compared for each story looked for: several may belong to one.
  private static let titlesOfStory = 8
  /// How long before and after the given articles those of other stories are looked for, in seconds.
  private static let margin: Int64 = 7 * 86_400

  private let database: any ArchiveEngine
  /// In the order of their rows.
  private let blocks: [Data]
  /// The stories that were asked for.
  private var titles: [Int64: [TitleMeaning]] = [:]
  /// The changes since.
  private var into: [Int64: Int64] = [:]
  private var moved: [Int64: Int64] = [:]

  /// - Parameters:
  ///   - rows: the rows whose stories are compared with others.
  ///   - model: the name of the model of the vectors.
  init(_ database: any ArchiveEngine, for rows: ClosedRange<Int64>, of model: String) throws {
    self.database = database
    var blocks: [Data] = []
    let (first, last) = (rows.lowerBound - Self.margin, rows.upperBound + Self.margin)
    try database.eachBlock(of: model, in: first...last) { block in
      if block.count > 0 { blocks.append(block.data) }
      return true
    }
    self.blocks = blocks
  }

  func titles(of story: Int64) throws -> [TitleMeaning] {
    if let known = titles[story] { return known }
    let rows = try database.run(
      "SELECT row FROM story_article WHERE story = ?1 ORDER BY row LIMIT ?2",
      [.integer(story), .integer(Int64(Self.maxArticles))]
    ) { $0.integer(0) }
    let meanings = try database.archived(rows).compactMap { article in
      vector(of: article.row).map {
        TitleMeaning(article: article.row, numbers: $0.numbers, voice: article.voice)
      }
    }
    titles[story] = Self.chosen(meanings)
    return titles[story] ?? []
  }

  private static func chosen(_ titles: [TitleMeaning]) -> [TitleMeaning] {
    guard titles.count > maxTitles else { return titles }
    var voices: Set<String> = []
    let isFirst = titles.map { title in title.voice.map { voices.insert($0).inserted } ?? true }
    let order = titles.indices.filter { isFirst[$0] } + titles.indices.filter { !isFirst[$0] }
    return order.prefix(maxTitles).sorted().map { titles[$0] }
  }

  func stories(near sentence: SentenceVector, in span: ClosedRange<Date>, most: Int) throws -> [Int64] {
    let wanted = RowNumber.at(span.lowerBound)...max(RowNumber.at(span.lowerBound), RowNumber.at(span.upperBound))
    var search = VectorSearch(near: sentence, maxCompared: most * Self.titlesOfStory)
    for block in blocks {
      block.withUnsafeBytes { search.search(VectorBlock.View($0), where: wanted.contains) }
    }
    let near = Array(search.rows(least: 0).prefix(most * Self.titlesOfStory))
    let told = try database.stories(of: near)
    var seen: Set<Int64> = []
    return Array(
      near.compactMap { row in (moved[row] ?? told[row]).map(present) }.filter { seen.insert($0).inserted }.prefix(most)
    )
  }

  func merge(_ story: Int64, into other: Int64) throws {
    let all = try titles(of: other) + titles(of: story)
    titles[other] = Self.chosen(all.sorted { $0.article < $1.article })
    titles[story] = nil
    into[story] = other
  }

  func part(_ articles: Set<Int64>, from story: Int64, into other: Int64) throws {
    titles[other] = try titles(of: story).filter { articles.contains($0.article) }
    titles[story]?.removeAll { articles.contains($0.article) }
    for article in articles { moved[article] = other }
  }

  /// The story that a story is a part of by now.
  private func present(_ story: Int64) -> Int64 {
    var story = story
    while let next = into[story] { story = next }
    return story
  }

  private func vector(of row: Int64) -> SentenceVector? {
    // The last block that does not begin after the row.
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      let first = blocks[middle].withUnsafeBytes { VectorBlock.View($0).firstRow }
      if first ?? .min <= row { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    return blocks[low - 1].withUnsafeBytes { VectorBlock.View($0).vector(of: row) }
  }
}

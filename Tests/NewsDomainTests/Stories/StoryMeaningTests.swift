import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Stories that are corrected by what their titles mean")
struct StoryMeaningTests {
  /// The meanings of made-up articles.
  private final class Meanings: StoryMeanings {
    private var titles: [Int64: [TitleMeaning]] = [:]
    private(set) var searches = 0

    init(_ articles: [UngroupedArticle], _ meanings: [[Float]], voices: [String?], in stories: [Int64]) {
      for (place, article) in articles.enumerated() {
        titles[stories[place], default: []].append(
          TitleMeaning(article: article.key, numbers: meanings[place], voice: voices[place]))
      }
    }

    func titles(of story: Int64) throws -> [TitleMeaning] { titles[story] ?? [] }

    func stories(near sentence: SentenceVector, in span: ClosedRange<Date>, most: Int) throws -> [Int64] {
      searches += 1
      let best = titles.compactMapValues { titles in
        titles.compactMap { SentenceVector($0.numbers)?.similarity(to: sentence) }.max()
      }
      return Array(best.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key).prefix(most))
    }

    func merge(_ story: Int64, into other: Int64) throws {
      titles[other, default: []] += titles.removeValue(forKey: story) ?? []
    }

    func part(_ articles: Set<Int64>, from story: Int64, into other: Int64) throws {
      titles[other] = titles[story]?.filter { articles.contains($0.article) }
      titles[story]?.removeAll { articles.contains($0.article) }
    }
  }

  /// A direction of its own for each number. The vectors of two different ones are at right angles.
  private static func direction(_ number: Int, towards other: Int? = nil, by share: Float = 0) -> [Float] {
    var numbers = [Float](repeating: 0, count: SentenceVector.dimensions)
    let length: Float = 8
    let own = ((1 - share * share) / length).squareRoot()
    for place in 8 * number..<8 * number + 8 { numbers[place] = own }
    guard let other else { return numbers }
    for place in 8 * other..<8 * other + 8 { numbers[place] += share / length.squareRoot() }
    return numbers
  }

  /// Groups articles, and corrects the stories by what their titles mean.
  ///
  /// - Returns: the number of the first article of the story of each, in order.
  private func stories(
    _ articles: [(words: String, language: String, meaning: [Float])], days: [Double] = [], voices: [String?] = [],
    touched: Set<Int>? = nil
  ) throws -> [Int] {
    try corrected(articles, days: days, voices: voices, touched: touched).stories
  }

  /// - Returns: also which articles were moved.
  private func corrected(
    _ articles: [(words: String, language: String, meaning: [Float])], days: [Double] = [], voices: [String?] = [],
    touched: Set<Int>? = nil
  ) throws -> (stories: [Int], moved: Set<Int>) {
    let voice = { voices.isEmpty ? "v\($0)" : voices[$0] }
    let made = articles.enumerated().map { place, article in
      UngroupedArticle.made(
        place, article.words, language: article.language, day: days.isEmpty ? 0 : days[place], voice: voice(place))
    }
    let index = StoryIndex()
    var keys = try GroupStories(index)(made)
    let meanings = Meanings(made, articles.map(\.meaning), voices: made.indices.map(voice), in: keys)
    let all = touched.map { Set($0.map { keys[$0] }) } ?? Set(keys)
    _ = index.takeChanges()
    try GroupStories(index).correct(all, by: meanings)
    let changes = index.takeChanges()
    for place in keys.indices {
      // As an archive writes them.
      while let next = changes.into[keys[place]] { keys[place] = next }
      keys[place] = changes.moved[Int64(place)] ?? keys[place]
    }
    return (keys.map { key in keys.firstIndex(of: key) ?? -1 }, Set(changes.moved.keys.map { Int($0) }))
  }

  @Test("titles in two languages that mean the same are one story, and those that mean something else are not")
  func languages() throws {
    let found = try stories([
      ("strike airport staff", "en", Self.direction(1)), ("grève aéroport personnel", "fr", Self.direction(1)),
      ("streik flughafen leute", "de", Self.direction(1, towards: 5, by: 0.5)),
      ("storm bay night", "en", Self.direction(2)), ("tempête baie nuit", "fr", Self.direction(2, towards: 6, by: 0.3)),
      ("wahl land heute", "de", Self.direction(3)),
    ])
    #expect(found == [0, 0, 0, 3, 3, 5])
  }

  @Test("how near titles must be; within a language words decide")
  func limits() throws {
    func found(_ share: Float, _ language: String) throws -> [Int] {
      try stories([
        ("strike airport staff", "en", Self.direction(1)),
        ("walkout grounds flights", language, Self.direction(2, towards: 1, by: share)),
      ])
    }
    #expect(try found(0.45, "fr") == [0, 0])
    #expect(try found(0.35, "fr") == [0, 1])
    #expect(try found(1, "en") == [0, 1])
  }

  @Test("a single source makes no crowd")
  func crowdOfOne() throws {
    let near = (2..<22).map { ("word\($0) thing\($0) more\($0)", "l\($0)", Self.direction($0, towards: 1, by: 0.557)) }
    let pair = [
      ("gold relay women", "en", Self.direction(30, towards: 1, by: 0.7)),
      ("or relais femmes", "fr", Self.direction(31, towards: 1, by: 0.7)),
    ]
    func isOneStory(_ voice: (Int) -> String) throws -> Bool {
      let found = try stories(near + pair, voices: (0..<20).map(voice) + ["p", "q"])
      return found[20] == found[21]
    }
    #expect(try !isOneStory { "v\($0)" })
    #expect(try isOneStory { _ in "one" })
  }

  @Test("where stories crowd, they must be nearer")
  func crowds() throws {
    // All are about one great event; two tell the same of it.
    let crowd = (2..<22).map {
      ("word\($0) thing\($0) more\($0)", "l\($0)", Self.direction($0, towards: 1, by: 0.75))
    }
    let pair = [
      ("gold relay women", "en", Self.direction(30, towards: 1, by: 0.75)),
      ("or relais femmes", "fr", Self.direction(30, towards: 1, by: 0.75)),
    ]
    let found = try stories(crowd + pair)
    #expect(found == Array(0..<21) + [20])
    #expect(try stories(Array(crowd.prefix(2))) == [0, 0], "two of them alone would be one story")
  }

  @Test("what was published weeks apart, or by one voice alone, is not merged")
  func timeAndVoice() throws {
    let pair = [
      ("strike airport staff", "en", Self.direction(1)), ("grève aéroport personnel", "fr", Self.direction(1)),
    ]
    #expect(try stories(pair, days: [0, 8]) == [0, 1])
    #expect(try stories(pair, days: [0, 2]) == [0, 0])
    #expect(try stories(pair, voices: ["a.example", "a.example"]) == [0, 1])
    #expect(try stories(pair, voices: [nil, nil]) == [0, 0])
  }

  @Test("what one voice repeats counts once")
  func repetition() throws {
    // Two titles of a voice lie between two stories, and would lead from one to the other.
    let between = Self.direction(1, towards: 2, by: 0.7)
    let words = "bridge word other"
    let found = try stories(
      [
        (words, "en", Self.direction(1)), (words, "en", between), (words, "en", between), (words, "en", between),
        ("pont mot autre", "fr", Self.direction(2, towards: 3, by: 0.6)),
      ], voices: ["a", "b", "b", "b", "c"], touched: [0])
    #expect(found == [0, 0, 0, 0, 4])
  }

  @Test("a title that means something else than the rest of its story leaves it, whatever its words")
  func strangers() throws {
    let words = "iran talks deal vienna"
    let found = try stories([
      (words, "en", Self.direction(1)), (words + " today", "en", Self.direction(1, towards: 4, by: 0.3)),
      (words + " again", "en", Self.direction(9)), (words + " later", "en", Self.direction(1)),
    ])
    #expect(found == [0, 0, 2, 0])
  }

  @Test("a story of two meanings is parted; what more voices say stays, however often one repeats the other")
  func halves() throws {
    let words = "iran talks deal vienna"
    func moved(_ voices: [String]) throws -> Set<Int> {
      try corrected(
        (0..<6).map { (words, "en", Self.direction($0 < 4 ? 1 : 2, towards: 3, by: 0.05)) }, voices: voices
      ).moved
    }
    #expect(try moved(["a", "b", "c", "d", "e", "f"]) == [4, 5])
    #expect(try moved(["a", "a", "a", "a", "b", "c"]) == [0, 1, 2, 3])
  }

  @Test("an article that leaves its story can find another at once")
  func moved() throws {
    let words = "iran talks deal vienna"
    let found = try stories([
      (words, "en", Self.direction(1)), (words, "en", Self.direction(1)), (words, "en", Self.direction(2)),
      ("accord vienne signé", "fr", Self.direction(2)), ("vienne accord conclu", "fr", Self.direction(2)),
      ("vienne accord signé", "fr", Self.direction(2)),
    ])
    #expect(found == [0, 0, 2, 2, 2, 2])
  }

  @Test("of two titles that mean different things, the first keeps the story")
  func two() throws {
    let words = "iran talks deal vienna"
    #expect(try stories([(words, "en", Self.direction(1)), (words, "en", Self.direction(2))]) == [0, 1])
  }

  @Test("stories without vectors stay as they are")
  func without() throws {
    let made = [UngroupedArticle.made(0, "strike airport staff"), .made(1, "storm bay night")]
    let index = StoryIndex()
    let keys = try GroupStories(index)(made)
    _ = index.takeChanges()
    try GroupStories(index).correct(Set(keys), by: Meanings([], [], voices: [], in: []))
    #expect(index.takeChanges().isEmpty)
  }
}

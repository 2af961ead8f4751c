import FoundationEssentials
import Glibc
import NewsDomain
import NewsLanguage

/// Groups headlines from standard input: a line each, of language, seconds since 1970 and title, separated by tabs.
/// Prints the number of each one's story, and to standard error how many milliseconds reading their terms and grouping
/// took. With a folder as its argument, the model in it corrects the stories by what the headlines mean.
@main
enum StoryBenchmark {
  static func main() throws {
    var lines: [(language: String, date: Date, title: String)] = []
    while let line = readLine() {
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let seconds = Double(fields[1]) else { continue }
      lines.append((fields[0], Date(timeIntervalSince1970: seconds), fields[2]))
    }
    let reader = HeadlineTerms { DetectedLanguages().language(of: $0) }
    let start = ContinuousClock.now
    let articles = lines.enumerated().map { number, line in
      UngroupedArticle(
        key: Int64(number), id: ArticleID(UInt64(number)),
        terms: reader.terms(title: line.title, summary: nil, language: line.language.isEmpty ? nil : line.language),
        publishedAt: line.date)
    }
    let read = ContinuousClock.now
    let index = StoryIndex()
    var stories = try GroupStories(index)(articles)
    let end = ContinuousClock.now
    if let folder = CommandLine.arguments.dropFirst().first {
      let encoder = SentenceModel { () throws(NewsError) in [FilePath(folder)] }
      let meanings = HeadlineMeanings(
        try lines.map {
          try encoder.vector(of: $0.title, language: $0.language.isEmpty ? nil : $0.language, isQuestion: false)
        }, dates: lines.map(\.date), in: stories)
      _ = index.takeChanges()
      try GroupStories(index).correct(Set(stories), by: meanings)
      stories = meanings.stories
    }
    for story in stories { print(story) }
    let times = "\((read - start) / .milliseconds(1)) \((end - read) / .milliseconds(1))\n"
    _ = times.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}

/// What the headlines of stories mean. All are compared, unlike in an archive: there are few.
private final class HeadlineMeanings: StoryMeanings {
  private let vectors: [[Float]]
  private let dates: [Date]
  /// The story of each headline, and the headlines of each story.
  private(set) var stories: [Int64]
  private var headlines: [Int64: [Int]] = [:]

  init(_ vectors: [SentenceVector], dates: [Date], in stories: [Int64]) {
    self.vectors = vectors.map(\.numbers)
    self.dates = dates
    self.stories = stories
    for (place, story) in stories.enumerated() { headlines[story, default: []].append(place) }
  }

  func titles(of story: Int64) throws -> [TitleMeaning] {
    headlines[story, default: []].prefix(64).map {
      TitleMeaning(article: Int64($0), numbers: vectors[$0], voice: nil)
    }
  }

  func stories(near sentence: SentenceVector, in span: ClosedRange<Date>, most: Int) throws -> [Int64] {
    let numbers = sentence.numbers
    var nearest: [(similarity: Float, place: Int)] = []
    for (place, vector) in vectors.enumerated() where span.contains(dates[place]) {
      var similarity: Float = 0
      for number in vector.indices { similarity += vector[number] * numbers[number] }
      nearest.append((similarity, place))
    }
    nearest.sort { $0.similarity == $1.similarity ? $0.place < $1.place : $0.similarity > $1.similarity }
    var found: Set<Int64> = []
    let near = nearest.prefix(most * 8).map { stories[$0.place] }.filter { found.insert($0).inserted }
    return Array(near.prefix(most))
  }

  func merge(_ story: Int64, into other: Int64) throws {
    let moved = headlines.removeValue(forKey: story) ?? []
    for place in moved { stories[place] = other }
    headlines[other] = (headlines[other, default: []] + moved).sorted()
  }

  func part(_ articles: Set<Int64>, from story: Int64, into other: Int64) throws {
    for article in articles { stories[Int(article)] = other }
    headlines[story]?.removeAll { articles.contains(Int64($0)) }
    headlines[other] = articles.map { Int($0) }.sorted()
  }
}

import FoundationEssentials
import Glibc
import NewsDomain
import NewsLanguage

/// Groups headlines from standard input: a line each, of language, seconds since 1970 and title, separated by tabs.
/// Prints the number of each one's story, and to standard error how many milliseconds reading their terms and grouping
/// took.
@main
enum StoryBenchmark {
  static func main() throws {
    var lines: [(language: String, date: Date, title: String)] = []
    while let line = readLine() {
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let seconds = Double(fields[1]) else { continue }
      lines.append((fields[0], Date(timeIntervalSince1970: seconds), fields[2]))
    }
    let reader = HeadlineTerms()
    let start = ContinuousClock.now
    let articles = lines.enumerated().map { number, line in
      UngroupedArticle(
        key: Int64(number), id: ArticleID(UInt64(number)),
        terms: reader.terms(title: line.title, summary: nil, language: line.language.isEmpty ? nil : line.language),
        publishedAt: line.date)
    }
    let read = ContinuousClock.now
    let stories = try GroupStories(StoryIndex())(articles)
    let end = ContinuousClock.now
    for story in stories { print(story) }
    let times = "\((read - start) / .milliseconds(1)) \((end - read) / .milliseconds(1))\n"
    _ = times.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}

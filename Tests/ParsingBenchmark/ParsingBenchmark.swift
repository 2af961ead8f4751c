import Confinement
import FoundationEssentials
import Glibc
import NewsDomain
import NewsLanguage
import NewsParsing
import NewsProviders

/// Parses documents in this process and in a worker of a program, alternately, for `scripts/bench`. Prints a line for each
/// document: its path, its number of bytes, and the two medians in milliseconds; one for `memory`, the private bytes of the
/// worker afterwards; and one for `start`: how long a new worker takes to its second answer, and to its first.
///
///     ParsingBenchmark PROGRAM RUNS FILE…
@main
enum ParsingBenchmark {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let runs = Int(arguments[2]), runs > 0 else {
      print("usage: ParsingBenchmark PROGRAM RUNS FILE…")
      exit(2)
    }
    let program = WorkerProgram.at(arguments[1])
    let parser = ConfinedParser(Workers(.parser, most: 1, program: program))
    let languages = DetectedLanguages()
    for path in arguments.dropFirst(3) {
      guard let bytes = FileManager.default.contents(atPath: path).map(Array.init) else {
        print("\(path): cannot be read")
        exit(1)
      }
      let request = request(for: bytes, at: path)
      var inside: [Double] = []
      var confined: [Double] = []
      for run in 0...runs {
        var answers: [ParsingAnswer] = []
        let start = ContinuousClock.now
        answers.append(ParsingWork.answer(request, .ofThread) { languages.language(of: $0, stated: $1) })
        let middle = ContinuousClock.now
        answers.append(try await parser.answer(to: request))
        let end = ContinuousClock.now
        guard answers[0] == answers[1] else {
          print("\(path): a worker reads something else")
          exit(1)
        }
        // The first run is the one that loads what is needed.
        if run == 0 { continue }
        inside.append(milliseconds(middle - start))
        confined.append(milliseconds(end - middle))
      }
      row(path, bytes.count, inside, confined)
    }
    row("memory", try privateBytes(), [0], [0])
    try await starts(program, min(runs, 21))
  }

  /// The private memory of this program's children: what is resident without what files share, see proc_pid_statm(5).
  private static func privateBytes() throws -> Int {
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    let children = try tasks.flatMap { task in
      try String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8).split(separator: " ")
    }
    return try children.reduce(0) { sum, child in
      let pages = try String(contentsOfFile: "/proc/\(child)/statm", encoding: .utf8).split(separator: " ").map {
        Int($0) ?? 0
      }
      return sum + (pages[1] - pages[2]) * Int(getpagesize())
    }
  }

  private static func request(for bytes: [UInt8], at path: String) -> ParsingRequest {
    path.hasSuffix(".html")
      ? .page(
        PageAnswer(
          bytes: bytes, contentType: nil, url: "https://example.org/page",
          at: Date(timeIntervalSince1970: 1_800_000_000)), followedFrom: nil)
      : .feed(bytes, contentType: nil, address: "https://example.org/feed", language: nil)
  }

  private static func starts(_ program: WorkerProgram, _ runs: Int) async throws {
    let request = request(for: Array("<rss/>".utf8), at: "feed")
    var first: [Double] = []
    var second: [Double] = []
    for _ in 0..<runs {
      let parser = ConfinedParser(Workers(.parser, most: 1, program: program))
      let start = ContinuousClock.now
      _ = try await parser.answer(to: request)
      let middle = ContinuousClock.now
      _ = try await parser.answer(to: request)
      first.append(milliseconds(middle - start))
      second.append(milliseconds(ContinuousClock.now - middle))
    }
    row("start", 0, second, first)
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  private static func row(_ name: String, _ size: Int, _ ours: [Double], _ theirs: [Double]) {
    print([name, "\(size)", "\(median(ours))", "\(median(theirs))"].joined(separator: "\t"))
  }

  private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}

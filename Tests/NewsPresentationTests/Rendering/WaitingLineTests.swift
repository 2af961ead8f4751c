import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The line shown while waiting")
struct WaitingLineTests {
  private let activity = Activity()

  private func line(_ language: InterfaceLanguage = .english, descriptor: Int32 = -1) -> WaitingLine {
    WaitingLine(
      descriptor: descriptor, activity: activity, texts: texts(in: language), style: Style(isColoured: false))
  }

  @Test("nothing is shown while nothing is waited for")
  func nothing() async {
    #expect(line().text(0)?.string == nil)
    await activity.asking("news.example") {}
    #expect(line().text(0)?.string == nil)
  }

  @Test("a host is named while it is asked, with a moving spinner")
  func host() async {
    let seen = await activity.asking("news.example") { (0...10).map { line().text($0) } }
    #expect(seen.first??.string == "\u{280B} news.example \u{2026}")
    #expect(seen.allSatisfy { $0?.string.hasSuffix(" news.example \u{2026}") == true })
    #expect(Set(seen).count == 10)
    #expect(seen.first == seen.last)
  }

  @Test("the first of several hosts is named as long as it is asked")
  func hosts() async {
    await activity.asking("one.example") {
      await activity.asking("two.example") {
        #expect(line().text(0)?.string.contains("one.example") == true)
        #expect(activity.state.hosts == ["one.example", "two.example"])
      }
      await activity.asking("one.example") {}
      #expect(line().text(0)?.string.contains("one.example") == true)
    }
  }

  @Test("a host's name cannot harm the terminal")
  func clean() async {
    let text = await activity.asking("a\u{1B}[31mb\u{202E}\n.example") { line().text(0)?.string }
    #expect(text == "\u{280B} ab .example \u{2026}")
  }

  @Test("texts that are downloaded have a bar as well")
  func barOfTexts() {
    activity.report(.init(done: 3, total: 12, unit: .texts))
    #expect(line().text(0)?.string.hasSuffix("\u{258F} 3 of 12 texts \u{B7} Ctrl-C to stop") == true)
    #expect(line(.french).text(0)?.string.hasSuffix(" 3 textes sur 12 \u{B7} Ctrl-C pour arr\u{EA}ter") == true)
  }

  static let bars: [(Int, Int)] = [(0, 0), (1, 0), (14, 5), (27, 9), (28, 10), (54, 19), (55, 20)]

  @Test("a bar shows how much of the work is done", arguments: WaitingLineTests.bars)
  func progress(done: Int, full: Int) async {
    activity.report(.init(done: done, total: 55))
    let bar = String(repeating: "\u{2588}", count: full) + String(repeating: " ", count: 20 - full)
    let expected = "\u{2595}\(bar)\u{258F} "
    #expect(line().text(0)?.string == expected + "\(done) of 55 countries \u{B7} Ctrl-C to stop")
    #expect(line(.french).text(0)?.string == expected + "\(done) pays sur 55 \u{B7} Ctrl-C pour arr\u{EA}ter")
    // Progress is shown instead of the hosts.
    await activity.asking("news.example") { #expect(line().text(3)?.string.hasPrefix(expected) == true) }
  }

  @Test(
    "the parts of the work are named",
    arguments: [
      (InterfaceLanguage.english, "3 of 41 feeds · "), (.french, "3 flux sur 41 · "),
    ])
  func feeds(language: InterfaceLanguage, words: String) {
    activity.report(.init(done: 3, total: 41, unit: .feeds))
    #expect(line(language).text(0)?.string.contains(words) == true)
  }

  @Test("what is left of long work is estimated from what is done")
  func estimate() throws {
    activity.report(.init(done: 0, total: 9_000, unit: .feeds))
    var state = activity.state
    let start = try #require(state.beganAt)
    func left(_ done: Int, after seconds: Int) -> Int? {
      state.progress?.done = done
      return state.minutesLeft(at: start + .seconds(seconds))
    }
    #expect(left(0, after: 100) == nil)
    #expect(left(89, after: 100) == nil)
    #expect(left(90, after: 6) == 10)
    #expect(left(4_500, after: 241) == 5)
    #expect(left(8_900, after: 241) == nil)
    #expect(texts(in: .english).timeLeft(minutes: 5) == "about 5 min left")
    #expect(texts(in: .french).timeLeft(minutes: 5) == "encore 5\u{202F}min environ")
  }

  @Test("elsewhere than on a terminal, long work is told once a minute")
  func log() async throws {
    let written = try WrittenText()
    activity.report(.init(done: 1_300, total: 9_000, unit: .feeds))
    let minutes = Mutex(0)
    let line = WaitingLine(
      descriptor: written.descriptor, activity: activity, texts: texts(in: .english), style: Style(isColoured: false),
      isLog: true,
      sleep: { duration in
        #expect(duration == .seconds(60))
        guard
          minutes.withLock({
            $0 += 1; return $0
          }) < 3
        else { throw CancellationError() }
      })
    let isSaid = try await line.during { try await eventually { written.text.split(separator: "\n").count == 2 } }
    #expect(isSaid)
    // On a busy machine so much time passes that what is left is estimated.
    #expect(written.text.split(separator: "\n").allSatisfy { $0.hasPrefix("1,300 of 9,000 feeds") })
  }

  @Test("work without parts, or that is over, is not shown")
  func noProgress() async {
    activity.report(.init(done: 0, total: 0))
    #expect(line().text(0)?.string == nil)
    await activity.asking("news.example") { #expect(line().text(0)?.string.contains("news.example") == true) }
    activity.report(.init(done: 1, total: 2))
    activity.report(nil)
    #expect(line().text(0)?.string == nil)
  }

  @Test("a short wait shows nothing, and its result is returned")
  func short() async throws {
    let written = try WrittenText()
    let result = await line(descriptor: written.descriptor).during { await activity.asking("news.example") { 42 } }
    #expect(result == 42)
    #expect(written.text.isEmpty)
  }

  @Test("a long wait that is read aloud is written once, in a line that stays", arguments: InterfaceLanguage.all)
  func aloud(language: InterfaceLanguage) async throws {
    let written = try WrittenText()
    let line = line(language, descriptor: written.descriptor)
    let expected = texts(in: language).waiting(for: "news.example") + "\n"
    try await activity.asking("news.example") {
      let isSaid = try await line.during(isAccessible: true) {
        try await eventually { written.text.hasSuffix("\n") }
      }
      #expect(isSaid)
    }
    #expect(written.text == expected)
    #expect(expected.contains("news.example"))
  }

  @Test("neither a short wait nor one for no host is read aloud")
  func neitherAShortWaitNorOneForNothingIsSaid() async throws {
    let written = try WrittenText()
    let line = line(descriptor: written.descriptor)
    let result = await line.during(isAccessible: true) { 42 }
    #expect(result == 42)
    #expect(written.text.isEmpty)
  }

  @Test("a line that is read aloud cannot harm the terminal")
  func cleanAloud() async throws {
    let written = try WrittenText()
    let line = line(descriptor: written.descriptor)
    try await activity.asking("a\u{1B}[31mb\u{202E}\n.example") {
      let isSaid = try await line.during(isAccessible: true) {
        try await eventually { written.text.hasSuffix("\n") }
      }
      #expect(isSaid)
    }
    #expect(written.text == texts(in: .english).waiting(for: "ab .example") + "\n")
  }

  @Test("a long wait is shown, and its line disappears afterwards, even after a failure")
  func longWaitIsShown() async throws {
    let written = try WrittenText()
    let line = line(descriptor: written.descriptor)
    await #expect(throws: NewsError.network(.offline)) {
      try await line.during {
        try await activity.asking("news.example") {
          #expect(try await eventually { written.text.contains("news.example") })
          throw NewsError.network(.offline)
        }
      }
    }
    #expect(written.text.hasPrefix("\r\u{280B} news.example \u{2026}\u{1B}[K"))
    #expect(written.text.hasSuffix("\r\u{1B}[K"))
    #expect(!written.text.contains("\n"))
  }
}

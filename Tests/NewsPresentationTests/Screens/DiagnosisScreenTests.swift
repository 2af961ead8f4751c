import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("A diagnosis on a page")
struct DiagnosisScreenTests {
  private static let checks = [
    Check(.network, .ok, [.direct, .answered(host: "news.example", milliseconds: 210)]),
    Check(.collector, .warning, [.schedule(.inactive)], wayOut: .startCollector),
    Check(.clock, .failure, [.clockOff(seconds: -10_800)], wayOut: .setClock),
  ]
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// Every fact, with its values.
  static let facts: [CheckFact] =
    [
      .version("1"), .system("Testix"), .direct, .proxy(address: "http://p.example"), .proxy(address: nil),
      .answered(host: "a.example", milliseconds: 1_210), .answered(host: nil, milliseconds: 210), .notAsked(.offline),
      .notAsked(.noKey), .notAsked(.notChosen), .notAsked(.pausing(seconds: 9)), .notAsked(.noFeed),
      .failed(.network(.offline)), .failure(.network), .headlines(1), .headlines(20), .newest(now), .source("Paper"),
      .costsRequest(left: nil), .costsRequest(left: 88), .clockOff(seconds: 600), .clockOff(seconds: -10_800),
      .clockAgrees, .clockUnknown, .noTerminal, .kind("vt100"), .size(columns: 80, rows: 24), .colours(.none),
      .colours(.basic), .colours(.palette), .colours(.full), .characters(isUTF8: true), .characters(isUTF8: false),
      .links(true), .links(false), .pictures(.off, isDrawn: true), .pictures(.symbols, isDrawn: true),
      .pictures(.sixel, isDrawn: true), .pictures(.kitty, isDrawn: false), .interface(language: "fr"),
      .locale("C.UTF-8"), .noLocale, .missingLocale("xx"), .braille(.used), .braille(.notUTF8), .braille(.notCapable),
      .brailleFont(isThere: true), .brailleFont(isThere: false), .library("SQLite", version: "3.40.1"),
      .library("libedit", version: ""), .missingLibrary("chafa"), .archiveOff, .noArchiveYet, .archiveInMemory,
      .place("/a"), .bytes(3 << 20), .articles(1), .articles(1_234), .intact, .faults(1), .faults(2), .notCheckedWhole,
      .schema(101), .readOnly, .onNetwork, .freeSpace(1 << 30), .server(version: "15.8"), .schedule(.active),
      .schedule(.inactive), .schedule(.failed), .schedule(.none), .lastRound(now), .nextRound(now + 600),
      .nextRound(now + 90_000), .desktop(true), .desktop(false), .alertProgram(name: "take", isThere: true),
      .alertProgram(name: nil, isThere: false), .mailProgram("/usr/sbin/sendmail"), .noMailProgram, .model("e5"),
      .noModel, .modelOff, .noWorker, .seccomp(true), .seccomp(false), .landlock(version: 0), .landlock(version: 4),
      .limits(true), .limits(false), .noBreach,
    ]
    + ConfinementBreach.allCases.map(CheckFact.breach)

  static let waysOut: [WayOut] = [
    .ofError(.network(.offline)), .ofError(.cancelled), .checkConnection, .checkProxy, .setClock, .useUTF8,
    .installLocale("xx"), .install(package: "libcurl4"), .freeSpace, .moveArchive, .startCollector, .runCollector,
    .readCollectorLog, .setAlertProgram, .startByPath, .confine(lacksSeccomp: true, lacksLandlock: false),
    .confine(lacksSeccomp: false, lacksLandlock: true), .confine(lacksSeccomp: true, lacksLandlock: true),
    .reportBreach,
  ]

  @Test("has a line for each subject, with a sign, and what to do below it")
  func lines() {
    let lines = DiagnosisScreen(Self.checks).lines()
    #expect(lines.first == "✓  Network    direct, news.example answers in 210 ms")
    #expect(lines[1] == "!  Collector  not scheduled")
    #expect(lines[2].hasPrefix("      → to collect news in the background, run: systemctl"))
    #expect(lines.suffix(3).first == "✗  Clock      3 h behind the servers, so dates and limits are wrong")
    #expect(lines.count { $0.contains("→ ") } == 2 && lines.last == "1 problem, 1 hint.")
  }

  @Test("without UTF-8 the signs are ASCII")
  func plain() {
    let text = DiagnosisScreen(Self.checks, isUTF8: false).text()
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    let starts = text.split(separator: "\n").map { $0.prefix(3) }
    #expect(starts.contains("+  ") && starts.contains("!  ") && starts.contains("x  ") && text.contains("-> "))
  }

  @Test("read aloud, verdicts are words", arguments: InterfaceLanguage.all)
  func aloud(language: InterfaceLanguage) {
    let words = texts(in: language)
    let text = DiagnosisScreen(Self.checks).text(language: language, isAccessible: true)
    for check in Self.checks {
      #expect(text.contains(words.labelled(words.label(of: check.subject), words.words(for: check.verdict))))
    }
    #expect(text.contains(words.labelled(words.toDo, "")))
    #expect(!text.contains { "✓✗→".contains($0) })
  }

  @Test("no line is wider than the window", arguments: InterfaceLanguage.all)
  func narrow(language: InterfaceLanguage) {
    let checks = CheckSubject.allCases.map { Check($0, .failure, Self.facts, wayOut: .startCollector) }
    for columns in [20, 40, 80] {
      for line in DiagnosisScreen(checks).lines(language: language, columns: columns) {
        #expect(DisplayWidth.of(line) <= columns, "\(line)")
      }
    }
  }

  @Test("nothing is without words, and each language has its own", arguments: InterfaceLanguage.all)
  func words(language: InterfaceLanguage) {
    let words = texts(in: language)
    let dates = DateWords(texts: words, now: Self.now)
    for fact in Self.facts { #expect(!words.words(for: fact, at: dates).trimmed.isEmpty, "\(fact)") }
    for subject in CheckSubject.allCases { #expect(!words.label(of: subject).isEmpty) }
    for verdict in CheckVerdict.allCases { #expect(!words.words(for: verdict).isEmpty) }
    for wayOut in Self.waysOut {
      let sentence = words.words(for: wayOut)
      #expect(!sentence.isEmpty)
      if let command = wayOut.command { #expect(sentence.hasSuffix(command)) }
    }
    #expect(Set(CheckSubject.allCases.map { words.label(of: $0) }).count == CheckSubject.allCases.count)
    #expect(words.checked(problems: 0, warnings: 0) != words.checked(problems: 1, warnings: 2))
  }

  @Test("French texts have their spaces")
  func french() {
    let words = texts(in: .french)
    let dates = DateWords(texts: words, now: Self.now)
    let all = Self.facts.map { words.words(for: $0, at: dates) } + Self.waysOut.map { words.words(for: $0) }
    for text in all where !text.contains("http") {
      #expect(!text.contains(#/[^\x{202F}][;!?»]|[^\x{202F}]: |«[^\x{202F}]/#), "\(text)")
      #expect(!text.contains("'"), "\(text)")
    }
  }

  @Test("programs get a record of each, whose facts have names")
  func records() {
    let screen = DiagnosisScreen(Self.checks)
    #expect(
      screen.objects.first
        == #"{"type":"check","subject":"network","verdict":"ok","facts":[{"name":"proxy","value":"none"},"#
        + #"{"name":"host","value":"news.example"},{"name":"milliseconds","value":"210"}],"advice":null,"command":null}"#
    )
    #expect(
      screen.rows.last
        == "clock\tfailure\tsecondsAhead=-10800\tsetClock\ttimedatectl set-ntp true")
    let all = DiagnosisScreen([Check(.archive, .ok, Self.facts)]).objects.joined()
    #expect(all.contains(#"{"name":"SQLite","value":"3.40.1"}"#) && all.contains(#"{"name":"use","value":"notUTF8"}"#))
  }

  @Test("a report has no control characters, and a line for each subject")
  func report() {
    let checks = [Check(.terminal, .ok, [.kind("\u{1B}[31mvt100\nx")]), Check(.archive, .ok, [.place("/home/anna")])]
    let lines = DiagnosisReport.text(of: checks, at: Self.now).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines.last == "")
    #expect(lines[1].hasPrefix("Terminal: fine") && !lines[1].contains("\u{1B}"))
    #expect(lines[2] == "Archive: fine")
  }
}

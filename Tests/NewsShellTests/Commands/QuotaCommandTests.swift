import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("quota")
struct QuotaCommandTests {
  private let first = Date(timeIntervalSince1970: 1_795_248_000)

  private func run(_ quota: Quota, in session: Session) async throws -> Transcript {
    try await FakeNewsroom(keys: FakeKeys("k"), cache: FakeCache(quota)).run(["quota"], in: session)
  }

  /// Twelve requests of all kinds.
  private var some: Quota { Quota(sent: [.headlines: 7, .search: 4, .sources: 1], answered: 11, first: first) }
  /// More than the free plan allows: the key has another plan.
  private var many: Quota { Quota(sent: [.search: 150], answered: 101, first: first) }
  private var none: Quota { Quota(sent: [:], answered: 0, first: nil) }

  @Test("people see the requests of each kind and how many are left", arguments: InterfaceLanguage.all)
  func text(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let lines = try await run(some, in: .fresh(language: language)).output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 6)
    #expect(lines.first?.hasPrefix("NewsAPI") == true)
    #expect(lines.first?.hasSuffix(words.quotaSpan) == true)
    for (line, kind) in zip(lines.dropFirst(), RequestKind.allCases) {
      #expect(line.hasPrefix(words.label(of: kind)))
    }
    #expect(lines.dropFirst().prefix(3).map { $0.last } == ["7", "4", "1"])
    #expect(lines[4] == words.quotaLeft(some))
    #expect(lines[4].contains("12 "))
    #expect(lines[4].contains("88"))
    let time = LocalTime(first.addingTimeInterval(86_400))
    #expect(lines[5] == words.quotaReturns(time, isToday: time.isSameDay(as: LocalTime(Date()))))
  }

  @Test("without requests there is no time at which some become free")
  func nothingSent() async throws {
    for language in InterfaceLanguage.all {
      let output = try await run(none, in: .fresh(language: language)).output
      #expect(output.hasSuffix(texts(in: language).quotaLeft(none) + "\n"))
      #expect(texts(in: language).quotaLeft(none).contains("100"))
    }
  }

  @Test("without a key there is nothing to count for people; programs get the same members as ever")
  func noKey() async throws {
    for language in InterfaceLanguage.all {
      let transcript = try await FakeNewsroom(cache: FakeCache(none)).run(["quota"], in: .fresh(language: language))
      #expect(transcript.output.onOneLine.trimmed == texts(in: language).quotaWithoutKey.onOneLine)
      #expect(transcript.status == .success)
    }
    let session = Session.fresh(format: .json)
    let bare = try await FakeNewsroom(cache: FakeCache(none)).run(["quota"], in: session)
    #expect(try await bare.output == run(none, in: session).output)
  }

  @Test("for a key of another plan the number left is unknown", arguments: InterfaceLanguage.all)
  func otherPlan(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    #expect(try await run(many, in: .fresh(language: language)).output.contains("\n" + words.quotaLeft(many) + "\n"))
    #expect(words.quotaLeft(many) != words.quotaLeft(some))
    #expect(words.quotaLeft(many).contains("150"))
  }

  @Test("rows have the requests made and the number left, empty if unknown")
  func rowsHaveTheRequestsMadeAndTheRest() async throws {
    #expect(try await run(some, in: .fresh(format: .tsv)).output == "12\t88\n")
    #expect(try await run(none, in: .fresh(format: .tsv)).output == "0\t100\n")
    #expect(try await run(many, in: .fresh(format: .tsv)).output == "150\t\n")
  }

  @Test("JSON has all members, null if unknown")
  func json() async throws {
    let status =
      #"{"type":"status","command":"quota","ok":true,"#
      + #""line":1,"count":1,"total":null,"provider":null,"cached":false}"# + "\n"
    let expected =
      #"{"type":"quota","provider":"newsapi","requests":12,"headlines":7,"search":4,"sources":1,"limit":100,"left":88,"#
      + #""since":"2026-11-21T08:00:00Z"}"# + "\n"
    #expect(try await run(some, in: .fresh(format: .json)).output == expected + status)
    let nothing =
      #"{"type":"quota","provider":"newsapi","requests":0,"headlines":0,"search":0,"sources":0,"limit":100,"left":100,"#
      + #""since":null}"# + "\n"
    #expect(try await run(none, in: .fresh(format: .json)).output == nothing + status)
    let paid = try await run(many, in: .fresh(format: .json)).output
    #expect(paid.contains(#""requests":150,"headlines":0,"search":150,"sources":0,"limit":null,"left":null,"since":"#))
  }

  @Test("the number left is never below zero")
  func overdrawn() async throws {
    let quota = Quota(sent: [.headlines: 140], answered: 100, first: first)
    let transcript = try await run(quota, in: .fresh(format: .json))
    #expect(try transcript.objects().first?.left == 0)
    #expect(try transcript.objects().first?.requests == 140)
  }

  @Test("it sends no request, and the list stays")
  func askingForItAsksNobody() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 3", "quota", "2"])
    #expect(newsroom.news.requests.count == 1)
    #expect(transcript.session.position == 2)
  }
}

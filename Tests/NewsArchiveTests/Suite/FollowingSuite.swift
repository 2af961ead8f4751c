import FoundationEssentials
import NewsDomain
import TestSupport
import Testing

@Suite("An archive with follows")
struct FollowingSuite {
  private let folder = TemporaryFolder()

  private func follow(
    _ archive: any Archive, _ request: FindRequest, notifies: Bool = true, quiet: String? = nil
  ) async throws -> Follow {
    try await archive.addFollow(request, notifies: notifies, quiet: quiet.flatMap(QuietHours.init), at: .hour(0))
  }

  private func alerts(
    _ archive: any Archive, _ channel: AlertChannel = .shown, hour: Int = 12, at hours: Double = 1
  ) async throws -> [String] {
    let alerts = try await archive.claimAlerts(channel, limit: 100, hour: hour, at: .hour(hours))
    try await archive.noteAlerts(alerts, channel, at: .hour(hours))
    return alerts.map(\.article.key)
  }

  @Test(
    "what came before a follow is not new, what comes after it is, until it is looked at",
    arguments: ArchiveKind.allCases)
  func new(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("old", "The moon")])
    let follow = try await follow(archive, FindRequest(text: "moon"))
    #expect(try await archive.matchFollows(at: .hour(0)) == 0)
    await archive.add([.made("one", "The moon rises"), .made("two", "The sun"), .made("three", "x", summary: "Moon.")])
    #expect(try await archive.matchFollows(at: .hour(0)) == 2)
    #expect(try await archive.matchFollows(at: .hour(0)) == 0)
    #expect(try await archive.follows().map(\.new) == [2])
    #expect(Set(try await archive.followed(follow.number, limit: 9).map(\.key)) == ["one", "three"])
    _ = try await archive.mark([Article.made("one").id], .read, at: .hour(1))
    #expect(try await archive.follows().map(\.new) == [1])
    #expect(try await archive.followed(follow.number, limit: 9).map(\.key) == ["three"])
    try await archive.seeFollow(follow.number)
    #expect(try await archive.follows().map(\.new) == [0])
  }

  @Test("a follow that is imported finds what comes after it", arguments: ArchiveKind.allCases)
  func imported(kind: ArchiveKind) async throws {
    let other = ArchiveKind.sqliteInMemory.make(in: folder)
    _ = try await follow(other, FindRequest(text: "moon"))
    let file = folder.path + "/follow.jsonl"
    _ = try await other.export(to: file)
    let archive = kind.make(in: folder)
    await archive.add([.made("old", "The moon")])
    #expect(try await archive.matchFollows(at: .hour(0)) == 0)
    _ = try await archive.import(file, at: .hour(1))
    #expect(try await archive.matchFollows(at: .hour(1)) == 0)
    await archive.add([.made("new", "The moon rises")])
    #expect(try await archive.matchFollows(at: .hour(2)) == 1)
  }

  @Test("followed again, only what is given changes", arguments: ArchiveKind.allCases)
  func again(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let request = FindRequest(text: "moon")
    _ = try await archive.addFollow(request, notifies: true, quiet: QuietHours("22-7"), at: .hour(0))
    let same = try await archive.addFollow(request, notifies: nil, quiet: nil, at: .hour(1))
    #expect(same.notifies && same.quiet == QuietHours("22-7"))
    #expect(try await archive.follows().map(\.follow) == [same])
    let quieter = try await archive.addFollow(request, notifies: nil, quiet: QuietHours("20-8"), at: .hour(2))
    #expect(quieter.notifies && quieter.quiet == QuietHours("20-8"))
    #expect(
      try await archive.addFollow(FindRequest(text: "sun"), notifies: nil, quiet: nil, at: .hour(2)).notifies == false)
  }

  @Test("a follow finds what a search would find", arguments: ArchiveKind.allCases)
  func sameAsFind(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let requests = [
      FindRequest(text: "moon"), FindRequest(text: "\"the moon\" -sun"), FindRequest(text: "mo*"),
      FindRequest(text: "moon OR sun", fields: [.title]), FindRequest(text: "lune", filter: .init(country: .france)),
      FindRequest(filter: .init(country: .france)), FindRequest(text: "moon", filter: .init(language: "en")),
      FindRequest(filter: .init(sources: ["the paper"])),
      FindRequest(text: "moon", filter: .init(sources: ["Other"])), FindRequest(text: "東京"),
      FindRequest(text: "élections"),
      FindRequest(filter: .init(category: .sports)), FindRequest(text: "moon", domains: Domains(["paper.example"])),
      FindRequest(text: "(moon sun) OR lune"), FindRequest(text: "moon", domains: Domains(excluded: ["paper.example"])),
    ]
    for request in requests { _ = try await follow(archive, request) }
    await archive.add([
      .made("a", "The moon and the sun"), .made("b", "The moon"), .made("c", "Sun", summary: "Moon", language: "fr"),
      .made("d", "La lune", language: "fr").with(\.country, .france), .made("e", "東京で雨"), .made("f", "Les Élections"),
      .made("g", "Moonlight", source: .init(name: "Other")),
    ])
    await archive.add([.made("h", "A match on the moon")], in: .category(.sports, .france))
    try await archive.matchFollows(at: .hour(1))
    for (listed, request) in zip(try await archive.follows(), requests) {
      let found = try await archive.followed(listed.follow.number, limit: 99).map(\.key).sorted()
      #expect(found == (try await archive.keys(request)), "\(request.text) \(request.filter.country?.code ?? "")")
    }
  }

  @Test(
    "another article that gets the row of one that was forgotten is not found by its follows",
    arguments: ArchiveKind.allCases)
  func otherArticle(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await archive.addFollow(FindRequest(text: "quoll"), notifies: true, quiet: nil, at: .hour(0))
    await archive.add([.made("one", "A quoll", source: .init(id: "zoo", name: "Zoo"))])
    _ = try await archive.matchFollows(at: .hour(0))
    #expect(try await archive.follows().map(\.new) == [1])
    #expect(try await archive.forget(.source("Zoo")).count == 1)
    await archive.add([.made("two", "Entirely other matter")], at: 1)
    _ = try await archive.matchFollows(at: .hour(1))
    #expect(try await archive.follows().map(\.new) == [0])
    #expect(try await archive.followed(1, limit: 9).isEmpty)
    #expect(try await archive.claimAlerts(.shown, limit: 9, hour: 12, at: .hour(2)).isEmpty)
  }

  @Test("a claimed alert is nobody else's until it is noted, or its claim has expired", arguments: ArchiveKind.allCases)
  func claims(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await follow(archive, FindRequest(text: "storm"))
    await archive.add([.made("a", "Storm Ciara floods the harbour of Bremerhaven")])
    let start = Date.hour(1)
    func claimed(after seconds: Double) async throws -> [String] {
      try await archive.claimAlerts(.sent, limit: 9, hour: 12, at: start + seconds).map(\.id)
    }
    let first = try await claimed(after: 0)
    #expect(first.count == 1)
    #expect(try await claimed(after: 59).isEmpty)
    // The claimant ended before it noted the delivery.
    #expect(try await claimed(after: 61) == first)
    let alerts = try await archive.claimAlerts(.sent, limit: 9, hour: 12, at: start + 200)
    #expect(alerts.map(\.id) == first)
    try await archive.noteAlerts(alerts, .sent, at: start + 201)
    #expect(try await claimed(after: 1_000).isEmpty)
    // The other channel has not delivered it.
    #expect(try await self.alerts(archive) == ["a"])
  }

  @Test("a story is told once for each follow and in each way", arguments: ArchiveKind.allCases)
  func onceAStory(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let title = "Storm Ciara floods the harbour of Bremerhaven"
    _ = try await follow(archive, FindRequest(text: "storm"))
    await archive.add([.made("a", title, source: .init(name: "A")), .made("b", "Storm in a teapot museum of Oslo")])
    #expect(Set(try await alerts(archive)) == ["a", "b"])
    await archive.add([.made("c", title, source: .init(name: "C"), hour: 0.5)], at: 1)
    #expect(try await alerts(archive).isEmpty)
    #expect(Set(try await alerts(archive, .sent)) == ["a", "b"])
    #expect(try await alerts(archive, .sent).isEmpty)
    // Another follow delivers it separately.
    _ = try await follow(archive, FindRequest(text: "harbour"))
    await archive.add([.made("d", title, source: .init(name: "D"), hour: 0.6)], at: 1)
    #expect(try await alerts(archive) == ["d"])
  }

  @Test(
    "follows without alerts, quiet hours, articles that are read and old ones are not told",
    arguments: ArchiveKind.allCases)
  func notSaidYet(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    _ = try await follow(archive, FindRequest(text: "moon"), notifies: false)
    _ = try await follow(archive, FindRequest(text: "sun"), quiet: "22-7")
    await archive.add([.made("a", "Moon"), .made("b", "Sun"), .made("c", "Sun of another kind in Peru")])
    #expect(try await alerts(archive, hour: 23).isEmpty)
    _ = try await archive.mark([Article.made("c").id], .read, at: .hour(1))
    #expect(try await alerts(archive, hour: 7) == ["b"])
    #expect(try await alerts(archive, hour: 8).isEmpty)
    await archive.add([.made("d", "Sun of a third kind in Chile")])
    _ = try await alerts(archive, hour: 23)
    #expect(try await alerts(archive, hour: 8, at: 24 * 30).isEmpty)
  }

  @Test(
    "a follow that is there already is changed, and one that is removed is gone with all it found",
    arguments: ArchiveKind.allCases)
  func changes(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let first = try await follow(archive, FindRequest(text: "moon"), notifies: false)
    let second = try await follow(archive, FindRequest(text: "moon"), quiet: "22-7")
    #expect(first.number == second.number)
    #expect(try await archive.follows().map(\.follow.quiet?.text) == ["22-7"])
    await archive.add([.made("a", "Moon")])
    try await archive.matchFollows(at: .hour(1))
    #expect(try await archive.removeFollow(first.number).request.text == "moon")
    #expect(try await archive.follows().isEmpty)
    await #expect(throws: NewsError.follow(.noSuchFollow(first.number))) {
      try await archive.removeFollow(first.number)
    }
    #expect(try await alerts(archive).isEmpty)
    #expect(try await follow(archive, FindRequest(text: "moon")).number > first.number)
  }

  @Test(
    "what was given up or damaged in kept searches is never a trap",
    arguments: ["", "*", "\"\"", "-moon", "((((", "a\0b"])
  func strange(text: String) async throws {
    let archive = ArchiveKind.sqliteInMemory.make(in: folder)
    _ = try await follow(archive, FindRequest(text: text, filter: .init(country: .france)))
    await archive.add([.made("a", "Moon").with(\.country, .france)])
    try await archive.matchFollows(at: .hour(1))
    #expect(try await archive.follows().count == 1)
  }
}

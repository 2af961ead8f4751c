import NewsDomain
import TestSupport
import TestTraits
import Testing

@Suite("The care of the archive, in whole sessions", .takesTurns)
struct UpkeepSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for day in 0..<5 {
      reader.news.publish("\(day)", "Moon of day \(day)", source: day % 2 == 0 ? "Paper" : "Tabloid", at: .day(day, 5))
    }
  }

  @Test("what is kept for some days only is deleted when it has not been seen for so long; saved articles stay")
  func keep() async throws {
    _ = try await reader.steps("settings keep 10; top; save 2", at: .day(5))
    reader.news.items.removeLast(4)
    // The first one of the list is seen again and again.
    for day in [8, 14] { _ = try await reader.steps("top", at: .day(day)) }
    #expect(try await reader.steps("find moon", at: .day(14)).first?.records.count == 5)
    _ = try await reader.steps("top", at: .day(16))
    let left = try await reader.steps("find moon; archive", at: .day(16))
    #expect(left.first?.titles == ["Moon of day 4", "Moon of day 3"])
    #expect(left.last?.records.first?.articles == 2)
    // For ever again.
    _ = try await reader.steps("settings keep forever; top", at: .day(500))
    #expect(try await reader.steps("find moon", at: .day(500)).first?.records.count == 2)
  }

  @Test("articles are forgotten by date or by source, and no word of them stays in the file")
  func forget() async throws {
    _ = try await reader.steps("top; save 5", at: .day(5))
    let steps = try await reader.steps(
      "archive forget --before 2026-11-23 --yes; find moon; archive forget --source tabloid --yes; find moon; archive check",
      at: .day(5))
    #expect(steps.allSatisfy { $0.status.error == nil }, "\(steps.map(\.outcome))")
    try #require(steps.count == 5)
    // The oldest is saved.
    #expect(steps[1].titles == ["Moon of day 4", "Moon of day 3", "Moon of day 2", "Moon of day 0"])
    #expect(steps[3].titles == ["Moon of day 4", "Moon of day 2", "Moon of day 0"])
    let all = try await reader.steps("archive forget --all --yes; saved; find --unread; archive compact", at: .day(5))
    #expect(all.map(\.outcome) == ["archive ok", "saved ok", "find ok", "archive ok"])
    #expect(all.map(\.records.count).prefix(3) == [0, 0, 0])
    let file = try home(TemporaryFolder.archive) + ((try? home(TemporaryFolder.archive + "-wal")) ?? "")
    #expect(!file.contains("Moon of day"))
  }

  private func home(_ name: String) throws -> String { try reader.home.read(name) }

  @Test("an export goes into another archive whole, and comes out of it as the same bytes")
  func journey() async throws {
    _ = try await reader.steps("top; mark 1-2 read; save 3 --as 'the sea'; mute 'day 9' --for 7d", at: .day(5))
    reader.news.change("4", to: "Moon of the fourth day")
    _ = try await reader.steps("top; new; archive export ~/one.jsonl; archive export ~/one.jsonl.gz", at: .day(6))
    let other = try Reader()
    let one = reader.home.path + "/one.jsonl"
    // Twice, and once more compressed: nothing changes.
    for file in [one, one, one + ".gz"] {
      #expect(try await other.steps("archive import \(file)", at: .day(7)).map(\.outcome) == ["archive ok"])
      _ = try await other.steps("archive export ~/two.jsonl", at: .day(8))
      #expect(try other.home.read("two.jsonl") == reader.home.read("one.jsonl"))
    }
    let steps = try await other.steps(
      "find fourth; diff 1; saved 'the sea'; find --unread; mutes; archive check", at: .day(9))
    #expect(steps.map(\.records.count) == [1, 1, 1, 3, 1, 0])
  }

  @Test("lines of JSON that were written to a file become articles of the archive")
  func lines() async throws {
    let lines = try await reader.run(
      ["--no-config", "-F", "json", "-c", "top --flat; search moon --flat"], at: .day(5)
    ).output
    #expect(!reader.home.hasFile(TemporaryFolder.archive))
    try reader.home.write((lines + "{\"broken\n[1, 2]\n").utf8, to: "lines.jsonl")
    let steps = try await reader.steps("archive import ~/lines.jsonl; find moon; new", at: .day(6), ["--offline"])
    #expect(steps.map(\.outcome) == ["archive ok", "find ok", "new ok"])
    #expect(steps.map(\.records.count) == [0, 5, 0])
  }
}

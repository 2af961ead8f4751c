import Foundation
import NewsDomain
import TestSupport
import Testing

@testable import NewsArchive

@Suite("The numbers of mutes and follows")
struct NumberingSuite {
  private let folder = TemporaryFolder()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func numbers(_ archive: any Archive) async throws -> (mutes: [Int], follows: [Int]) {
    (try await archive.mutes().map(\.number), try await archive.follows().map(\.follow.number))
  }

  static let extremes = ["9223372036854775807", "-9223372036854775808", "1e300", "1.5", "0", "\"x\"", "7"]

  @Test(
    "an imported number never reaches the archive, whatever it is", arguments: ArchiveKind.each, NumberingSuite.extremes
  )
  func imported(kind: ArchiveKind, number: String) async throws {
    let archive = kind.make(in: folder)
    await archive.add([.made("a", "Moon")])
    let path = folder.path + "/in.jsonl"
    let lines = [
      #"{"type":"mute","number":\#(number),"text":"one","madeAt":"2026-01-01T00:00:00Z"}"#,
      #"{"type":"follow","number":\#(number),"search":{"text":"moon"},"notifies":true,"madeAt":"2026-01-01T00:00:00Z"}"#,
    ]
    try folder.write(lines.joined(separator: "\n").utf8, to: "in.jsonl")
    #expect(try await archive.import(path, at: now).skipped == 0)
    _ = try await archive.addMute(text: "two", isOfTitles: false, source: nil, until: nil, at: now)
    _ = try await archive.addFollow(FindRequest(text: "sun"), notifies: true, quiet: nil, at: now)
    #expect(try await numbers(archive) == ([1, 2], [1, 2]))
  }

  @Test("nothing that is imported was seen, read or visited in the future", arguments: ArchiveKind.each)
  func future(kind: ArchiveKind) async throws {
    let archive = kind.make(in: folder)
    let far = "9999-12-31T23:59:59Z"
    let lines = [
      #"{"type":"article","title":"Moon","url":"https://a.example/1","firstSeen":"\#(far)","lastSeen":"\#(far)","#
        + #""readAt":"\#(far)","savedAt":"\#(far)","row":9223372036854775807}"#,
      #"{"type":"article","title":"Moon of old","url":"https://a.example/2","lastSeen":"\#(far)","row":-5}"#,
      #"{"type":"front","list":"local:fr","first":"\#(far)","last":"\#(far)","articles":[]}"#,
      #"{"type":"visit","scope":"all","at":"\#(far)"}"#,
    ]
    try folder.write(lines.joined(separator: "\n").utf8, to: "in.jsonl")
    _ = try await archive.import(folder.path + "/in.jsonl", at: now)
    _ = try await archive.export(to: folder.path + "/out.jsonl")
    #expect(try !folder.read("out.jsonl").contains("9999"))
    #expect(try await archive.lastVisit(to: .all) == nil)
    #expect(try await archive.find(FindRequest(text: "moon")).articles.count == 2)
  }
}

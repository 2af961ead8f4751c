import ArchiveTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("follows and unfollow")
struct FollowCommandTests {
  private static let lines = [
    "follow moon", "follow 'world cup'", "follow moon --country fr", "follow mars landing", "follow --source nasa",
  ]

  private func run(_ last: String, language: InterfaceLanguage = .english) async throws -> Transcript {
    try await FakeNewsroom().run(Self.lines + [last, "follows"], in: .fresh(language: language, format: .json))
  }

  @Test(
    "a follow is removed by its number or its words",
    arguments: [
      ("unfollow 1", "moon"), ("unfollow world cup", "world cup"), ("ne-suis-plus mars landing", "mars landing"),
    ])
  func removed(line: String, text: String) async throws {
    for language in InterfaceLanguage.all {
      let transcript = try await run(line, language: language)
      #expect(transcript.status == .success, "\(transcript.output)")
      #expect(try transcript.objects().filter { $0.type == "follow" }.count == Self.lines.count * 2)
      let screen = try await FakeNewsroom().run(Self.lines + [line], in: .fresh(language: language))
      #expect(screen.errors.split(separator: "\n").last?.contains(text) == true, "\(screen.errors)")
    }
  }

  @Test("at a prompt the beginning of its words is enough", arguments: ["unfollow World", "unfollow mars"])
  func begun(line: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await newsroom.run(Self.lines + [line]).status == .failure)
    #expect(try await newsroom.run([line], isInteractive: true).status == .success)
    #expect(try await newsroom.archive.follows().count == Self.lines.count - 1)
  }

  @Test("a search is removed with the operators that it was followed with, in the reader's language")
  func operators() async throws {
    let lines = ["suivre lune OU mars", "ne-plus-suivre lune OU mars"]
    let transcript = try await FakeNewsroom().run(lines, in: .fresh(language: .french))
    #expect(transcript.status == .success, "\(transcript.errors)")
  }

  @Test(
    "nothing is removed that may not be meant",
    arguments: ["unfollow m", "unfollow sun", "unfollow 9", "unfollow 0"])
  func refused(line: String) async throws {
    let transcript = try await FakeNewsroom().run(
      ["follow moon --country fr", "follow moon", "follow mars", line, "follows"], in: .fresh(format: .json))
    #expect(transcript.status == .failure)
    #expect(try transcript.objects().filter { $0.type == "follow" }.count == 6)
    let none = try await FakeNewsroom().run(["unfollow moon"])
    #expect(none.status == .failure)
  }

  @Test("the follow with exactly these words is removed, and numbers are those of the list that was shown")
  func exact() async throws {
    let lines = ["follow moon --country fr", "follow moon", "unfollow moon", "follow mars", "follow venus"]
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(lines + ["follows", "unfollow 1", "unfollow 2"])
    #expect(transcript.status == .success, "\(transcript.errors)")
    #expect(try await newsroom.archive.follows().map(\.follow.request.text) == ["venus"])
  }

  @Test("each follow has a count, of nothing as well", arguments: InterfaceLanguage.all)
  func counts(language: InterfaceLanguage) async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(["follow moon", "follow mars"])
    await newsroom.archive.keep([.titled("Moon rises"), .titled("The moon sets")])
    let transcript = try await newsroom.run(["follows"], in: .fresh(language: language))
    let words = texts(in: language)
    #expect(transcript.output.contains(words.newArticles(2)) && transcript.output.contains(words.newArticles(0)))
  }
}

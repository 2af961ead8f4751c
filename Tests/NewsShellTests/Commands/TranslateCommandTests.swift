import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("translate")
struct TranslateCommandTests {
  private static func newsroom() -> FakeNewsroom {
    let link = "https://example.com/1"
    var newsroom = FakeNewsroom(news: .paged(2))
    newsroom.pages = FakePages([
      link: .success(
        ArticleText(
          .whole, blocks: [.paragraph([TextSpan("one two")]), .paragraph([TextSpan("three")])], language: "fr",
          url: link, fetchedAt: Date()))
    ])
    return newsroom
  }

  @Test("each paragraph is followed by its translation", arguments: ["translate 1", "traduis 1"])
  func text(line: String) async throws {
    let transcript = try await Self.newsroom().run(["settings translator 'prog -x \"a b\"'", "top --limit 2", line])
    #expect(
      transcript.output.contains(
        """
        Headline 1
        prog -x a b fr en: HEADLINE 1

        one two
        ONE TWO

        three
        THREE

        Translated from French into English by prog

        """))
  }

  @Test("programs get both texts", arguments: [("es", "es"), ("ja", "ja"), ("espagnol", "es"), ("Arabic", "ar")])
  func record(to: String, code: String) async throws {
    let transcript = try await Self.newsroom().run(
      ["settings translator prog", "top --limit 2", "format json", "translate 1 --to \(to)"])
    #expect(
      transcript.output.contains(
        #""from":"fr","to":"\#(code)","text":"prog fr \#(code): HEADLINE 1\n\nONE TWO\n\nTHREE","#))
    #expect(transcript.output.contains(#""original":"Headline 1\n\none two\n\nthree""#))
  }

  static let faults: [(lines: [String], code: String)] = [
    (["top", "translate 1"], "usage"), (["settings translator prog", "translate 1"], "noResults"),
    (["settings translator prog", "top", "translate 1 --to klingon"], "unknownLanguage"),
    (["settings translator prog", "settings translator none", "top", "translate 1"], "usage"),
    (["settings translator 'a | b'"], "usage"), (["settings translator 'a > b'"], "usage"),
    (["settings translator 'a; b'"], "usage"), (["settings translator '!a'"], "usage"),
    (["settings translator \"a 'b\""], "usage"), (["settings translator ''"], "usage"),
  ]

  @Test("without a program, an article or a language it is an error", arguments: TranslateCommandTests.faults)
  func refused(lines: [String], code: String) async throws {
    let transcript = try await Self.newsroom().run(lines, in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
  }

  @Test("settings show the program and how long texts are kept")
  func settings() async throws {
    let newsroom = Self.newsroom()
    let transcript = try await newsroom.run(
      [
        "settings translator 'trans -brief :%l'", "settings translator", "settings keep-texts 30d",
        "settings conserver-textes toujours", "settings keep 5", "settings translator none",
      ], in: .fresh(format: .json))
    #expect(
      try transcript.objects().filter { $0.type == "setting" }.map(\.value)
        == ["trans -brief :%l", "trans -brief :%l", "30", "forever", "5", nil])
    #expect(
      newsroom.settings.changes == [
        .init(TranslatorSetting.self, "trans -brief :%l"), .init(KeepTextsSetting.self, 30),
        .init(KeepTextsSetting.self, nil), .init(KeepSetting.self, 5), .init(TranslatorSetting.self, nil),
      ])
  }
}

import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The list of what can be taken back")
struct UndoScreenTests {
  private static func saved(_ count: Int, label: String? = nil) -> UndoableChange {
    .marks(
      .save(label: label),
      (0..<count).map {
        MarksEdit(id: ArticleID(UInt64($0)), before: ReaderMarks(), after: ReaderMarks(savedAt: .distantPast))
      })
  }

  private static let commands: [[UndoableChange]] = [
    [
      .feeds(.remove, [FeedEdit(before: OwnFeed(id: "lwn", name: "LWN", feed: "https://lwn.net/"), after: nil)]),
      .settings([SettingEdit(.source, before: "lwn", after: nil)]),
    ],
    [saved(1_204, label: "climate")],
  ]

  @Test("each command has a row, the last one first")
  func rows() {
    let lines = UndoScreen(Self.commands).lines(columns: 80)
    #expect(lines[0].hasPrefix("Changes you can take back"))
    #expect(lines[1].trimmed == "1  Removed the feed LWN · Changed the setting source")
    #expect(lines[2].trimmed == "2  Saved 1,204 articles with the label \"climate\"")
    let french = UndoScreen(Self.commands).lines(language: .french, columns: 80)
    #expect(french[2].trimmed == "2  1\u{202F}204 articles gardés sous «\u{202F}climate\u{202F}»")
    #expect(UndoScreen([]).lines(columns: 80).count > 1)
  }

  @Test("in a narrow window nothing is cut", arguments: InterfaceLanguage.all)
  func narrow(language: InterfaceLanguage) {
    let lines = UndoScreen(Self.commands).lines(language: language, columns: 20)
    #expect(lines.dropFirst().allSatisfy { DisplayWidth.of($0) <= 20 }, "\(lines)")
    #expect(!lines.dropFirst().joined().contains("…"))
  }

  @Test("programs get a record of each change, and of what stayed")
  func records() {
    let objects = UndoScreen(Self.commands).objects
    #expect(
      objects == [
        #"{"type":"undo","name":"feeds remove","subject":"LWN","count":1,"stayed":null,"left":1}"#,
        #"{"type":"undo","name":"settings","subject":"source","count":1,"stayed":null,"left":1}"#,
        #"{"type":"undo","name":"save","subject":"climate","count":1204,"stayed":null,"left":0}"#,
      ])
    var taken = TakenBack(Self.saved(101), count: 99)
    taken.left = 7
    let screen = TakenBackScreen([taken])
    #expect(
      screen.objects == [#"{"type":"undo","name":"save","subject":null,"count":99,"stayed":2,"left":7}"#])
    #expect(screen.lines(columns: 80).joined().isEmpty)
  }
}

import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("How an article changed")
struct DiffScreenTests {
  private static let first = Date(timeIntervalSince1970: 1_795_248_000)

  private static func change(_ before: (String, String?), _ after: (String, String?), hours: Double = 1)
    -> RevisionChange
  {
    let end = first.addingTimeInterval(hours * 3600)
    return RevisionChange(
      from: Revision(seenAt: first, title: before.0, summary: before.1, content: nil),
      to: Revision(seenAt: end, title: after.0, summary: after.1, content: nil))
  }

  private static let title = DiffScreen(
    [change(("The cat sat", nil), ("The dog sat down", nil))], of: .titled("The dog sat down"), number: 3)
  private static let both = DiffScreen(
    [change(("Old", "Same words."), ("New", "Same words, more."))], of: .titled("New"), number: 1)

  @Test("without colours the words stand in brackets, below the times")
  func plain() {
    let words = texts(in: .english)
    let times = [Self.first, Self.first.addingTimeInterval(3600)].map { words.dayAndTime(LocalTime($0)) }
    #expect(
      Self.title.lines() == [
        "The dog sat down", "", times.joined(separator: " \u{2192} "), "The [-cat-] {+dog+} sat {+down+}",
      ])
    #expect(
      Self.both.lines().dropFirst(3) == [
        "Title", "[-Old-]{+New+}", "Description", "Same [-words.-]{+words, more.+}",
      ])
  }

  @Test("on a terminal with colours they are struck and marked")
  func coloured() {
    let text = Self.title.text(isColoured: true)
    #expect(text.contains("\u{1B}[9;31mcat\u{1B}[0m \u{1B}[1;32mdog\u{1B}[0m sat \u{1B}[1;32mdown\u{1B}[0m\n"))
    #expect(!text.contains("[-"))
  }

  @Test("read aloud they are sentences", arguments: InterfaceLanguage.all)
  func aloud(language: InterfaceLanguage) {
    let words = texts(in: language)
    let text = Self.title.text(language: language, isAccessible: true)
    for expected in [
      words.labelled(words.removedWords, "cat"), words.labelled(words.addedWords, "dog"),
      words.labelled(words.addedWords, "down"),
    ] {
      #expect(text.contains(expected + "\n"))
    }
    #expect(!text.contains("\u{2192}"))
  }

  @Test("a long text is shown around its changes, in lines that fit", arguments: [nil, 30, 80])
  func long(columns: Int?) {
    let words = (0..<200).map { "w\($0)" }.joined(separator: " ")
    let screen = DiffScreen(
      [Self.change(("T", words + " old " + words), ("T", words + " new " + words))], of: .titled("T"), number: 1)
    let text = screen.text(columns: columns)
    let flowing = text.replacing("\n", with: " ")
    #expect(flowing.contains("[-old-] {+new+}"))
    #expect(flowing.contains("\u{2026} w189 "))
    #expect(flowing.contains(" w11 \u{2026}"))
    #expect(!flowing.contains("w100"))
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= columns ?? 80 })
  }

  @Test("programs get the words of each part")
  func records() {
    #expect(Self.both.objects.count == 2)
    #expect(
      Self.title.objects.first?.hasSuffix(#""field":"title","removed":["cat"],"added":["dog","down"]}"#) == true)
    #expect(Self.title.objects.first?.hasPrefix(#"{"type":"change","n":3,"id":""#) == true)
    #expect(Self.title.rows.first?.hasSuffix("\ttitle\tcat\tdog down") == true)
  }
}

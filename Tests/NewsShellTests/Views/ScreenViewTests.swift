import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("A screen in a view")
struct ScreenViewTests {
  private func view(_ count: Int) -> ScreenView {
    let words = texts(in: .english)
    return ScreenView(
      lines: (0..<count).map { [TerminalKit.Span("line \($0 + 1)")] }, pages: ViewPages(texts: words),
      keys: ViewKeys(words))
  }

  private func lines(_ view: inout ScreenView, columns: Int = 40, rows: Int = 5) -> [String] {
    view.frame(columns: columns, rows: rows).lines.map { $0.map(\.string).joined() }
  }

  static let movements: [([Key], String)] = [
    ([], "line 1"), ([.down], "line 2"), ([.text("j"), .text("k")], "line 1"), ([.pageDown], "line 5"),
    ([.text(" "), .pageUp], "line 1"), ([.end], "line 7"), ([.end, .home], "line 1"), ([.up], "line 1"),
    ([.end, .down, .up], "line 6"), ([.enter], "line 2"),
    ([.control("d")], "line 3"), ([.control("d"), .control("u")], "line 1"), ([.text("G")], "line 7"),
  ]

  @Test("keys scroll it, and no further than its end", arguments: ScreenViewTests.movements)
  func scrolling(keys: [Key], first: String) {
    var view = view(10)
    _ = lines(&view)
    for key in keys {
      _ = view.take(key)
      _ = lines(&view)
    }
    #expect(lines(&view).first == first)
    #expect(lines(&view).count == 5)
  }

  @Test("it is left, undone and gone back from with the letters of all views")
  func letters() {
    var view = view(3)
    #expect(view.take(.escape) == .leave)
    #expect(view.take(.text("q")) == .leave)
    #expect(view.take(.text("b")) == .run(ViewCommand(.back)))
    #expect(view.take(.text("u")) == .run(ViewCommand(named: "undo")))
    #expect(view.take(.text("?")) == .showKeys)
    #expect(view.take(.control("l")) == .repaint)
    #expect(view.take(.text("s")) == .redraw)
  }

  @Test("a message is in the last line until the next key")
  func message() {
    var view = view(3)
    view.say(ViewMessage("Done."))
    #expect(lines(&view).last == "Done.")
    _ = view.take(.down)
    #expect(lines(&view).last?.hasPrefix("Esc back") == true)
  }

  @Test("a screen is laid out for each width, and an empty one is told apart", arguments: [1, 20, 80, 400])
  func widths(columns: Int) {
    let words = texts(in: .english)
    let list = ResultList(.articles([.numbered(1)]))
    var view = ScreenView(
      ArticleScreen(.numbered(1), number: 1, in: list, hasHint: false), pages: ViewPages(texts: words),
      keys: ViewKeys(words))
    let isEmpty = view.isEmpty(columns: columns)
    #expect(!isEmpty)
    #expect(lines(&view, columns: columns, rows: 3).count == 3)
    var nothing = ScreenView(lines: [[], []], pages: ViewPages(texts: words), keys: ViewKeys(words))
    let isNothing = nothing.isEmpty(columns: columns)
    #expect(isNothing)
  }
}

import Testing

@testable import NewsShell

@Suite("Colour")
struct StyleTests {
  private let roles: [Role] = [.plain, .number, .title, .quiet, .accent, .trouble]

  @Test("without colour a text is only itself")
  func plain() {
    let style = Style(isColoured: false)
    for role in roles {
      #expect(style.apply(role, to: "text") == "text")
    }
  }

  @Test("a role begins and ends with its sequence, and the text stands between")
  func coloured() {
    let style = Style(isColoured: true)
    for role in roles.dropFirst() {
      let text = style.apply(role, to: "text")
      #expect(text.hasPrefix("\u{1B}["))
      #expect(text.hasSuffix("mtext\u{1B}[0m"))
      #expect(Sanitiser.line(text) == "text")
    }
    #expect(style.apply(.plain, to: "text") == "text")
  }

  @Test("the roles are told apart")
  func distinct() {
    let style = Style(isColoured: true)
    #expect(Set(roles.map { style.start(of: $0) }).count == roles.count)
  }

  @Test("nothing is written for no text")
  func empty() {
    #expect(Style(isColoured: true).apply(.title, to: "").isEmpty)
  }
}

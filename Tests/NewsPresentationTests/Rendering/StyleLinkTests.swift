import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Links on titles")
struct StyleLinkTests {
  private typealias Piece = TerminalKit.Span

  private static let begin = "\u{1B}]8;;"
  private static let end = "\u{1B}\\"

  /// The addresses in the order of their sequences, with an empty one at each end of a link, and the text without them.
  private func taken(_ text: String) -> (addresses: [String], rest: String) {
    var addresses: [String] = []
    var rest = String.UnicodeScalarView()
    var scalars = Array(text.unicodeScalars)[...]
    let (begin, end) = (Array(Self.begin.unicodeScalars), Array(Self.end.unicodeScalars))
    while let scalar = scalars.first {
      guard scalars.starts(with: begin) else {
        rest.append(scalar)
        scalars.removeFirst()
        continue
      }
      scalars = scalars.dropFirst(begin.count)
      var address = String.UnicodeScalarView()
      while let next = scalars.first, !scalars.starts(with: end) {
        address.append(next)
        scalars.removeFirst()
      }
      scalars = scalars.dropFirst(end.count)
      addresses.append(String(address))
    }
    return (addresses, String(rest))
  }

  private func link(_ text: String) throws -> WebLink { try #require(WebLink(text)) }

  @Test("a text links to its page, with its colour inside the link")
  func applied() throws {
    let link = try link("https://example.com/a?b=c;d#e")
    let plain = Style(isColoured: false, hasLinks: true)
    let start = "\u{1B}]8;;https://example.com/a?b=c;d#e\u{1B}\\"
    #expect(plain.styled("Title", .title, link: link.hyperlink).text == start + "Title\u{1B}]8;;\u{1B}\\")
    let coloured = Style(isColoured: true, hasLinks: true).styled("Title", .title, link: link.hyperlink).text
    #expect(coloured == start + "\u{1B}[1mTitle\u{1B}[0m\u{1B}]8;;\u{1B}\\")
  }

  @Test("without links a text is unchanged")
  func whereThereAreNoneATextIsAsItWas() throws {
    let link = try link("https://example.com/")
    #expect(Style(isColoured: false).styled("Title", .title, link: link.hyperlink).text == "Title")
    let coloured = Style(isColoured: true)
    #expect(coloured.styled("Title", .title, link: link.hyperlink).text == coloured.styled("Title", .title).text)
    let style = Style(isColoured: false, hasLinks: true)
    #expect(style.styled("Title", .title, link: nil).text == "Title")
    #expect(style.styled("", .title, link: link.hyperlink).text.isEmpty)
  }

  @Test("an address in a link has no login and at most 2000 bytes")
  func address() throws {
    let style = Style(isColoured: false, hasLinks: true)
    let login = style.styled("x", .plain, link: try link("https://jane:secret@example.com/a").hyperlink).text
    #expect(taken(login).addresses == ["https://example.com/a", ""])
    let start = "https://example.com/"
    for (length, isShown) in [(2000, true), (2001, false)] {
      let link = try link(start + String(repeating: "a", count: length - start.count))
      #expect(taken(style.styled("x", .plain, link: link.hyperlink).text).addresses.count == (isShown ? 2 : 0))
    }
  }

  /// A page of everything that has a link, with this title and this address.
  private func page(_ title: String, _ link: WebLink?, columns: Int?, isAccessible: Bool, hasLinks: Bool = true)
    -> String
  {
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: false, hasLinks: hasLinks), columns: columns,
      isAccessible: isAccessible, now: Date())
    page.line(Piece(title, .plain, link: link))
    page.item(1, of: 1, title: title, below: "below", link: link)
    page.paragraphs(title, .title, link: link)
    page.edges(Piece(title, .plain, link: link), Piece("1 / 1"))
    return page.text
  }

  @Test("no title can end a link or lead elsewhere", arguments: HostileTexts.all)
  func hostileTitle(title: String) throws {
    let link = try link("https://example.com/1")
    for (columns, isAccessible) in [(20, false), (nil, false), (20, true)] as [(Int?, Bool)] {
      let (addresses, rest) = taken(page(title, link, columns: columns, isAccessible: isAccessible))
      #expect(addresses.count.isMultiple(of: 2))
      for (index, address) in addresses.enumerated() {
        #expect(address == (index.isMultiple(of: 2) ? "https://example.com/1" : ""))
      }
      #expect(!rest.unicodeScalars.contains { $0 != "\n" && isHarmful($0) })
      // Links do not change the visible text.
      #expect(rest == page(title, link, columns: columns, isAccessible: isAccessible, hasLinks: false))
    }
  }

  @Test("no address can end a link or lead elsewhere", arguments: HostileTexts.all + HostileTexts.addresses)
  func hostileAddress(text: String) {
    let links = [text, "https://example.com/" + text, "https://" + text, "https://a@" + text].map { WebLink($0) }
    for link in links {
      let (addresses, rest) = taken(page("Title", link, columns: 40, isAccessible: false))
      #expect(addresses.count == (link.map { $0.withoutLogin.utf8.count <= 2000 } == true ? 8 : 0))
      for (index, address) in addresses.enumerated() {
        #expect(address.isEmpty == !index.isMultiple(of: 2))
        #expect(address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(address.isEmpty || address.hasPrefix("https://") || address.hasPrefix("http://"))
      }
      #expect(!rest.contains("\u{1B}"))
    }
  }

  @Test("titles in lists and articles have links, each to its own page")
  func screens() {
    let articles = (1...3).map { Article.numbered($0) }
    let listing = NewsListing.headlines(articles)
    let list = taken(HeadlinesScreen(listing, hasHint: true).text(hasLinks: true))
    #expect(list.addresses == (1...3).flatMap { ["https://example.com/\($0)", ""] })
    let detail = ArticleScreen(articles[1], number: 2, in: ResultList(.articles(articles)), hasHint: false)
    #expect(taken(detail.text(hasLinks: true)).addresses == ["https://example.com/2", "", "https://example.com/2", ""])
    #expect(!detail.text().contains("\u{1B}"))
  }
}

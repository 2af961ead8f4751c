import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

/// Records the sizes it was asked to draw.
private final class AskedDrawer: PictureDrawer {
  struct Request: Equatable {
    let file: [UInt8]
    let columns: Int
    let rows: Int
    let mode: PictureMode
  }

  let isReady = true
  private let asked = Mutex<[Request]>([])

  var requests: [Request] { asked.withLock(\.self) }

  func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture? {
    asked.withLock { $0.append(Request(file: file, columns: columns, rows: rows, mode: mode)) }
    return nil
  }
}

@Suite("Pictures of articles")
struct SessionPicturesTests {
  private static func window(_ columns: Int = 80, _ rows: Int = 24, isTerminal: Bool = true) -> Window {
    Window(columns: columns, rows: rows, glyphs: .braille, isTerminal: isTerminal)
  }

  /// A newsroom at a terminal that can show pictures.
  private func newsroom() -> FakeNewsroom {
    FakeNewsroom(window: Self.window(), drawer: FakeDrawer(isReady: true, lines: ["<picture>"]))
  }

  /// The current screen as a person sees it.
  private func shown(_ transcript: Transcript, columns: Int = 80) throws -> String {
    try #require(transcript.session.coordinator.current).text(columns: columns)
  }

  @Test("an opened article has its picture above the title", arguments: ["open 2", "2", "next; next"])
  func articleThatIsOpenedHasItsPictureAboveTheTitle(line: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["top --limit 3", line])
    #expect(newsroom.pictures.addresses.last == "https://example.com/2.jpg")
    #expect(try shown(transcript).hasPrefix("<picture>\n\nHeadline 2\n"))
  }

  @Test("so do its neighbours, and nothing else requests a picture")
  func neighbours() async throws {
    let newsroom = newsroom()
    let lines = ["top --limit 3", "2", "next", "previous", "list", "share 1", "help", "back", "more", "why 1"]
    _ = try await newsroom.run(lines)
    #expect(newsroom.pictures.addresses == [2, 3, 2].map { "https://example.com/\($0).jpg" })
  }

  @Test("if the window has become too narrow the text is shown without it")
  func whereTheWindowHasBecomeTooNarrowTheTextDoesWithout() async throws {
    let transcript = try await newsroom().run(["top", "open 1"])
    #expect(try shown(transcript, columns: 79).hasPrefix("Headline 1\n"))
  }

  static let sizes: [(Int, Int, Int, Int)] = [(200, 50, 80, 16), (80, 24, 80, 8), (40, 9, 40, 3), (1, 1, 1, 1)]

  @Test("it is at most as wide as text, and leaves most of the window to it", arguments: SessionPicturesTests.sizes)
  func itIsAsWideAsText(columns: Int, rows: Int, widest: Int, highest: Int) async throws {
    let drawer = AskedDrawer()
    let articles = FakeNewsroom().articles(at: Self.window(columns, rows), with: drawer)
    for mode in [PictureMode.symbols, .sixel, .kitty] {
      var session = Session.fresh()
      session.settings[PicturesSetting.self] = mode
      session.coordinator.push(HeadlinesScreen(.headlines([.numbered(1)]), hasHint: false))
      let list = try session.list()
      let screen = try #require(try await articles.showArticle(1, of: list, in: &session).screen)
      #expect(screen.text().hasPrefix("Headline 1\n"))
      let expected = AskedDrawer.Request(file: [1], columns: widest, rows: highest, mode: mode)
      #expect(drawer.requests.last == expected)
    }
    #expect(drawer.requests.count == 3)
  }

  /// The reasons why no picture is shown.
  enum Reason: String, CaseIterable {
    case off
    case accessible
    case noTerminal
    case noProgram
    case tsv
    case json
    case noAddress
    case badAddress
  }

  @Test("no picture is requested that would not be shown", arguments: Reason.allCases)
  func notAsked(reason: Reason) async throws {
    var newsroom = newsroom()
    var session = Session.fresh(format: reason == .tsv ? .tsv : reason == .json ? .json : .text)
    var article = Article.numbered(1)
    switch reason {
    case .off: session.settings[PicturesSetting.self] = .off
    case .accessible: session.settings[AccessibleSetting.self] = true
    case .noTerminal: newsroom.window = Self.window(isTerminal: false)
    case .noProgram: newsroom.drawer = FakeDrawer(isReady: false)
    case .noAddress: article.imageLink = nil
    case .badAddress: article.imageLink = "javascript:alert(1)"
    case .tsv, .json: break
    }
    newsroom.news = .giving([article])
    let transcript = try await newsroom.run(["top", "open 1"], in: session)
    #expect(transcript.status == .success)
    #expect(newsroom.pictures.addresses.isEmpty)
    #expect(try !shown(transcript).contains("<picture>"))
  }

  static let failures: [NewsError] = [
    .network(.offline), .network(.timeout(host: "a", seconds: 4)), .network(.tooLarge(host: "a", limit: 1)),
    .network(.noSuchPage(host: "a", status: 404)),
    .network(.serverError(host: "a", status: 500)), .cancelled,
  ]

  @Test("if a picture does not arrive, the text is shown without it", arguments: SessionPicturesTests.failures)
  func pictureThatDoesNotComeIsNoFailure(error: NewsError) async throws {
    var newsroom = newsroom()
    newsroom.pictures = FakePictures(.failure(error))
    let transcript = try await newsroom.run(["top", "open 1"])
    #expect(transcript.status == .success)
    #expect(transcript.errors.isEmpty)
    #expect(newsroom.pictures.addresses.count == 1)
    #expect(try shown(transcript).hasPrefix("Headline 1\n"))
  }

  @Test("so it is if a picture cannot be drawn")
  func notDrawn() async throws {
    var newsroom = newsroom()
    newsroom.drawer = FakeDrawer(isReady: true, lines: nil)
    let transcript = try await newsroom.run(["top", "open 1"])
    #expect(transcript.status == .success)
    #expect(try shown(transcript).hasPrefix("Headline 1\n"))
  }

  @Test("programs get nothing of it")
  func records() async throws {
    let transcript = try await newsroom().run(["top", "open 1", "format json", "list"])
    #expect(!transcript.output.contains("<picture>"))
  }
}

extension FakeNewsroom {
  /// Shows articles in this window, with pictures of this drawer.
  fileprivate func articles(at window: Window, with drawer: any PictureDrawer) -> ArticlePresenter {
    var newsroom = self
    newsroom.window = window
    newsroom.drawer = drawer
    return ArticlePresenter(newsroom.ports)
  }
}

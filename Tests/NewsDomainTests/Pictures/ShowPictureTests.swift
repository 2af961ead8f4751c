import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("An article's picture")
struct ShowPictureTests {
  /// Records the pictures that it was asked to draw.
  final class AskedDrawer: PictureDrawer {
    struct Drawing: Sendable, Equatable {
      let file: [UInt8]
      let columns: Int
      let rows: Int
      let mode: PictureMode
    }

    private let asked = Mutex<[Drawing]>([])

    var drawings: [Drawing] { asked.withLock(\.self) }

    let isReady = true

    func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture? {
      asked.withLock { $0.append(Drawing(file: file, columns: columns, rows: rows, mode: mode)) }
      return Picture(text: "x", mode: .symbols, columns: columns)
    }
  }

  /// Returns nothing until its task is cancelled.
  final class SilentPictures: PictureRepository {
    private let begun = Mutex(false)
    private let ended = Mutex(false)

    var hasBegun: Bool { begun.withLock(\.self) }
    var isGivenUp: Bool { ended.withLock(\.self) }

    func picture(at link: WebLink, mayBeLocal: Bool) async throws -> [UInt8] {
      begun.withLock { $0 = true }
      guard await untilCancelled() else { return [1] }
      ended.withLock { $0 = true }
      throw NewsError.cancelled
    }
  }

  private func article(_ imageLink: String? = "https://example.com/a.png") -> Article {
    Article(title: "A", link: "https://example.com/a", provider: .newsapi).with(\.imageLink, imageLink)
  }

  @Test("the file at the article's address is drawn in the given size and mode")
  func drawn() async throws {
    let (pictures, drawer) = (FakePictures(.success([1, 2, 3])), AskedDrawer())
    let picture = try await ShowPicture(repository: pictures, drawer: drawer)(
      article(" https://example.com/\u{E9}.png?w=1 "), columns: 40, rows: 12, as: .sixel)
    #expect(picture == Picture(text: "x", mode: .symbols, columns: 40))
    #expect(pictures.addresses == ["https://example.com/%C3%A9.png?w=1"])
    #expect(drawer.drawings == [.init(file: [1, 2, 3], columns: 40, rows: 12, mode: .sixel)])
  }

  static let modes: [(PictureMode, Bool, Bool)] = PictureMode.allCases.flatMap { mode in
    [(mode, true, mode != .off), (mode, false, false)]
  }

  @Test("without pictures, or without a program to draw them, nothing is fetched", arguments: ShowPictureTests.modes)
  func possible(mode: PictureMode, isReady: Bool, isPossible: Bool) async throws {
    let pictures = FakePictures()
    let show = ShowPicture(repository: pictures, drawer: FakeDrawer(isReady: isReady))
    #expect(show.isPossible(as: mode) == isPossible)
    let picture = try await show(article(), columns: 10, rows: 5, as: mode)
    #expect((picture != nil) == isPossible)
    #expect(pictures.addresses.count == (isPossible ? 1 : 0))
  }

  @Test(
    "an article without a usable address of a picture has no picture",
    arguments: [nil, "", " ", "null", "a.png", "//example.com/a.png", "file:///etc/passwd", "data:image/png,a"])
  func noAddress(link: String?) async throws {
    let pictures = FakePictures()
    let show = ShowPicture(repository: pictures, drawer: FakeDrawer(isReady: true))
    #expect(try await show(article(link), columns: 10, rows: 5, as: .symbols) == nil)
    #expect(pictures.addresses.isEmpty)
  }

  @Test(
    "a missing picture is not an error",
    arguments: [NewsError.network(.offline), .network(.noSuchPage(host: "h", status: 404))])
  func failure(error: NewsError) async throws {
    let drawer = AskedDrawer()
    let show = ShowPicture(repository: FakePictures(.failure(error)), drawer: drawer)
    #expect(try await show(article(), columns: 10, rows: 5, as: .symbols) == nil)
    #expect(drawer.drawings.isEmpty)
  }

  @Test("a picture that cannot be drawn is not an error")
  func undrawable() async throws {
    let show = ShowPicture(repository: FakePictures(), drawer: FakeDrawer(isReady: true, lines: nil))
    #expect(try await show(article(), columns: 10, rows: 5, as: .kitty) == nil)
  }

  @Test("a picture that does not arrive in time is cancelled and left out")
  func late() async throws {
    let pictures = SilentPictures()
    let show = ShowPicture(repository: pictures, drawer: FakeDrawer(isReady: true))
    #expect(try await show(article(), columns: 10, rows: 5, as: .symbols) == nil)
    #expect(pictures.hasBegun)
    #expect(pictures.isGivenUp)
  }

  @Test("cancelling ends the wait")
  func cancelled() async throws {
    let pictures = SilentPictures()
    let show = ShowPicture(repository: pictures, drawer: FakeDrawer(isReady: true))
    let article = article()
    let task = Task { try await show(article, columns: 10, rows: 5, as: .symbols) }
    // Cancelling before it begins or after the wait is over has the same result.
    _ = try await eventually(seconds: 2) { pictures.hasBegun }
    task.cancel()
    let result = await task.result
    if pictures.hasBegun { #expect(pictures.isGivenUp) }
    guard case .failure(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(error as? NewsError == .cancelled)
  }

  @Test("only an article from the reader's own network may have a picture there", arguments: [true, false, nil])
  func local(isLocal: Bool?) async throws {
    let pictures = FakePictures()
    let show = ShowPicture(repository: pictures, drawer: AskedDrawer())
    let provenance = isLocal.map { Provenance(Origin(.feeds), isLocal: $0) }
    _ = try await show(
      Article(provider: .feeds, provenance: provenance)
        .with(\.imageLink, "http://192.168.1.1/a.png"), columns: 10, rows: 5,
      as: .symbols)
    #expect(pictures.mightBeLocal == [isLocal ?? false])
  }
}

import ArchiveTestSupport
import NewsArchive
import PresentationTestSupport
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The live search")
struct LiveSearchTests {
  /// A page of headlines that contain the text searched for.
  private static func page(_ request: SearchRequest) -> NewsPage {
    .titled((1...3).map { "\(request.text) \($0)" }, total: 40)
  }

  /// Finds something for every text.
  private let news = FakeNews(found: { request, _ in page(request) }, { _ in .titled([]) })

  private func search(_ newsroom: FakeNewsroom) -> LiveSearch {
    LiveSearch(
      feature: LiveFeature(newsroom.ports), scope: .network(.standard(for: .french)), texts: texts(in: .english))
  }

  /// Types a text, one key for each character.
  private static func type(_ text: String, _ reader: AsyncStream<SceneEvent>.Continuation) {
    for character in text { reader.yield(.key(.text(String(character)))) }
  }

  @Test("five quick keystrokes lead to one search, for the whole text")
  func quickTyping() async throws {
    let newsroom = FakeNewsroom(news: news)
    let stage = FakeStage { reader, stage in
      // All within the pause, however busy the machine is.
      for letter in "moons" { Self.type(String(letter), reader) }
      await stage.shows("moons 3")
      reader.yield(.key(.down))
      reader.yield(.key(.enter))
      // If Enter opens nothing, the test fails instead of hanging.
      reader.yield(.key(.escape))
    }
    let opened = try #require(try await search(newsroom).run(on: stage, text: ""))
    #expect(opened.number == 2)
    #expect(opened.listing.page.articles.compactMap(\.title) == ["moons 1", "moons 2", "moons 3"])
    let request = SearchRequest(
      text: "moons", edition: .init(language: .french, country: .france), paging: Paging(limit: 100))
    #expect(opened.listing.request == .search(request))
    #expect(newsroom.news.searches == [request])
    #expect(newsroom.news.wishes == [.current])
  }

  @Test("in the archive results appear sooner, without a request, for the beginning of a word")
  func archive() async throws {
    let archive = DatabaseArchive.inMemory()
    await archive.keep([.titled("Moonlight"), .titled("The moon"), .titled("Mars")])
    let newsroom = FakeNewsroom(news: news, archive: archive)
    let stage = FakeStage { reader, stage in
      Self.type("moo", reader)
      await stage.shows("Moonlight")
      await stage.shows("The moon")
      Self.type("n ", reader)
      _ = try? await eventually { !stage.lines.contains { $0.contains("Moonlight") } }
      #expect(stage.lines.contains { $0.contains("The moon") })
      #expect(stage.lines[1] == "archive \u{B7} 1 article")
      reader.yield(.key(.enter))
      reader.yield(.key(.escape))
    }
    let search = LiveSearch(feature: LiveFeature(newsroom.ports), scope: .archive, texts: texts(in: .english))
    let opened = try #require(try await search.run(on: stage, text: ""))
    #expect(opened.listing.page.articles.compactMap(\.title) == ["The moon"])
    #expect(opened.listing.request == .archive(FindRequest(text: "moon")))
    #expect(newsroom.news.questions.isEmpty)
  }

  @Test("another text after the pause starts another search and cancels the previous one")
  func overtaken() async throws {
    let cancelled = Mutex(false)
    let news = FakeNews(
      found: { request, _ in
        guard request.text == "moon" else { return Self.page(request) }
        if await untilCancelled() { cancelled.withLock { $0 = true } }
        // It still arrives, but too late to be shown.
        return Self.page(request)
      }, { _ in .titled([]) })
    let stage = FakeStage { reader, stage in
      _ = try? await eventually { news.searches.count == 1 }
      await stage.shows(texts(in: .english).searching)
      Self.type("s", reader)
      await stage.shows("moons 3")
      _ = try? await eventually { cancelled.withLock { $0 } }
      #expect(stage.lines.contains { $0.contains("moons 1") })
      reader.yield(.key(.escape))
    }
    let opened = try await search(FakeNewsroom(news: news)).run(on: stage, text: "moon")
    #expect(opened == nil)
    #expect(cancelled.withLock { $0 })
    #expect(news.searches.map(\.text) == ["moon", "moons"])
    #expect(!stage.frames.contains { frame in frame.lines.contains { $0.map(\.string).joined().contains("moon 1") } })
  }

  @Test("the same text is not searched for again, and an empty one never is")
  func sameTextAgainIsNotSearchedFor() async throws {
    // How many pauses have begun, how many may end, and how many have ended.
    let begun = Mutex(0)
    let allowed = Mutex(0)
    let ended = Mutex(0)
    var newsroom = FakeNewsroom(news: news)
    newsroom.sleep = { _ in
      let number = begun.withLock {
        $0 += 1
        return $0
      }
      while allowed.withLock({ $0 < number }) { try await Task.sleep(for: .milliseconds(1)) }
      ended.withLock { $0 += 1 }
    }
    let stage = FakeStage { [newsroom] reader, stage in
      await stage.shows("moon 3")
      Self.type("s", reader)
      reader.yield(.key(.backspace))
      _ = try? await eventually { begun.withLock(\.self) == 2 }
      allowed.withLock { $0 = 2 }
      // That of the first text was cancelled.
      _ = try? await eventually { ended.withLock(\.self) == 1 }
      Self.type("s", reader)
      _ = try? await eventually { begun.withLock(\.self) == 3 }
      allowed.withLock { $0 = 3 }
      await stage.shows("moons 3")
      #expect(newsroom.news.searches.map(\.text) == ["moon", "moons"])
      allowed.withLock { $0 = .max }
      reader.yield(.key(.control("u")))
      _ = try? await eventually { stage.lines[1] == "2 requests" }
      #expect(stage.lines[1] == "2 requests")
      reader.yield(.key(.enter))
      reader.yield(.key(.escape))
    }
    let opened = try await search(newsroom).run(on: stage, text: "moon")
    #expect(opened == nil)
    #expect(newsroom.news.searches.map(\.text) == ["moon", "moons"])
  }

  @Test("a search that fails is shown, and the next one works")
  func searchThatFailsIsShown() async throws {
    let error = NewsError.network(.timeout(host: "news.example", seconds: 5))
    let news = FakeNews(
      found: { request, _ in
        if request.text == "moon" { throw error }
        return Self.page(request)
      }, { _ in .titled([]) })
    let stage = FakeStage { reader, stage in
      await stage.shows(texts(in: .english).explain(error).message)
      // Enter searches again; if the next text were typed at once, it could come before or after that.
      reader.yield(.key(.enter))
      _ = try? await eventually { news.searches.count == 2 }
      Self.type("s", reader)
      await stage.shows("moons 3")
      #expect(stage.lines[1].hasPrefix("NewsAPI \u{B7} 3 of 40"))
      reader.yield(.key(.escape))
    }
    #expect(try await search(FakeNewsroom(news: news)).run(on: stage, text: "moon") == nil)
    #expect(news.searches.map(\.text) == ["moon", "moon", "moons"])
  }

  @Test("a text that cannot be searched for is reported, and costs no request")
  func whatCannotBeSearchedForIsTold() async throws {
    let newsroom = FakeNewsroom(news: news)
    let stage = FakeStage { reader, stage in
      await stage.shows("600")
      #expect(stage.lines[1].hasSuffix("0 requests"))
      reader.yield(.key(.escape))
    }
    // 300 letters, each of two scalars.
    _ = try await search(newsroom).run(on: stage, text: String(repeating: "m\u{301}", count: 300))
    #expect(newsroom.news.searches.isEmpty)
  }

  @Test("it shows how many requests it has used, and how many the key has left")
  func costs() async throws {
    let news = news
    // Five were made earlier.
    let cache = FakeCache { Quota(sent: [.headlines: 5, .search: news.searches.count], answered: 5, first: nil) }
    let stage = FakeStage { reader, stage in
      await stage.shows("moon 3")
      #expect(stage.lines[1].hasSuffix(" \u{B7} 1 request \u{B7} 94 left"))
      reader.yield(.key(.escape))
    }
    let keys = FakeKeys("0123456789abcdef0123456789abcdef")
    _ = try await search(FakeNewsroom(news: news, keys: keys, cache: cache)).run(on: stage, text: "moon")
    #expect(stage.frames.first?.lines[1].map(\.text).joined() == "0 requests \u{B7} 95 left")
  }

  @Test("in a window of another size the view is drawn again")
  func resized() async throws {
    let stage = FakeStage { reader, stage in
      _ = try? await eventually { stage.frames.count == 1 }
      reader.yield(.resized)
      _ = try? await eventually { stage.frames.count == 2 }
      reader.yield(.key(.escape))
    }
    _ = try await search(FakeNewsroom()).run(on: stage, text: "")
    #expect(stage.frames.count == 2)
    #expect(stage.frames.allSatisfy { $0.lines.count == 12 })
  }

  @Test("a cancellation ends it, and the search with it")
  func stopEndsItAndTheSearchWithIt() async throws {
    let cancelled = Mutex(false)
    let news = FakeNews(
      found: { _, _ in
        if await untilCancelled() { cancelled.withLock { $0 = true } }
        throw NewsError.cancelled
      }, { _ in .titled([]) })
    let stage = FakeStage { _, _ in }
    let search = search(FakeNewsroom(news: news))
    let task = Task { _ = try await search.run(on: stage, text: "moon") }
    #expect(try await eventually { news.searches.count == 1 })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(try await eventually { cancelled.withLock { $0 } })
  }

  @Test("the end of input ends it")
  func endOfInput() async throws {
    let stage = FakeStage { reader, stage in
      _ = try? await eventually { !stage.frames.isEmpty }
      reader.finish()
    }
    await #expect(throws: NewsError.cancelled) {
      _ = try await search(FakeNewsroom()).run(on: stage, text: "")
    }
  }
}

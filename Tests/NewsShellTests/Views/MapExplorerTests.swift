import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The interactive map in the shell")
struct MapExplorerTests {
  private static let paris = Coordinate(latitude: 48.85, longitude: 2.35)
  /// Lines that show the answer about finding the reader's location.
  private static let location = ["format tsv", "settings location"]
  private static let goToJapan: [Key] = [.text("/"), .text("j"), .text("a"), .text("p"), .enter]

  private func newsroom(_ stage: FakeStage?) -> FakeNewsroom {
    FakeNewsroom(
      news: .paged(3), stage: stage, window: Window(columns: 80, rows: 24, glyphs: .braille, isTerminal: true),
      receiver: FakeLocation(Whereabouts(Self.paris, .gpsd)))
  }

  private func run(
    _ lines: [String], _ newsroom: FakeNewsroom, in session: Session = .fresh(isInteractive: true)
  ) async throws -> Transcript {
    try await newsroom.run(lines, in: session, name: nil, isInteractive: true)
  }

  @Test("map alone opens it, and Esc leaves everything as it was", arguments: ["map", "carte", "MAP"])
  func escape(line: String) async throws {
    let stage = FakeStage([.escape])
    let newsroom = newsroom(stage)
    let transcript = try await run(["top", line, "open 2"], newsroom)
    #expect(transcript.status == .success)
    #expect(stage.lines.count == 12)
    #expect(stage.lines.first?.hasPrefix("News map") == true)
    #expect(!transcript.output.contains("News map"))
    #expect(transcript.session.position == 2)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("it is in the interface language")
  func itSpeaksTheLanguageOfTheInterface() async throws {
    let stage = FakeStage([.escape])
    _ = try await run(["carte"], newsroom(stage), in: .fresh(language: .french, isInteractive: true))
    #expect(stage.lines.last == texts(in: .french).explorerHint)
  }

  @Test("Enter opens a country's news, and back leads to the map around the country")
  func enterOpensACountrysNews() async throws {
    let stage = FakeStage(Self.goToJapan + [.enter, .escape])
    let newsroom = newsroom(stage)
    let transcript = try await run(["map", "open 2", "back"], newsroom)
    #expect(transcript.status == .success)
    #expect(newsroom.news.requests.map(\.scope) == [.local(.japan)])
    #expect(transcript.output.contains("Headline 1"))
    #expect(transcript.session.titles == ["Headline 1", "Headline 2", "Headline 3"])
    let back = try await run(["map", "back"], newsroom)
    let map = try #require(back.session.map)
    #expect(map.view.center.distance(to: Country.japan.centroid) < 0.01)
    #expect(map.view.width == newsroom.window.mapSize.width)
    #expect(map.clusters.contains { $0.single == .japan })
    #expect(back.output.contains("News map \u{B7} Japan"))
  }

  @Test("every key redraws the map, and so does another size of the window")
  func frames() async throws {
    let stage = FakeStage { reader, stage in
      reader.yield(.key(.text("+")))
      reader.yield(.resized)
      _ = try? await eventually { stage.frames.count == 3 }
      #expect(stage.lines.first?.contains("zoom 1 ") == true)
      reader.yield(.key(.escape))
    }
    _ = try await run(["map"], newsroom(stage))
    #expect(stage.frames.count == 3)
    #expect(stage.frames.allSatisfy { $0.lines.count == 12 })
  }

  @Test("a yes is saved and applies at once")
  func allowed() async throws {
    let stage = FakeStage { reader, stage in
      reader.yield(.key(.text("h")))
      // The end of the question, which takes two lines.
      await stage.shows("[y/N]")
      reader.yield(.key(.text("y")))
      await stage.shows("according to gpsd")
      #expect(stage.lines.contains { $0.contains("You seem to be near France") })
      reader.yield(.key(.escape))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["map"] + Self.location, newsroom)
    #expect(transcript.status == .success)
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, true)])
    #expect(newsroom.receiver.count == 1)
    #expect(transcript.output.contains("location\tyes\n"))
  }

  @Test("a no is saved, nobody is asked, and the question is not repeated")
  func noIsKeptNobodyIsAsked() async throws {
    let error = texts(in: .english).explain(NewsError.place(.notAllowed))
    let stage = FakeStage { reader, stage in
      for key in ["h", "n", "h"] { reader.yield(.key(.text(key))) }
      await stage.shows(error.message)
      #expect(stage.lines.last == error.hint)
      reader.yield(.key(.escape))
    }
    let newsroom = newsroom(stage)
    let transcript = try await run(["map"] + Self.location, newsroom)
    #expect(transcript.status == .success)
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, false)])
    #expect(newsroom.receiver.count == 0)
    #expect(transcript.output.contains("location\tno\n"))
  }

  @Test("the answer stays saved even if the country's news then fail")
  func answeredBeforeFailure() async throws {
    var newsroom = newsroom(FakeStage([.text("h"), .text("n")] + Self.goToJapan + [.enter, .escape]))
    newsroom.news = FakeNews { _ in throw NewsError.network(.offline) }
    let transcript = try await run(["map"] + Self.location, newsroom)
    #expect(transcript.status == .failure)
    #expect(newsroom.settings.changes == [.init(LocationSetting.self, false)])
    #expect(transcript.output.contains("location\tno\n"))
  }

  @Test("if there is no place, the reason is shown on the map")
  func whyThereIsNoPlaceIsToldInThePicture() async throws {
    let error = texts(in: .english).explain(NewsError.place(.unknown))
    let stage = FakeStage { reader, stage in
      reader.yield(.key(.text("h")))
      await stage.shows(error.message)
      #expect(stage.lines.last == error.hint)
      reader.yield(.key(.escape))
    }
    var newsroom = newsroom(stage)
    newsroom.receiver = FakeLocation()
    newsroom.live.take([SettingsChange(LocationSetting.self, true)])
    let transcript = try await run(["map"], newsroom)
    #expect(transcript.status == .success)
    #expect([newsroom.receiver.count, newsroom.timeZone.count] == [1, 1])
  }

  @Test("an answer that cannot be saved applies to this session, and the reason is shown on the map")
  func notKept() async throws {
    let error = NewsError.file(.failed(path: "/config", detail: "full"))
    let stage = FakeStage { reader, stage in
      for key in ["h", "y"] { reader.yield(.key(.text(key))) }
      await stage.shows("according to gpsd")
      reader.yield(.key(.escape))
    }
    var newsroom = newsroom(stage)
    newsroom.settings = FakeSettings(failingWith: error)
    let transcript = try await run(["map"] + Self.location, newsroom)
    #expect(transcript.status == .success)
    let told = texts(in: .english).explain(error).message
    #expect(stage.frames.contains { frame in frame.lines.contains { $0.map(\.string).joined() == told } })
    #expect(transcript.output.contains("location\tyes\n"))
  }

  @Test("for programs the map is a list, on a terminal as well", arguments: [OutputFormat.tsv, .json])
  func programs(format: OutputFormat) async throws {
    let stage = FakeStage([.escape])
    let transcript = try await run(["map"], newsroom(stage), in: .fresh(format: format, isInteractive: true))
    #expect(stage.frames.isEmpty)
    #expect(transcript.output.split(separator: "\n").count >= 55)
  }

  @Test("with arguments, or without a terminal, the map is printed")
  func printed() async throws {
    let stage = FakeStage([.escape])
    for line in ["map --world", "map japan", "map --zoom 0", "map --prose"] {
      #expect(try await run([line], newsroom(stage)).output.contains("News map"))
    }
    #expect(try await run(["map"], newsroom(nil)).output.contains("News map \u{B7} the world"))
    var piped = newsroom(stage)
    piped.window = FakeNewsroom().window
    #expect(try await run(["map"], piped).output.contains("News map \u{B7} the world"))
    #expect(stage.frames.isEmpty)
  }

  @Test("the end of input ends it, and so does a cancellation")
  func endOfInputEndsIt() async throws {
    let closing = FakeStage { reader, stage in
      _ = try? await eventually { !stage.frames.isEmpty }
      reader.finish()
    }
    let places = PlacesFeature(newsroom(nil).ports)
    await #expect(throws: NewsError.cancelled) {
      var session = Session.fresh(isInteractive: true)
      _ = try await MapExplorer(places: places).explore(on: closing, in: &session)
    }
    let waiting = FakeStage { _, _ in }
    let task = Task {
      var session = Session.fresh(isInteractive: true)
      _ = try await MapExplorer(places: places).explore(on: waiting, in: &session)
    }
    #expect(try await eventually { !waiting.frames.isEmpty })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}

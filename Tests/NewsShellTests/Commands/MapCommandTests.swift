import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("map")
struct MapCommandTests {
  private let size: (width: Int, height: Int) = FakeNewsroom().window.mapSize

  /// The view of the map that a line leads to.
  private func view(_ line: String, in session: Session = .fresh()) async throws -> Viewport {
    let transcript = try await FakeNewsroom().run([line], in: session)
    #expect(transcript.errors.isEmpty)
    return try #require(transcript.session.map).view
  }

  private func areSame(_ one: Coordinate, _ other: Coordinate) -> Bool { one.distance(to: other) < 0.01 }

  @Test(
    "in a script it shows the world, with all 89 countries", arguments: ["map", "carte", "map --zoom 0", "map --world"])
  func world(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    #expect(transcript.status == .success)
    #expect(transcript.output.hasPrefix("News map \u{B7} the world "))
    let map = try #require(transcript.session.map)
    #expect(map.view.zoom == 0)
    #expect(map.clusters.flatMap(\.countries).count == 89)
    #expect([map.view.width, map.view.height] == [size.width, size.height])
  }

  @Test(
    "a country comes to the middle, by any of its names", arguments: ["map japan", "carte japon", "map jp", "map JP"])
  func countryComesToTheMiddle(line: String) async throws {
    let view = try await view(line)
    #expect(areSame(view.center, Country.japan.centroid))
    #expect(view.zoom == 3)
    #expect(try await FakeNewsroom().run([line]).output.hasPrefix("News map \u{B7} Japan "))
  }

  static let zooms: [(String, Country, Double)] = [
    ("map japan --zoom 5", .japan, 5), ("map --zoom=5 japan", .japan, 5), ("map --zoom 12", .unitedStates, 12),
    ("map --zoom 1", .unitedStates, 1), ("map united states --zoom 2", .unitedStates, 2),
  ]

  @Test(
    "the zoom can be chosen; the world then has the favourite country in its middle", arguments: MapCommandTests.zooms)
  func zoom(line: String, country: Country, zoom: Double) async throws {
    let view = try await view(line)
    #expect(areSame(view.center, country.centroid))
    #expect(view.zoom == zoom)
  }

  @Test("the world has the country's meridian in its middle")
  func worldAround() async throws {
    let view = try await view("map japan --world")
    #expect(view.zoom == 0)
    #expect(abs(view.center.longitude - Country.japan.centroid.longitude) < 0.001)
    #expect(abs(view.center.latitude - Viewport.worldLatitude) < 0.001)
  }

  static let faults: [(String, String)] = [
    ("map atlantis", "unknownCountry"), ("map united", "usage"), ("map --zoom 13", "usage"), ("map --zoom -1", "usage"),
    ("map --zoom x", "usage"), ("map --zoom", "usage"), ("map --zoom=", "usage"), ("map --zoom 99", "usage"),
    ("map --world=1", "usage"), ("map --here=", "usage"), ("map --prose=yes", "usage"), ("map --wrld", "usage"),
    ("map --here --world", "usage"), ("map --here --zoom 3", "usage"), ("map japan --here", "usage"),
    ("map --zoom 3 --world", "usage"), ("map --here", "locationNotAllowed"),
  ]

  @Test("arguments that make no map are refused, and the previous map stays", arguments: MapCommandTests.faults)
  func whatMakesNoMapIsRefused(line: String, code: String) async throws {
    let transcript = try await FakeNewsroom().run(["map japan", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(areSame(try #require(transcript.session.map).view.center, Country.japan.centroid))
  }

  @Test("programs get the markers, beginning with the country in the middle")
  func programs() async throws {
    let rows = try await FakeNewsroom().run(["map japan"], in: .fresh(format: .tsv)).output
    #expect(rows.contains("\tjp\tJapan\t36.77\t137.47\t0.0\t1\n"))
    let transcript = try await FakeNewsroom().run(["map"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.filter { $0.type == "country" }.count == 89)
    #expect(Set(objects.compactMap(\.code)).count == 89)
    #expect(objects.compactMap(\.n) == objects.compactMap(\.n).sorted())
    #expect(objects.last?.count == 89)
    // Beginning with the favourite country.
    let start = #"{"type":"country","code":"us","name":"United States","latitude":38.82,"longitude":-96.33,"#
    #expect(transcript.output.contains(start + #""distanceKm":0.0,"#))
  }

  @Test("a number opens a country's news", arguments: ["open N", "N", "ouvre N"])
  func numberOpensACountrysNews(line: String) async throws {
    let newsroom = FakeNewsroom()
    let map = try #require(try await newsroom.run(["map"]).session.map)
    let index = try #require(map.clusters.firstIndex { $0.single != nil })
    let country = try #require(map.clusters[index].single)
    let transcript = try await newsroom.run(["map", line.replacing("N", with: "\(index + 1)")])
    #expect(
      newsroom.news.requests == [
        HeadlineRequest(scope: .local(country), paging: Paging(limit: 100), language: .english)
      ])
    #expect(transcript.session.titles.count == 20)
  }

  @Test("a number can also zoom into a cluster, and the title then names it")
  func openCluster() async throws {
    let newsroom = FakeNewsroom()
    let before = try #require(try await newsroom.run(["map"]).session.map)
    let index = try #require(before.clusters.firstIndex { $0.countries.count > 3 })
    let cluster = before.clusters[index]
    let transcript = try await newsroom.run(["map", "\(index + 1)", "back", "forward"])
    let after = try #require(transcript.session.map)
    #expect(after.view.zoom > before.view.zoom)
    #expect(areSame(after.view.center, cluster.centroid))
    #expect(!after.clusters.contains { Set(cluster.countries).isSubset(of: $0.countries) })
    #expect(newsroom.news.requests.isEmpty)
    #expect(transcript.output.contains(texts(in: .english).title(of: MapSubject(cluster)) + " "))
  }

  @Test("numbers belong to the map that was shown, even if the window has changed")
  func otherWindow() async throws {
    let first = try await FakeNewsroom().run(["map"])
    let map = try #require(first.session.map)
    let index = try #require(map.clusters.lastIndex { $0.single != nil })
    let small = FakeNewsroom(window: Window(columns: 30, rows: 10, glyphs: .ascii, isTerminal: false))
    _ = try await small.run(["list", "\(index + 1)"], in: first.session)
    #expect(small.news.requests.map(\.scope) == [.local(try #require(map.clusters[index].single))])
  }

  @Test("a number that is not on the map is reported", arguments: ["open 0", "open 99"])
  func noSuchItem(line: String) async throws {
    #expect(try await FakeNewsroom().run(["map", line], in: .fresh(format: .json)).codes() == ["noSuchItem"])
  }

  @Test("in prose the numbers begin at the nearest country, and open it")
  func prose() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["map france --zoom 0 --prose", "1"])
    #expect(transcript.output.onOneLine.contains(" Europe (38 countries, the 3 nearest): 2 "))
    #expect(newsroom.news.requests.map(\.scope) == [.local(.france)])
    let all = try await newsroom.run(["map --prose"])
    #expect(all.session.countryCodes.count == 89)
    #expect(all.session.countryCodes.first == "us")
    #expect(try await newsroom.run(["map japan --prose"]).session.countryCodes.first == "jp")
  }

  @Test("distances are measured from the reader's place if it is set, which is on the map")
  func setPlace() async throws {
    let paris = Coordinate(latitude: 48.85, longitude: 2.35)
    let newsroom = FakeNewsroom(live: LiveSettings(Settings.located(place: paris)))
    #expect(try await newsroom.run(["map --prose"]).session.countryCodes.first == "fr")
    #expect(try await newsroom.run(["map"]).output.contains("\u{D7}"))
    let objects = try await newsroom.run(["map"], in: .fresh(format: .json)).output
    #expect(objects.contains(#""code":"fr","name":"France","latitude":46.64,"longitude":2.19,"distanceKm":246.0,"#))
  }

  @Test("the first few maps show a person hints, but not a script")
  func hints() async throws {
    let hint = texts(in: .english).mapHint
    let lines = Array(repeating: "map --world", count: 5)
    let person = try await FakeNewsroom().run(lines, in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(person.output.split(separator: "\n").filter { $0 == hint }.count == 3)
    #expect(!(try await FakeNewsroom().run(lines).output.contains(hint)))
  }
}

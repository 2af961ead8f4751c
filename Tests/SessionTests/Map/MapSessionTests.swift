import NewsDomain
import NewsPresentation
import NewsShell
import SystemServices
import TestSupport
import TestTraits
import Testing
import supernews

@Suite("The map in a script", .takesTurns)
struct MapSessionTests {
  private let home = TemporaryFolder()

  private func run(
    _ script: String, _ environment: [String: String] = [:], arguments: [String] = []
  ) async throws -> Program.Result {
    try await Program(home: home, environment: environment)
      .run(["--provider", "sample"] + arguments + ["-c", script])
  }

  /// The lines of a printed map between the header and the legend: the picture.
  private static func picture(in output: String) -> [Substring] {
    let lines = output.split(separator: "\n" as Character, omittingEmptySubsequences: false)
    let legend = lines.firstIndex { $0.hasPrefix(" 1 ") } ?? lines.count
    return Array(lines[1..<legend])
  }

  @Test("if there is no terminal for the view, map alone prints the world as well")
  func aloneTooItPrintsTheWorld() async throws {
    let plain = try await run("map")
    #expect(plain.status == 0)
    #expect(plain.output == (try await run("map --zoom 0").output))
    #expect(plain.output == (try await run("carte --zoom=0").output))
    #expect(plain.output == (try await run("carte --world").output))
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test(
    "contradictory options are refused, and nobody is asked for a place",
    arguments: [
      ("map japan --here", "--here and COUNTRY"), ("map --here --world", "--here and --world"),
      ("map --here --zoom 3", "--here and --zoom"), ("map --world --zoom 3", "--world and --zoom"),
      ("carte --zoom=0 --world", "--world and --zoom"),
    ])
  func contradiction(line: String, options: String) async throws {
    let result = try await run(line, arguments: ["-F", "json"])
    #expect(result.status == 1)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["map usage"])
    #expect(steps.first?.status.error?.message?.hasPrefix(options) == true)
  }

  @Test(
    "COLUMNS and LINES give its size",
    arguments: [(1, 24), (2, 2), (7, 5), (80, 24), (160, 48), (200, 60), (1_000, 24), (1_000, 1_000), (80, 1)])
  func variablesOfItsSizeSayHowLargeItIs(columns: Int, lines: Int) async throws {
    let size = ["COLUMNS": "\(columns)", "LINES": "\(lines)"]
    let picture = Self.picture(in: try await run("map --zoom 0", size).output)
    #expect(!picture.isEmpty)
    #expect(picture.allSatisfy { $0.count <= columns })
    // Every country is in one marker, whatever the size.
    let step = try #require(try await run("map --zoom 0", size, arguments: ["-F", "json"]).steps().first)
    #expect(step.outcome == "map ok")
    #expect(step.records.compactMap(\.code).sorted() == Country.all.map(\.code).sorted())
    let markers = Dictionary(grouping: step.records) { $0.n ?? 0 }
    #expect(markers.keys.sorted() == Array(1...markers.count))
    #expect(markers.values.allSatisfy { marker in marker.allSatisfy { ($0.cluster?.count ?? 1) == marker.count } })
  }

  @Test(
    "an invalid size is as if none were given", arguments: ["", "abc", "99999999999999999999", "1e3", "0", "-1"])
  func noSize(value: String) async throws {
    let expected = try await run("map --zoom 0").output
    #expect(try await run("map --zoom 0", ["COLUMNS": value, "LINES": value]).output == expected)
  }

  @Test(
    "letters replace dots if the locale or the terminal has no Braille",
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": "", "LANG": "fr_FR.ISO-8859-1"], ["LC_CTYPE": "POSIX"], ["TERM": "linux"],
    ])
  func letters(environment: [String: String]) async throws {
    let output = try await run("map --zoom 0", environment).output
    #expect(Self.picture(in: output).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(output.contains("*au"))
  }

  @Test("dots are Braille if the locale is not set or uses UTF-8", arguments: ["", "en_US.utf8", "C.UTF-8"])
  func dots(locale: String) async throws {
    #expect(try await run("map --zoom 0", ["LANG": locale]).output.contains("•au"))
  }

  @Test("a zoom is a whole number from 0 to 12", arguments: ["99", "13", "-1", "1.5", "NaN", "", "2147483648"])
  func zoom(given: String) async throws {
    let result = try await run("map --zoom '\(given)'; map japan --zoom '\(given)'", arguments: ["-F", "json"])
    #expect(result.status == 1)
    #expect(try result.steps().map(\.outcome) == ["map usage", "map usage"])
    for zoom in [0, 12] {
      #expect(try await run("map japan --zoom \(zoom)").output.contains("zoom \(zoom) · "))
    }
  }

  @Test(
    "an invalid place is refused, with an explanation of valid ones",
    arguments: [
      "91 0", "-90.1 0", "0 180.1", "0 -181", "NaN NaN", "nan 0", "inf 0", "1e400 0", "48.85", "1 2 3", "48,85", "a b",
      "0x10 1", "4٨ 2", "-- -", "'' ''",
    ])
  func noPlace(given: String) async throws {
    for command in ["near", "settings place"] {
      let result = try await Program(home: home).run(["-e", "-F", "json", "-c", "\(command) \(given)"])
      #expect(result.status == 1)
      #expect(try result.steps().map(\.status.error?.code) == ["usage"])
      #expect(try result.steps().first?.status.error?.message?.contains("unknown place") == true)
    }
    #expect((try? home.read(".config/supernews/config"))?.contains("place") != true)
  }

  @Test(
    "a place may be written with points or commas, and with a sign",
    arguments: [
      ("48.85 2.35", "fr"), ("48,85 2,35", "fr"), ("48.85,2.35", "fr"), ("48.85, 2.35", "fr"), ("'48,85 2,35'", "fr"),
      ("+48.85 +2.35", "fr"), ("-33.87 151.21", "au"), ("-- -33,87 151,21", "au"), ("90 180", "is"), ("0 -180", "nz"),
      // Off the drawn coast, and beyond the meridian where the map is cut.
      ("24.56 -81.78", "us"), ("66 -170", "ru"),
    ])
  func placeMayBeWrittenWithPointsOrCommas(given: String, code: String) async throws {
    let steps = try await run("near \(given)", arguments: ["-F", "json"]).steps()
    #expect(steps.map(\.outcome) == ["near ok"])
    #expect(steps.first?.records.map(\.code) == [code])
  }

  @Test("a number opens a country's news or zooms into a cluster, on the map shown last")
  func numberOpensACountrysNewsOrZoomsIntoACluster() async throws {
    let result = try await run(
      "map --zoom 0; open 19; back; 4; open 2; back; back; 3; map --prose; 2", arguments: ["-F", "json"])
    let steps = try result.steps()
    #expect(steps.allSatisfy { $0.status.error == nil })
    try #require(steps.count == 10)
    func code(_ number: Int, in step: Step) -> String? { step.records.first { $0.n == number }?.code }
    #expect(code(19, in: steps[0]) == "nz")
    #expect(steps[1].titles.first == "A rocket from New Zealand reaches orbit")
    #expect(steps[2].records == steps[0].records)
    // The cluster has been divided.
    #expect(Set(steps[0].records.filter { $0.n == 4 }.map(\.code)) == ["gb", "ie"])
    #expect(Set(steps[3].records.filter { $0.cluster == nil }.map(\.code)).isSuperset(of: ["gb", "ie"]))
    #expect(steps[4].records.first?.type == "article")
    #expect(steps[6].records == steps[0].records)
    #expect(code(3, in: steps[6]) == "ca")
    #expect(steps[7].records.first?.type == "article")
    #expect(code(2, in: steps[8]) == "mx")
    #expect(steps[9].records.first?.type == "article")
  }

  @Test("a number that the map does not have is not an item")
  func noItem() async throws {
    let result = try await run("map japan; open 3; open 0; web 1", arguments: ["-F", "json"])
    #expect(
      try result.steps().map(\.outcome).prefix(3) == ["map ok", "open noSuchItem", "open noSuchItem"])
    #expect(try result.steps().last?.status.error != nil)
  }

  @Test("the map of 10 km around the own place shows the distance of the nearest country, in prose as well")
  func here() async throws {
    let result = try await run("settings place 48.85 2.35; map --here; map --here --prose")
    #expect(result.status == 0)
    #expect(result.output.contains("News map · where you are"))
    #expect(result.output.split(separator: "France").count >= 3)
  }
}

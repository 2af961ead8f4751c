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
    "COLUMNS and LINES give its size",
    arguments: [(7, 5), (200, 60)])
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
    "an invalid size is as if none were given", arguments: ["abc", "0"])
  func noSize(value: String) async throws {
    let expected = try await run("map --zoom 0").output
    #expect(try await run("map --zoom 0", ["COLUMNS": value, "LINES": value]).output == expected)
  }

  @Test(
    "letters replace dots if the locale or the terminal has no Braille",
    arguments: [["LC_ALL": "", "LANG": "fr_FR.ISO-8859-1"], ["TERM": "linux"]])
  func letters(environment: [String: String]) async throws {
    let output = try await run("map --zoom 0", environment).output
    #expect(Self.picture(in: output).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(output.contains("*au"))
  }

  @Test("dots are Braille if the locale is not set or uses UTF-8", arguments: ["", "en_US.utf8"])
  func dots(locale: String) async throws {
    #expect(try await run("map --zoom 0", ["LANG": locale]).output.contains("•au"))
  }

  @Test("a place is in its country, off the drawn coast and beyond the meridian where the map is cut as well")
  func placeIsInItsCountry() async throws {
    let script = "near '48,85 2,35'; near -- -33,87 151,21; near 24.56 -81.78; near 66 -170; near 90 180"
    let steps = try await run(script, arguments: ["-F", "json"]).steps()
    #expect(steps.map { $0.records.map(\.code) } == [["fr"], ["au"], ["us"], ["ru"], ["is"]])
  }
}

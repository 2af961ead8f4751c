import TestSupport
import TestTraits
import Testing

@Suite("A gpsd on this machine", .takesTurns)
struct GPSDSessionTests {
  private let home = TemporaryFolder()

  private func run(_ script: String, _ gpsd: FakeGPSD, _ environment: [String: String] = [:]) async throws
    -> Program.Result
  {
    let own = ["SUPERNEWS_GPSD": gpsd.address].merging(environment) { _, new in new }
    return try await Program(home: home, environment: own).run(["--provider", "sample", "-c", script])
  }

  /// Tries up to five times: on a busy machine an answer may come too late.
  private func near(_ gpsd: FakeGPSD) async throws -> Program.Result {
    for _ in 0..<4 {
      let result = try await run("settings location on; near", gpsd)
      if result.output.contains("according to gpsd") { return result }
    }
    return try await run("settings location on; near", gpsd)
  }

  @Test("a gpsd that knows the place is believed")
  func oneThatKnowsWhereItIsIsBelieved() async throws {
    let gpsd = try FakeGPSD(FakeGPSD.Speech(text: FakeGPSD.fix(35.68, 139.69)))
    defer { gpsd.stop() }
    let result = try await near(gpsd)
    #expect(result.output.hasSuffix("You seem to be in Japan.\naccording to gpsd\n"))
    #expect(result.errors.isEmpty)
    #expect(gpsd.questions.first == "?WATCH={\"enable\":true,\"json\":true};\n")
  }

  /// The ways in which a report can be useless.
  private static let useless = [
    FakeGPSD.Speech.silence,
    FakeGPSD.Speech(text: "\u{1B}[2J}{ not json at all\n\u{0}\u{1}\n[1,2,3]\n\"TPV\"\n", hangsUp: true),
  ]

  @Test("if gpsd does not know the place, the time zone is used", arguments: useless)
  func zone(speech: FakeGPSD.Speech) async throws {
    let gpsd = try FakeGPSD(speech)
    defer { gpsd.stop() }
    let result = try await run("settings location on; near", gpsd, home.tokyo())
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("You seem to be in Japan.\naccording to the time zone Asia/Tokyo\n"))
    #expect(result.errors.isEmpty)
    #expect(result.hiddenCharacters.isEmpty)
  }

  @Test("a place set by hand wins over the time zone, but not over a gpsd that knows the place")
  func placeSetByHandComesBeforeTheZoneOfTime() async throws {
    let silent = try FakeGPSD(.hangUp)
    defer { silent.stop() }
    let result = try await run("settings location on; settings place 1.29 103.85; near", silent, home.tokyo())
    #expect(result.output.hasSuffix("in Singapore.\naccording to your place setting\n"))
    let good = try FakeGPSD(FakeGPSD.Speech(text: FakeGPSD.fix(35.68, 139.69)))
    defer { good.stop() }
    #expect(try await near(good).output.hasSuffix("\naccording to gpsd\n"))
  }

  @Test("if no place is found, that is said with a remedy")
  func whereNobodyKnowsThatIsSaidWithWhatHelps() async throws {
    let program = Program(home: home, environment: ["SUPERNEWS_GPSD": "127.0.0.1:1"])
    let result = try await program.run(["-F", "json", "-c", "settings location on; near; near 36.75 3.06"])
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["settings ok", "near locationUnknown", "near ok"])
    let status = steps[1].status
    #expect(status.error?.message == "cannot find your location on this machine")
  }

  @Test("without permission nobody connects to it")
  func unasked() async throws {
    let gpsd = try FakeGPSD(FakeGPSD.Speech(text: FakeGPSD.fix(35.68, 139.69)))
    defer { gpsd.stop() }
    #expect(try await run("near; map --here; map --prose; near 1 2; settings", gpsd, home.tokyo()).status == 1)
    #expect(try await run("settings location off; near", gpsd, home.tokyo()).status == 1)
    #expect(gpsd.questions.isEmpty)
  }

  @Test("Ctrl-C ends the wait for a silent gpsd, and the shell goes on")
  func interrupt() async throws {
    let gpsd = try FakeGPSD(.silence)
    defer { gpsd.stop() }
    let program = Program(home: home, environment: ["SUPERNEWS_GPSD": gpsd.address])
    _ = try await program.run(["-c", "settings location on"])
    let terminal = try PseudoTerminal(program, ["--provider", "sample"])
    try await terminal.wait(for: "›")
    terminal.type("near\n")
    #expect(try await eventually { !gpsd.questions.isEmpty })
    terminal.type("\u{3}")
    try await terminal.wait(for: "near: ")
    try await terminal.wait(for: "›")
    terminal.type("country japan\n")
    try await terminal.wait(for: "jp · ")
  }

  @Test("a silent gpsd does not hold up the map, which is still drawn")
  func view() async throws {
    let gpsd = try FakeGPSD(.silence)
    defer { gpsd.stop() }
    let environment = ["SUPERNEWS_GPSD": gpsd.address].merging(try home.tokyo()) { own, _ in own }
    let program = Program(home: home, environment: environment)
    _ = try await program.run(["-c", "settings location on"])
    let terminal = try PseudoTerminal(program, ["--provider", "sample"])
    try await terminal.wait(for: "›")
    terminal.type("map\n")
    try await terminal.wait(for: "q quit")
    terminal.type("h")
    try await terminal.wait(for: "finding your location …")
    terminal.resize(columns: 100, rows: 30)
    try await terminal.wait(for: "finding your location …")
    try await terminal.wait(for: "You seem to be in Japan, according to the time zone Asia/Tokyo.")
    #expect(gpsd.questions.count == 1)
  }
}

import TestSupport
import TestTraits
import Testing

@Suite("A track that a receiver plays", .takesTurns)
struct GPSFakeTests {
  private static let player = "/usr/bin/gpsfake"
  private static let isInstalled = access(player, X_OK) == 0 && access("/usr/sbin/gpsd", X_OK) == 0
  private static let track = FixtureTests.folder + "/Tracks/paris-tokyo.nmea"

  private let home = TemporaryFolder()

  /// Plays the track over and over to a gpsd at this port.
  private func play(at port: Int, _ log: Int32) throws -> pid_t {
    var gpsfake = Program(home: home, environment: ["TMPDIR": home.path])
    gpsfake.path = Self.player
    // Library paths for our programs must not affect the system's.
    gpsfake.environment["LD_LIBRARY_PATH"] = nil
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    return try gpsfake.start(["-q", "-c", "0.05", "-P", "\(port)", Self.track], [null, log, log])
  }

  @Test(
    "near follows it from one country to another and back",
    .enabled(if: isInstalled, "gpsd and gpsd-clients are not installed"))
  func follow() async throws {
    let log = open(home.path + "/gpsfake.log", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    // Below the ports that the system gives to other tests.
    let port = Int.random(in: 20_000..<32_000)
    let process = try play(at: port, log)
    let near = Program(home: home, environment: ["SUPERNEWS_GPSD": "127.0.0.1:\(port)"])
    _ = try await near.run(["-c", "settings location on"])

    // The time zone gives no place here, so any place found comes from the track.
    var seen: [String] = []
    let end = ContinuousClock.now + .seconds(90)
    while seen.count < 3, ContinuousClock.now < end {
      let country = try await near.run(["-F", "json", "near"]).steps().first?.records.first?.code
      if let country, country != seen.last { seen.append(country) }
    }
    kill(process, SIGTERM)
    _ = try await Program.wait(for: process, seconds: 20)
    let said = try home.read("gpsfake.log")
    #expect(seen == ["fr", "jp", "fr"] || seen == ["jp", "fr", "jp"], "gpsfake says: \(said)")
  }
}

import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("A gpsd", .takesTurns)
struct GPSDLocationTests {
  /// Longer than any successful test takes.
  private static let patience = Duration.seconds(60)

  static let greeting = """
    {"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/pts/1","driver":"NMEA0183","activated":"2026-11-21"}]}
    {"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0,"scaled":false,"timing":false,"split24":false}

    """
  private static let sky = """
    {"class":"SKY","device":"/dev/pts/1","xdop":1.55,"hdop":1.24,"satellites":[{"PRN":23,"el":6,"az":84,"used":false}]}

    """
  private static let fix = """
    {"class":"TPV","mode":3,"time":"2026-11-21T08:12:41.890Z","lat":46.498203637,"lon":7.568074350}

    """
  private static let expected = Whereabouts(Coordinate(latitude: 46.498203637, longitude: 7.56807435), .gpsd)

  private func locate(_ server: LoopbackServer, patience: Duration = GPSDLocationTests.patience) async -> Whereabouts? {
    await GPSDLocation(address: server.address, patience: patience).locate()
  }

  @Test("gpsd is asked for reports, and the first one with a place is used")
  func report() async throws {
    let server = try LoopbackServer.lines(Self.greeting + Self.sky + Self.fix, then: .silence)
    #expect(await locate(server) == Self.expected)
    #expect(server.heard == ["?WATCH={\"enable\":true,\"json\":true};\n"])
  }

  @Test("the connection ends with the answer")
  func hangsUp() async throws {
    let server = try LoopbackServer.lines(Self.fix, then: .silence)
    #expect(await locate(server) == Self.expected)
    #expect(try await eventually { server.isLeft })
  }

  struct Talk: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
      testDescription = name
      self.bytes = bytes
    }

    init(_ name: String, _ text: String) {
      self.init(name, Array(text.utf8))
    }
  }

  static let talks: [Talk] = [
    Talk("nothing", ""), Talk("empty lines", "\n\r\n\n"),
    Talk("sentences of the receiver", "$GPGGA,081241.89,4629.8922,N,00734.0844,E,1*5A\r\n!AIVDM,1,1,,B,1*7D\r\n"),
    Talk("a report without a place, of mode 3", "{\"class\":\"TPV\",\"mode\":3,\"time\":\"2026-11-21T08:12:40Z\"}\n"),
    Talk("a report of mode 1", "{\"class\":\"TPV\",\"mode\":1}\n"),
    Talk("half a place", "{\"class\":\"TPV\",\"mode\":3,\"lat\":46.5}\n{\"class\":\"TPV\",\"mode\":3,\"lon\":7.5}\n"),
    Talk("no place on Earth", "{\"class\":\"TPV\",\"mode\":3,\"lat\":91.0,\"lon\":7.5}\n"),
    Talk("words for numbers", "{\"class\":\"TPV\",\"mode\":3,\"lat\":\"NaN\",\"lon\":\"NaN\"}\n"),
    Talk("bare NaN", "{\"class\":\"TPV\",\"mode\":3,\"lat\":NaN,\"lon\":nan}\n"),
    Talk("bytes that are no UTF-8", [0x7B, 0xFF, 0xFE, 0x00, 0x80, 0x7D, 0x0A, 0xC3, 0x28, 0x0A]),
    Talk("broken JSON", "{\"class\":\"TPV\",\"lat\":46.5,\"lon\":\n{]}\n[]\n\"TPV\"\nnull\n{}\n"),
    Talk("a newer class", "{\"class\":\"IMU\",\"lat\":1.0,\"lon\":2.0}\n"),
    Talk("many small lines", Array(repeatElement("garbage\n", count: 10_000).joined().utf8)),
    Talk("a long line", Array(repeating: UInt8(ascii: "x"), count: 50_000) + [0x0A]),
  ]

  @Test("messages before a report are skipped", arguments: GPSDLocationTests.talks)
  func passedOver(talk: Talk) async throws {
    let server = try LoopbackServer.lines(talk.bytes + Array(Self.fix.utf8), then: .silence)
    #expect(await locate(server) == Self.expected)
  }

  @Test("if the connection ends without a report, there is no place", arguments: GPSDLocationTests.talks)
  func noReport(talk: Talk) async throws {
    let server = try LoopbackServer.lines(talk.bytes)
    #expect(await locate(server) == nil)
  }

  static let tooMuch: [Talk] = [
    Talk("a line that is too long", Array(repeating: UInt8(ascii: "x"), count: 200_000) + [0x0A]),
    Talk("too many lines", Array(repeatElement("garbage and more garbage\n", count: 20_000).joined().utf8)),
  ]

  @Test("a server that sends too much without a place is left", arguments: GPSDLocationTests.tooMuch)
  func notHeard(talk: Talk) async throws {
    let server = try LoopbackServer.lines(talk.bytes + Array(Self.fix.utf8), then: .silence)
    #expect(await locate(server) == nil)
    #expect(try await eventually { server.isLeft })
  }

  static let endless: [Talk] = [
    Talk("a line", "x"), Talk("an object", "{\"a\":"), Talk("lines", "garbage\n"), Talk("satellites", sky),
    Talk("reports without a place", "{\"class\":\"TPV\",\"mode\":3}\n"), Talk("bytes", [0xFF, 0x00, 0x0A, 0x1B]),
  ]

  @Test("a server that never stops sending is left", arguments: GPSDLocationTests.endless)
  func left(talk: Talk) async throws {
    let piece = Array(repeatElement(talk.bytes, count: 1_000).joined())
    let server = try LoopbackServer.lines(Self.greeting, then: .endless(piece))
    #expect(await locate(server) == nil)
    #expect(try await eventually { server.isLeft })
  }

  @Test(
    "the wait never exceeds the patience",
    arguments: ["", GPSDLocationTests.greeting, "{\"class\":\"TPV\",\"lat\":4"])
  func nobodyIsWaitedForLongerThanPatienceLasts(text: String) async throws {
    let server = try LoopbackServer.lines(text, then: .silence)
    #expect(await locate(server, patience: .milliseconds(200)) == nil)
  }

  @Test("endless empty lines end with the patience, too")
  func endlessEmptyLines() async throws {
    let server = try LoopbackServer.lines("", then: .endless([UInt8](repeating: 0x0A, count: 1_000)))
    #expect(await locate(server, patience: .milliseconds(200)) == nil)
  }

  @Test("a server that closes at once, refuses or does not exist gives no place")
  func nobody() async throws {
    let server = try LoopbackServer.lines("", then: .closeAtOnce)
    #expect(await locate(server) == nil)
    let refused = try await LoopbackServer.refusing {
      await GPSDLocation(address: $0, patience: Self.patience).locate()
    }
    #expect(refused == nil)
    for address in ["127.0.0.1:", "127.0.0.1:0", "127.0.0.1:no-such-service"] {
      #expect(await GPSDLocation(address: address, patience: .milliseconds(200)).locate() == nil, "\(address)")
    }
  }

  @Test("a cancelled task closes the connection")
  func cancelled() async throws {
    let server = try LoopbackServer.lines(Self.greeting, then: .silence)
    let task = Task { await locate(server) }
    #expect(try await eventually { !server.heard.isEmpty })
    task.cancel()
    #expect(try await eventually { server.isLeft })
    #expect(await task.value == nil)
  }

  @Test("a task that is already cancelled gets no answer")
  func cancelledBefore() async throws {
    let server = try LoopbackServer.lines(Self.greeting, then: .silence)
    let place = await withTaskGroup(of: Whereabouts?.self) { group in
      group.cancelAll()
      group.addTask { await locate(server) }
      return await group.next() ?? nil
    }
    #expect(place == nil)
  }

  static let lines: [(String, Coordinate?)] = [
    ("{\"class\":\"TPV\",\"lat\":48.85,\"lon\":2.35}", Coordinate(latitude: 48.85, longitude: 2.35)),
    ("{\"lon\":-180,\"lat\":-90,\"class\":\"TPV\",\"new\":[{}]}\r", Coordinate(latitude: -90, longitude: -180)),
    ("{\"class\":\"TPV\",\"mode\":0,\"lat\":0,\"lon\":0}", Coordinate(latitude: 0, longitude: 0)),
    ("{\"class\":\"TPV\",\"lat\":1e400,\"lon\":0}", nil), ("{\"class\":\"TPV\",\"lat\":null,\"lon\":0}", nil),
    ("{\"class\":\"TPV\",\"lat\":0,\"lon\":180.5}", nil), ("{\"class\":\"tpv\",\"lat\":0,\"lon\":0}", nil),
    ("{\"class\":3,\"lat\":0,\"lon\":0}", nil), ("{\"lat\":0,\"lon\":0}", nil), ("", nil), ("{", nil), ("}", nil),
    ("{\"class\":\"TPV\",\"lat\":true,\"lon\":false}", nil),
  ]

  @Test("only a report with a place counts, in any mode", arguments: GPSDLocationTests.lines)
  func place(line: String, place: Coordinate?) {
    #expect(GPSDLocation.place(in: Array(line.utf8)) == place)
  }

  @Test("a deeply nested report is refused")
  func deep() {
    let line = Array(String(repeating: "{\"a\":", count: 10_000).utf8)
    #expect(GPSDLocation.place(in: line) == nil)
  }

  static let addresses: [(String, String, String)] = [
    ("127.0.0.1:2947", "127.0.0.1", "2947"), ("gps.local", "gps.local", "2947"), ("gps.local:80", "gps.local", "80"),
    ("[::1]:4000", "::1", "4000"), ("[::1]", "::1", "2947"), ("::1", "::1", "2947"),
    ("fe80::1%eth0", "fe80::1%eth0", "2947"), ("[fe80::1%eth0]:1", "fe80::1%eth0", "1"),
  ]

  @Test("an address is a host with or without a port", arguments: GPSDLocationTests.addresses)
  func split(address: String, host: String, port: String) {
    let parts = GPSDLocation.split(address)
    #expect([parts.host, parts.port] == [host, port])
  }
}

import TestSupport
import Testing

/// A gpsd of made-up receivers on 127.0.0.1: it greets, waits for a request, and then sends what a test specifies.
struct FakeGPSD: Sendable {
  /// The answer to a request.
  struct Speech: Sendable, CustomTestStringConvertible {
    var text: String
    /// Whether it then closes the connection, instead of waiting for the other side to do so.
    var hangsUp = false

    static let silence = Speech(text: "")
    static let hangUp = Speech(text: "", hangsUp: true)

    var testDescription: String { "\(text.prefix(60)) \(hangsUp)" }
  }

  private static let greeting = "{\"class\":\"VERSION\",\"release\":\"3.22\",\"proto_major\":3,\"proto_minor\":14}\n"

  /// A place as gpsd reports it, with the lines that surround it in its answers.
  static func fix(_ latitude: Double, _ longitude: Double) -> String {
    """
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/made-up","activated":"2026-11-21T08:00:00.000Z"}]}
    {"class":"WATCH","enable":true,"json":true,"nmea":false}
    $GPRMC,080000.00,A,0000.0000,N,00000.0000,E,010.0,045.0,211126,,,A*5B
    {"class":"SKY","device":"/dev/made-up","hdop":1.0,"satellites":[]}
    {"class":"TPV","device":"/dev/made-up","mode":3,"lat":\(latitude),"lon":\(longitude),"alt":35.0}

    """
  }

  private let server: LoopbackServer

  var address: String { server.address }

  /// The first line of each client.
  var questions: [String] { server.heard }

  init(_ speech: Speech) throws {
    server = try .lines(speech.text, greeting: Self.greeting, then: speech.hangsUp ? .close : .silence)
  }

  func stop() {
    server.stop()
  }
}

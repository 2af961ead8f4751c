import TestSupport
import Testing

/// A way in which a server, or a machine in between, makes a command fail, and how the shell handles it.
struct Fault: Sendable, CustomTestStringConvertible {
  typealias Answer = LoopbackServer.Answer

  let testDescription: String
  /// The error code; `nil` if the command succeeds despite the fault.
  let code: String?
  /// The number of requests the server gets; `nil` if libcurl decides: it repeats a request over a new connection if a
  /// kept one turns out to be dead.
  let requests: Int?
  /// - Parameter number: the number of this request, from 1.
  let answer: @Sendable (_ request: LoopbackServer.Request, _ number: Int) -> Answer

  init(
    _ description: String, _ code: String?, requests: Int? = 1,
    answer: @escaping @Sendable (_ request: LoopbackServer.Request, _ number: Int) -> Answer
  ) {
    testDescription = description
    self.code = code
    self.requests = requests
    self.answer = answer
  }

  /// All faults that one server can play.
  static let all = delays + broken + endless + foreign + refusals + redirects

  private static let page = Answer.pageBody(["Faulty one", "Faulty two"])
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  /// A fault that ends by a time limit.
  static let delays = [Fault("no answer", "timeout") { _, _ in .silence }]

  static let broken = [
    Fault("a reset in the middle", "network", requests: nil) { _, _ in
      .reset(Array((head + "Content-Length: \(page.count)\r\n\r\n").utf8) + page.prefix(page.count / 2))
    },
    Fault("a length too small", "badResponse") { _, _ in .overlong(page) },
    Fault("a length that is no number", "badResponse") { _, _ in
      .raw(Array((head + "Content-Length: many\r\n\r\n").utf8) + page)
    },
  ]

  /// Answers larger than the body limit.
  static let endless = [
    Fault("a string without end", "tooLarge") { _, _ in
      .endless(head: head + "\r\n{\"status\":\"", piece: [UInt8](repeating: 0x61, count: 1 << 16))
    },
    Fault("1 GiB in a few MB", "tooLarge") { _, _ in .gzipBomb },
  ]

  static let foreign = [Fault("a captive portal", "badResponse") { _, _ in .captivePortal }]

  static let refusals = [
    Fault("401", "apiKeyInvalid") { _, _ in .refusal("apiKeyInvalid", status: 401) },
    Fault("426", "resultsLimit") { _, _ in .refusal("maximumResultsReached", status: 426) },
    Fault("429 for an hour", "rateLimited") { _, _ in
      .refusal("rateLimited", status: 429, headers: [("Retry-After", "3600")])
    },
    Fault("503", "serverError", requests: 3) { _, _ in .json("busy", status: 503) },
    Fault("503, then success", nil, requests: 2) { _, number in
      number == 1 ? .json("busy", status: 503) : .page(["Late one", "Late two"])
    },
  ]

  static let redirects = [
    Fault("a redirect to a file", "badResponse") { _, _ in .redirect(to: "file:///etc/passwd") },
    Fault("a redirect to no address", "badResponse") { _, _ in .redirect(to: "http://") },
  ]
}

import TestSupport
import Testing

/// How a server refuses readers of its feeds, and how the shell handles it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: String
  /// The words of the message after the server's name.
  let words: String
  /// The number of requests by one command.
  let requests: Int
  /// Whether other feeds of the host are not fetched either.
  let isOfHost: Bool
  let answer: @Sendable (_ request: LoopbackServer.Request) -> LoopbackServer.Answer

  init(
    _ description: String, _ code: String, _ words: String, requests: Int = 1, isOfHost: Bool = false,
    answer: @escaping @Sendable (_ request: LoopbackServer.Request) -> LoopbackServer.Answer
  ) {
    testDescription = description
    self.code = code
    self.words = words
    self.requests = requests
    self.isOfHost = isOfHost
    self.answer = answer
  }

  static let all = [
    Refusal("429", "rateLimited", "received too many requests", isOfHost: true) { _ in .status(429) },
    Refusal("429 for two minutes", "rateLimited", "received too many requests", isOfHost: true) { _ in
      .status(429, retryAfter: 120)
    },
    Refusal("503 for a minute", "rateLimited", "received too many requests", isOfHost: true) { _ in
      .status(503, retryAfter: 60)
    },
    Refusal("a web page", "badResponse", "sent a web page instead of a feed") { _ in .captivePortal },
    // The server is asked under both of its names.
    Refusal(
      "consent", "badResponse", "wants you to accept its terms first", requests: 2, isOfHost: true,
      answer: LoopbackServer.Answer.consent),
    Refusal("an empty list", "badResponse", "sent an empty feed, probably to limit requests") { _ in
      .feed("Top - Google News", [])
    },
    Refusal("403", "badResponse", ": page not available (403)") { _ in .status(403) },
    Refusal("500", "serverError", "reports a server error (500)") { _ in .status(500) },
    Refusal("no feed", "badResponse", "is not a feed (its root element is <opml>)") { _ in
      .xml("<opml version=\"2.0\"><body/></opml>")
    },
    Refusal("nothing", "badResponse", "is empty") { _ in .xml("") },
  ]

  /// Unreadable answers, which must not be requested over and over either.
  static let unreadable = [
    Refusal("a feed without end", "tooLarge", ": larger than the allowed 8 MiB") { _ in .endlessChunks() },
    Refusal("a circle", "badResponse", "sent an unexpected response (more than 5 redirects)", requests: 6) {
      .redirect(to: $0.target)
    },
  ]
}

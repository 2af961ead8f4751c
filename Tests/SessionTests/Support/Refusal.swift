import TestSupport
import Testing

/// How a server refuses readers of its feeds, and how the shell handles it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The words of the message after the server's name.
  let words: String
  /// The number of requests by one command.
  let requests: Int
  let answer: @Sendable (_ request: LoopbackServer.Request) -> LoopbackServer.Answer

  init(
    _ description: String, _ words: String, requests: Int = 1,
    answer: @escaping @Sendable (_ request: LoopbackServer.Request) -> LoopbackServer.Answer
  ) {
    testDescription = description
    self.words = words
    self.requests = requests
    self.answer = answer
  }

  static let all = [
    Refusal("429", "received too many requests") { _ in .status(429) },
    Refusal("a web page", "sent a web page instead of a feed") { _ in .captivePortal },
    // The server is asked under both of its names.
    Refusal(
      "consent", "wants you to accept its terms first", requests: 2, answer: LoopbackServer.Answer.consent),
    Refusal("an empty list", "sent an empty feed, probably to limit requests") { _ in
      .feed("Top - Google News", [])
    },
  ]
}

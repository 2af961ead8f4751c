import Locking
import NewsDomain

/// Counts requests that belong together, such as those for finding the feeds of a site, so that no host gets more than
/// a few. Redirects and repeated attempts count as well.
final class RequestAllowance: Sendable {
  private let most: Int
  private let sent = Guarded<[String: Int]>([:])

  /// - Parameter most: the most requests to one host.
  init(most: Int) {
    self.most = most
  }

  /// Counts a request that is about to be sent.
  ///
  /// - Throws: `NewsError.network(.badResponse)` if its host has had enough.
  func take(_ host: String) throws {
    guard isLeft(host) else {
      throw NewsError.network(.badResponse(host: host, detail: "more than \(most) requests"))
    }
    sent.withLock { $0[Self.name(host), default: 0] += 1 }
  }

  /// Whether a host may get another request.
  func isLeft(_ host: String) -> Bool { sent.withLock { $0[Self.name(host), default: 0] } < most }

  /// The host without its port: several servers of one machine are one host.
  private static func name(_ host: String) -> String {
    URIReference("//" + host.lowercased()).hostname.map(String.init) ?? host
  }
}

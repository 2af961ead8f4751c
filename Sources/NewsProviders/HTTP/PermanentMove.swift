/// How far an address has moved for good (301 and 308), along a chain of redirects.
///
/// The new address is never less safe than the old one: the move ends before a step from https to http, and before one
/// from the public internet into the reader's own network.
struct PermanentMove {
  /// The new address; `nil` if there is none.
  private(set) var address: String?
  private var last: (isLocal: Bool, isSecure: Bool)?
  private var hasEnded = false

  /// - Parameter response: the next response of the chain.
  mutating func follow(_ response: HTTPResponse) {
    guard !hasEnded else { return }
    let isSecure = response.url.lowercased().hasPrefix("https:")
    if let last {
      guard isSecure || !last.isSecure, last.isLocal || !response.isLocal else {
        hasEnded = true
        return
      }
      address = response.url
    }
    last = (response.isLocal, isSecure)
    hasEnded = ![301, 308].contains(response.status)
  }
}

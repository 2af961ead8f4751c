import NewsDomain

/// Where an address led to instead of its page.
struct PageRedirect {
  private let from: WebLink?
  private let to: WebLink?

  init(from: String, to: String) {
    self.from = WebLink(from)
    self.to = WebLink(to)
  }

  /// Why there is no article at the address that it led to; `nil` if there may be one.
  var reason: NoText? {
    guard let from, let to, from.address != to.address else { return nil }
    let path = to.reference.path.lowercased()
    let host = to.host.lowercased()
    if host.hasPrefix("consent.") || host.hasPrefix("privacy.") || path.contains("/consent") { return .consent }
    let words = path.split { !$0.isLetter && !$0.isNumber }
    let asked = Set(from.reference.path.lowercased().split { !$0.isLetter && !$0.isNumber })
    let logins: Set<Substring> = ["login", "signin", "logon", "sso", "auth", "register", "anmelden", "connexion"]
    if words.contains(where: { logins.contains($0) && !asked.contains($0) }) { return .login }
    let isHome = { (path: String) in path.isEmpty || path == "/" || path.hasPrefix("/index.") || path == "/home" }
    return isHome(path) && !isHome(from.reference.path.lowercased()) ? .homePage : nil
  }
}

/// The address that a page leads on to by itself: `<meta http-equiv="refresh" content="0; url=…">`.
enum PageRefresh {
  /// The longest wait that still means "go there", in seconds.
  private static let longest = 5

  /// - Parameters:
  ///   - head: the beginning of the page.
  ///   - address: the page's address, used to resolve a relative one.
  static func address(in head: some Sequence<UInt8>, at address: String) -> String? {
    Array(head).withUnsafeBufferPointer { bytes in
      var scanner = HTMLScanner(bytes)
      while let token = scanner.next() {
        guard case .tag(let tag) = token, !tag.isClosing, scanner.isNamed(tag, "meta"),
          scanner.attribute("http-equiv", of: tag)?.lowercased() == "refresh",
          let content = scanner.attribute("content", of: tag)
        else { continue }
        let parts = content.split(maxSplits: 1) { $0 == ";" || $0 == "," }
        guard parts.count == 2, let seconds = Int(parts[0].trimmed), (0...longest).contains(seconds) else { return nil }
        var place = parts[1].trimmed
        if place.lowercased().hasPrefix("url") {
          guard let mark = place.firstIndex(of: "=") else { return nil }
          place = place[place.index(after: mark)...].trimmed
        }
        place = place.filter { $0 != "\"" && $0 != "'" }
        let next = FeedAddress.resolved(place, against: address).flatMap(WebLink.init)?.address
        return next == address ? nil : next
      }
      return nil
    }
  }
}

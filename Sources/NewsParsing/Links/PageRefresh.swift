import NewsDomain

/// The address to which a page redirects by itself: `<meta http-equiv="refresh" content="0; url=…">`.
enum PageRefresh {
  /// The longest wait that still means "go there", in seconds.
  private static let longest = 5

  /// - Parameters:
  ///   - head: the beginning of the page.
  ///   - address: the page's address, used to resolve a relative one.
  /// - Returns: `nil` if the page stays, or leads to itself.
  static func address(in head: some Sequence<UInt8>, at address: String) -> String? {
    Array(head).withUnsafeBufferPointer { bytes in
      var content: String?
      HTMLFragment.read(bytes) { piece in
        guard piece.begins(.meta), piece.attribute("http-equiv")?.lowercased() == "refresh" else {
          return .continueByName
        }
        content = piece.attribute("content")
        return content == nil ? .continue : .stop
      }
      return content.flatMap { target($0, at: address) }
    }
  }

  private static func target(_ content: String, at address: String) -> String? {
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
}

import NewsDomain

/// Chooses the address of a picture, and recognises those that only count readers.
enum PictureAddress {
  /// The largest side of a pixel that counts readers; no picture of an article is as small.
  private static let smallest = 3

  /// - Parameters:
  ///   - width: the attribute as written, in pixels; as `height`.
  ///   - candidates: addresses as written, the best first.
  /// - Returns: the first that may be a picture's; `nil` if there is none, or if it is a pixel.
  static func chosen(width: String?, height: String?, style: String? = nil, candidates: [String?]) -> String? {
    guard !isPixel(width), !isPixel(height), style.map(isPixel(style:)) != true, !isIcon(width, height) else {
      return nil
    }
    return candidates.lazy.compactMap { $0?.nonBlank }.first(where: mayBeOne)
  }

  /// Whether a picture is as small as those beside names and buttons.
  private static func isIcon(_ width: String?, _ height: String?) -> Bool {
    let lengths = [width, height].compactMap { length -> Int? in
      guard let text = length?.trimmed else { return nil }
      return Int(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    }
    return !lengths.isEmpty && lengths.allSatisfy { $0 < smallestSide }
  }

  /// The shortest side of a picture of an article, in pixels, if both sides are known.
  private static let smallestSide = 50

  /// Whether a picture with this width or height is a pixel.
  static func isPixel(_ length: String?) -> Bool {
    guard let digits = length?.trimmed.prefix(while: { $0.isNumber }), let number = Int(digits) else { return false }
    guard length?.has("%") != true else { return number == 0 }
    return number <= smallest
  }

  /// Whether an address may be that of a picture, rather than of a counter.
  static func mayBeOne(_ address: String) -> Bool {
    let address = address.lowercased()
    return !address.hasPrefix("data:") && !trackers.contains { address.holds($0) }
  }

  /// The address with the largest width or density in a `srcset`.
  static func largest(inSet set: String?) -> String? {
    guard let set else { return nil }
    var best: (address: String, size: Double)?
    // A comma within an address is not followed by a space, so it belongs to the address.
    var words = set.split { $0.isWhitespace }.map(String.init)[...]
    while let address = words.popFirst() {
      var size = 1.0
      let isAlone = address.hasSuffix(",")
      if !isAlone, let given = words.first, let number = Double(given.prefix { $0.isNumber || $0 == "." }) {
        words.removeFirst()
        size = number
      }
      let plain = isAlone ? String(address.dropLast()) : address
      if size > best?.size ?? 0, !plain.isEmpty { best = (plain, size) }
    }
    return best?.address
  }

  private static func isPixel(style: String) -> Bool {
    let style = style.lowercased().filter { !$0.isWhitespace }
    if style.holds("display:none") { return true }
    return style.split(separator: ";").contains { part in
      let length = part.drop { $0 != ":" }.dropFirst()
      return (part.hasPrefix("width:") || part.hasPrefix("height:")) && part.hasSuffix("px") && isPixel(String(length))
    }
  }

  /// Parts of addresses of well-known counters.
  private static let trackers = [
    "/1x1.", "/pixel.gif", "/pixel.png", "/pixel?", "/blank.gif", "/clear.gif", "/spacer.", "/transparent.gif",
    "/b.gif?", "doubleclick.net", "feedburner.com/~r/", "feedburner.com/~ff/", "feedsportal.com", "pixel.wp.com",
    "stats.wordpress.com", "googleusercontent.com/tracker/", "google-analytics.com", "googletagmanager.com",
    "medium.com/_/stat",
    "pixel.quantserve.com", "scorecardresearch.com", "facebook.com/tr?", "facebook.com/tr/", "pheedo.com", "mc.yandex.",
    "piwik.php",
    "matomo.php", "statcounter.com", "count.gif", "counter.gif", "/track/open", "list-manage.com/track",
    "rss-tracking", "gravatar.com/avatar", "s.w.org/images/core/emoji",
  ]
}

/// Collects the pictures of a fragment.
final class HTMLPictures {
  /// The address of the first picture that is one, as written.
  private(set) var best: String?

  func add(_ piece: HTMLPiece) {
    guard best == nil else { return }
    best = PictureAddress.chosen(
      width: piece.attribute("width"), height: piece.attribute("height"), style: piece.attribute("style"),
      candidates: [
        PictureAddress.largest(inSet: piece.attribute("srcset") ?? piece.attribute("data-srcset")),
        piece.attribute("data-src"), piece.attribute("data-original"), piece.attribute("data-lazy-src"),
        piece.attribute("src"),
      ])
  }
}

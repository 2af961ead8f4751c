import NewsDomain

/// A link of a page or of its HTTP header that may lead to a feed.
struct PageLink {
  enum Place {
    /// `<link>`, or the HTTP header `Link`: it says what its target is.
    case declared
    /// `<a>`, which can be any link.
    case anchor
  }

  let place: Place
  /// The absolute address.
  let address: String
  /// Whether its scheme is `feed`, which browsers pass on to feed readers.
  let isForReaders: Bool
  /// The words of `rel`, in lower case.
  var relations: [String] = []
  /// The media type in lower case, without parameters.
  var type: String?
  var title: String?
  /// The text that the page shows for it, or else the label of an icon.
  var text = ""

  /// - Returns: `nil` if it does not lead to a page of http or https.
  init?(_ place: Place, to address: String?, at base: String) {
    guard let address = address?.trimmed else { return nil }
    let unwrapped = FeedAddress.unwrapped(address)
    isForReaders = unwrapped != nil
    guard let link = FeedAddress.resolved(unwrapped ?? address, against: base).flatMap(WebLink.init) else { return nil }
    self.place = place
    self.address = link.address
  }

  mutating func take(rel: String?, type: String?, title: String?) {
    relations = (rel ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    self.type = type?.lowercased().split(at: ";").first?.trimmed
    self.title = title?.name()
  }
}

/// Reads the links of a page. All that is known of HTML for finding feeds is here.
enum PageLinks {
  /// The longest text of a link that is read, in bytes.
  private static let longestText = 200

  /// - Parameters:
  ///   - text: the page as UTF-8.
  ///   - address: the page's address, used to resolve relative addresses.
  ///   - take: receives each link in order; `false` ends the reading.
  static func read(_ text: [UInt8], at address: String, _ take: (PageLink) -> Bool) {
    text.withUnsafeBufferPointer { bytes in
      var base = address
      var anchor: PageLink?
      /// - Returns: whether to go on.
      func endAnchor() -> Bool {
        defer { anchor = nil }
        return anchor.map(take) ?? true
      }
      func add(_ words: String) {
        if anchor?.text.utf8.count ?? longestText < longestText { anchor?.text += words }
      }
      var goesOn = true
      HTMLFragment.read(bytes) { piece in
        switch piece.kind {
        case .text where anchor != nil: add(String(decoding: piece.text, as: UTF8.self))
        case .start where piece.name == .a:
          goesOn = endAnchor()
          anchor = PageLink(.anchor, to: piece.attribute("href"), at: base)
          guard goesOn, anchor != nil else { break }
          let title = piece.attribute("title")
          anchor?.take(rel: piece.attribute("rel"), type: piece.attribute("type"), title: title)
          add([title, piece.attribute("aria-label")].compactMap(\.self).joined(separator: " ") + " ")
        case .end where piece.name == .a: goesOn = endAnchor()
        case .start where piece.name == .img && anchor != nil: add(" " + (piece.attribute("alt") ?? "") + " ")
        case .start where piece.name == .base:
          base = piece.attribute("href").flatMap { FeedAddress.resolved($0, against: address) } ?? base
        case .start where piece.name == .link:
          guard var link = PageLink(.declared, to: piece.attribute("href"), at: base) else { break }
          link.take(rel: piece.attribute("rel"), type: piece.attribute("type"), title: piece.attribute("title"))
          goesOn = take(link)
        default: break
        }
        return goesOn ? .continueByName : .stop
      }
      if goesOn { _ = endAnchor() }
    }
  }
}

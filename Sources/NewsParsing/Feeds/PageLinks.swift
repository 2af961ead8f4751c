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
  /// What the page shows for it: the text, or else the label of an icon.
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
    self.title = title?.nonBlank
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
      var scanner = HTMLScanner(bytes)
      var anchor: PageLink?
      /// - Returns: whether to go on.
      func endAnchor() -> Bool {
        defer { anchor = nil }
        return anchor.map(take) ?? true
      }
      func add(_ words: String) {
        if anchor?.text.utf8.count ?? longestText < longestText { anchor?.text += words }
      }
      while let token = scanner.next() {
        switch token {
        case .text(let range) where anchor != nil: add(String(decoding: bytes[range], as: UTF8.self))
        case .character(let scalar): add(String(Character(scalar)))
        case .tag(let tag) where scanner.isNamed(tag, "a"):
          guard endAnchor() else { return }
          guard !tag.isClosing else { break }
          anchor = PageLink(.anchor, to: scanner.attribute("href", of: tag), at: base)
          guard anchor != nil else { break }
          let title = scanner.attribute("title", of: tag)
          anchor?.take(
            rel: scanner.attribute("rel", of: tag), type: scanner.attribute("type", of: tag), title: title)
          add([title, scanner.attribute("aria-label", of: tag)].compactMap(\.self).joined(separator: " ") + " ")
        case .tag(let tag) where tag.isClosing: break
        case .tag(let tag) where scanner.isNamed(tag, "script") || scanner.isNamed(tag, "style"):
          scanner.skipContent(of: tag)
        case .tag(let tag) where scanner.isNamed(tag, "img") && anchor != nil:
          add(" " + (scanner.attribute("alt", of: tag) ?? "") + " ")
        case .tag(let tag) where scanner.isNamed(tag, "base"):
          base = scanner.attribute("href", of: tag).flatMap { FeedAddress.resolved($0, against: address) } ?? base
        case .tag(let tag) where scanner.isNamed(tag, "link"):
          guard var link = PageLink(.declared, to: scanner.attribute("href", of: tag), at: base) else { break }
          link.take(
            rel: scanner.attribute("rel", of: tag), type: scanner.attribute("type", of: tag),
            title: scanner.attribute("title", of: tag))
          guard take(link) else { return }
        default: break
        }
      }
      _ = endAnchor()
    }
  }
}

import NewsDomain

/// Gathers a feed from the elements of RSS and Atom, wherever they stand and whatever else stands there.
struct XMLFeedReader: XMLHandler {
  private(set) var feed = Feed()
  /// The outermost element's name.
  private(set) var root: String?
  private(set) var isFeed = false
  /// Whether the document goes on beyond what is read of a feed.
  private(set) var isCut = false

  /// Of a text that is kept, in bytes: the longest articles have less.
  static let longestText = 64 << 10

  private static let mostKinds = 64
  private static let lessThan = Array("&lt;".utf8)
  private static let ampersand = Array("&amp;".utf8)

  private enum Part: Equatable {
    /// `rss`, `rdf:RDF`
    case outer
    /// `channel`, Atom's `feed`
    case channel
    case item
    /// What only groups the elements of an item: `media:group`
    case group
    /// A person: Atom's `author`
    case person
    case source
    case field
    case other
  }

  private var parts: [Part] = []
  /// The base of addresses, where an element sets one: how deep it stands, and what it is.
  private var bases: [(depth: Int, base: String)] = []
  private var item: FeedItem?
  private var mediaTitle: FeedText?
  private var mediaSummary: FeedText?
  /// Of the feed as a whole.
  private var author: String?
  /// What was found out about names: there are few, and they come often.
  private var kinds: [(identity: XMLElement.Identity, kind: FeedElement?)] = []

  /// What is being read of which field, and how deep that element stands.
  private var field: FeedElement?
  private var fieldDepth = 0
  private var fieldIsHTML = false
  /// Whether its markup stands there as elements.
  private var fieldHasElements = false
  /// Whether its text is packed as base64.
  private var fieldIsPacked = false
  private var openTags: [String] = []
  private var bytes: [UInt8] = []

  init(address: String?) {
    if let address { bases = [(0, address)] }
    bytes.reserveCapacity(Self.longestText)
  }

  mutating func start(_ element: XMLElement) -> Bool {
    let depth = parts.count + 1
    let kind = kind(of: element)
    if field != nil {
      if (field == .image && element.name == "url") || (field == .author && element.name == "name") {
        // An image of RSS's channel or a person of Atom's, as some put them into items of RSS.
        (fieldDepth, fieldHasElements) = (depth, false)
        bytes.removeAll(keepingCapacity: true)
        parts.append(.field)
        return true
      }
      guard let kind, kind.endsTexts || (kind == .link && isLinkOfItem(element)) else {
        parts.append(.other)
        startInside(element)
        return true
      }
      // A tag in the text was never closed: the text ends where it no longer can go on.
      endField()
      parts[parts.count - 1] = .item
    }
    if root == nil {
      root = element.name
      // An entry of Atom may stand alone (RFC 4287, section 2).
      isFeed = ["rss", "RDF", "feed", "channel"].contains(element.name) || (element.name == "entry" && kind == .item)
      // A web page is not read to its end to find no feed in it.
      guard isFeed else { return false }
    }
    if element.hasAttributes, let base = element.attribute("base", prefix: "xml") {
      if let base = resolved(base) { bases.append((depth, base)) }
    }
    parts.append(part(of: kind, element, depth))
    return !isCut
  }

  mutating func end() {
    let depth = parts.count
    guard let part = parts.popLast() else { return }
    if field != nil {
      if depth == fieldDepth { endField() } else { endInside() }
    } else if part == .item {
      endItem()
    }
    while let last = bases.last, last.depth >= depth, last.depth > 0 { bases.removeLast() }
  }

  /// The document is over, whether or not its elements are.
  mutating func finish() {
    if field == nil, let item, item.title != nil || item.link != nil { endItem() }
    // Of an Atom feed's entries without an author it is the feed's (RFC 4287, section 4.2.1).
    guard let author else { return }
    for index in feed.items.indices where feed.items[index].author == nil { feed.items[index].author = author }
  }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard field != nil, bytes.count < Self.longestText else { return }
    if fieldHasElements {
      for byte in text where bytes.count < Self.longestText {
        switch byte {
        case UInt8(ascii: "<"): bytes += Self.lessThan
        case UInt8(ascii: "&"): bytes += Self.ampersand
        default: bytes.append(byte)
        }
      }
    } else {
      bytes.append(contentsOf: text.prefix(Self.longestText - bytes.count))
    }
  }
}

extension XMLFeedReader {
  private var isAtom: Bool { root == "feed" || root == "entry" }

  /// Whether a link inside a text belongs to the item: RSS's is an element with an address in it.
  private func isLinkOfItem(_ element: XMLElement) -> Bool {
    root == "rss" && !element.hasAttributes && field != .image && field != .author
  }

  private mutating func kind(of element: XMLElement) -> FeedElement? {
    // Faster than a dictionary for so few.
    if let known = kinds.first(where: { $0.identity == element.identity }) { return known.kind }
    let kind = FeedElement(name: element.name, space: element.space, prefix: element.prefix)
    if kinds.count < Self.mostKinds { kinds.append((element.identity, kind)) }
    return kind
  }

  private mutating func part(of kind: FeedElement?, _ element: XMLElement, _ depth: Int) -> Part {
    guard let kind else { return depth == 1 ? .outer : .other }
    switch kind {
    case .outer: return .outer
    case .channel: return .channel
    case .item:
      // One that was never closed ends where the next begins.
      if item != nil { endItem() }
      item = FeedItem(base: bases.last?.base)
      return .item
    default: break
    }
    switch parts.last {
    case .item, .group: return itemPart(kind, element, depth)
    case .channel: return channelPart(kind, element, depth)
    case .person where kind == .name: return begin(.author, element, depth)
    case .source where kind == .title: return begin(.source, element, depth)
    default: return .other
    }
  }

  private mutating func channelPart(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    switch kind {
    case .person: return isAtom ? .person : .other
    case .title where feed.title == nil: return begin(.title, element, depth)
    case .language where feed.language == nil: return begin(.language, element, depth)
    case .link:
      guard let address = element.attribute("href") else {
        return feed.site == nil ? begin(.link, element, depth) : .other
      }
      let relation = element.attribute("rel") ?? "alternate"
      if relation == "alternate", feed.site == nil { feed.site = resolved(address) }
      return .other
    default: return .other
    }
  }

  private mutating func itemPart(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    switch kind {
    case .group: return .group
    // RSS has the name in it, Atom below it.
    case .person: return isAtom ? .person : begin(.author, element, depth)
    case .source:
      let site = element.attribute("url").flatMap(resolved)
      item?.source.site = site
      return isAtom ? .source : begin(.source, element, depth)
    case .link:
      guard let address = element.attribute("href") else { return begin(.link, element, depth) }
      take(link: address, element)
      return .other
    case .enclosure, .mediaContent, .thumbnail:
      guard let address = element.attribute("url") else {
        return kind == .mediaContent ? .group : begin(.image, element, depth)
      }
      let type = element.attribute("type") ?? element.attribute("medium") ?? (kind == .enclosure ? "" : "image")
      if type.hasPrefix("image"), item?.image == nil {
        let image = resolved(address)
        item?.image = image
      }
      return kind == .mediaContent ? .group : .other
    case .id:
      // Atom's are names in any case (RFC 4287, section 4.2.6).
      if isAtom || element.attribute("isPermaLink")?.lowercased() == "false" { item?.isIDOnly = true }
      return begin(kind, element, depth)
    case .name: return .other
    default: return begin(kind, element, depth)
    }
  }

  private mutating func take(link address: String, _ element: XMLElement) {
    switch element.attribute("rel") ?? "alternate" {
    case "alternate" where item?.link == nil:
      let link = resolved(address)
      item?.link = link
    case "enclosure" where item?.image == nil && element.attribute("type")?.hasPrefix("image") == true:
      let image = resolved(address)
      item?.image = image
    default: break
    }
  }

  private mutating func begin(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    field = kind
    fieldDepth = depth
    // Pictures in it belong to where it says it is.
    if kind == .content, let base = bases.last?.base { item?.base = base }
    bytes.removeAll(keepingCapacity: true)
    fieldHasElements = false
    openTags = []
    let (type, mode) = (element.attribute("type")?.lowercased(), element.attribute("mode")?.lowercased())
    fieldIsPacked = isAtom && (mode.map { $0 == "base64" } ?? type.map(Base64Text.isUsual) ?? false)
    // Atom says of what kind a text is (RFC 4287, section 3.1), RSS nothing, and there all may be HTML.
    switch type ?? mode {
    case "text", "plain", "text/plain": fieldIsHTML = false
    case "xhtml", "application/xhtml+xml":
      fieldIsHTML = true
      fieldHasElements = true
    case nil: fieldIsHTML = !isAtom
    default: fieldIsHTML = true
    }
    return .field
  }

  /// Markup that stands in a text as elements becomes the HTML that it is.
  private mutating func startInside(_ element: XMLElement) {
    let name = element.name
    openTags.append(name)
    guard bytes.count < Self.longestText else { return }
    fieldHasElements = true
    fieldIsHTML = true
    var tag = "<" + name
    for attribute in ["href", "src"] {
      if element.hasAttributes, let value = element.attribute(attribute), value.utf8.count <= FeedAddress.longest,
        !value.contains("\"")
      {
        tag += " \(attribute)=\"\(value)\""
      }
    }
    bytes += Array((tag + ">").utf8)
  }

  private mutating func endInside() {
    guard let name = openTags.popLast(), bytes.count < Self.longestText else { return }
    bytes += Array("</\(name)>".utf8)
  }

  private mutating func endField() {
    guard let kind = field else { return }
    field = nil
    let isCut = bytes.count >= Self.longestText
    if isCut { bytes.dropCutLetter() }
    if fieldIsPacked { bytes = Base64Text.unpacked(bytes, isCut: isCut) }
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if item == nil {
      if kind == .title { feed.title = FeedText(text: text, isHTML: fieldIsHTML).plain }
      if kind == .link { feed.site = resolved(text) }
      if kind == .language { feed.language = Feed.language(text) }
      if kind == .author, author == nil { author = text.nonBlank }
      return
    }
    take(text, of: kind)
  }

  private mutating func take(_ text: String, of kind: FeedElement) {
    switch kind {
    case .title where item?.title == nil: item?.title = FeedText(text: text, isHTML: fieldIsHTML)
    case .link where item?.link == nil:
      let link = resolved(text)
      item?.link = link
    case .id where item?.id == nil: item?.id = text.trimmed
    case .published where item?.published == nil: item?.published = text
    case .updated where item?.updated == nil: item?.updated = text
    case .author where item?.author == nil: item?.author = text.nonBlank
    case .summary where item?.summary == nil: item?.summary = FeedText(text: text, isHTML: fieldIsHTML)
    case .content where item?.content == nil: item?.content = FeedText(text: text, isHTML: fieldIsHTML)
    case .image where item?.image == nil:
      let image = resolved(text)
      item?.image = image
    case .mediaTitle where mediaTitle == nil: mediaTitle = FeedText(text: text, isHTML: fieldIsHTML)
    case .mediaSummary where mediaSummary == nil: mediaSummary = FeedText(text: text, isHTML: fieldIsHTML)
    case .source where item?.source.name == nil: item?.source.name = text.nonBlank
    case .place where item?.place == nil: item?.place = text
    default: break
    }
  }

  private mutating func endItem() {
    defer { (item, mediaTitle, mediaSummary) = (nil, nil, nil) }
    guard var item else { return }
    item.title = item.title ?? mediaTitle
    item.summary = item.summary ?? (item.content == nil ? mediaSummary : nil)
    guard feed.items.count < Feed.mostItems else {
      isCut = true
      return
    }
    feed.items.append(item)
  }

  /// An address as an absolute one; `nil` where it is none.
  private func resolved(_ address: String) -> String? {
    FeedAddress.resolved(address, against: bases.last?.base ?? feed.site)
  }
}

import NewsDomain

/// Builds a feed from the elements of RSS and Atom, wherever in the document they are, and skips all others.
struct XMLFeedReader: XMLHandler {
  private(set) var feed = Feed()
  /// The name of the outermost element.
  private(set) var root: String?
  private(set) var isFeed = false
  /// Whether the document has more items than are read from a feed.
  private(set) var isCut = false

  /// The most bytes kept of one text. Even the longest articles are shorter.
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
    /// An element that only groups parts of an item: `media:group`
    case group
    /// A person: Atom's `author`
    case person
    case source
    /// `skipHours`, `skipDays`
    case skipped
    case field
    case other
  }

  private var parts: [Part] = []
  /// The addresses set by `xml:base`, each with the depth of its element.
  private var bases: [(depth: Int, base: String)] = []
  /// The language as the feed states it, in an element and as `xml:lang`.
  private var (language, outerLanguage): (String?, String?) = (nil, nil)
  private var item: FeedItem?
  private var mediaTitle: FeedText?
  private var mediaSummary: FeedText?
  /// The author of the feed as a whole.
  private var author: String?
  /// The kinds of elements by name, once looked up: there are few names, and they come often.
  private var kinds: [(identity: XMLElement.Identity, kind: FeedElement?)] = []

  /// The field whose text is being read, and the depth of its element.
  private var field: FeedElement?
  private var fieldDepth = 0
  private var fieldIsHTML = false
  /// Whether the field's markup is written as elements rather than as escaped text.
  private var fieldHasElements = false
  /// Whether the field's text is encoded as base64.
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
        // The `url` in an image of RSS's channel, or the `name` in a person of Atom's: some feeds put these into RSS
        // items.
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
      // A tag in the text was never closed, so the text ends at the first element that cannot be part of it.
      endField()
      parts[parts.count - 1] = .item
    }
    if root == nil {
      root = element.name
      // An Atom entry may be a whole document (RFC 4287, section 2).
      isFeed = ["rss", "RDF", "feed", "channel"].contains(element.name) || (element.name == "entry" && kind == .item)
      // Stops at once, so that a web page is not read to its end only to find no feed in it.
      guard isFeed else { return false }
    }
    if element.hasAttributes, let base = element.attribute("base", prefix: "xml") {
      if let base = resolved(base) { bases.append((depth, base)) }
    }
    parts.append(part(of: kind, element, depth))
    if element.hasAttributes, let language = element.attribute("lang", prefix: "xml") { take(language: language) }
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

  /// Ends reading at the end of the document, even if elements are still open.
  mutating func finish() {
    if field == nil, let item, item.title != nil || item.link != nil { endItem() }
    feed.language = feed.language ?? outerLanguage.flatMap(Feed.language)
    feed.orderDates(in: language ?? outerLanguage)
    // Atom entries without an author have the author of the feed (RFC 4287, section 4.2.1).
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

  /// Whether a link inside a text belongs to the item: a link of RSS is an element with the address as its text.
  private func isLinkOfItem(_ element: XMLElement) -> Bool {
    root == "rss" && !element.hasAttributes && field != .image && field != .author
  }

  private mutating func kind(of element: XMLElement) -> FeedElement? {
    // For so few names, a list is faster than a dictionary.
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
      // An item that was never closed ends where the next begins.
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
    case .skipped where kind == .skippedHour || kind == .skippedDay: return begin(kind, element, depth)
    default: return .other
    }
  }

  private mutating func channelPart(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    switch kind {
    case .person: return isAtom ? .person : .other
    case .title where feed.title == nil: return begin(.title, element, depth)
    case .language where feed.language == nil: return begin(.language, element, depth)
    case .ttl: return begin(.ttl, element, depth)
    case .skipped: return .skipped
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
    // In RSS the name is the element's text, in Atom it is a child element.
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
      // Atom's ids are never used as links (RFC 4287, section 4.2.6).
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
    // Relative addresses of pictures in the content are resolved against the content's own base.
    if kind == .content, let base = bases.last?.base { item?.base = base }
    bytes.removeAll(keepingCapacity: true)
    fieldHasElements = false
    openTags = []
    let (type, mode) = (element.attribute("type")?.lowercased(), element.attribute("mode")?.lowercased())
    fieldIsPacked = isAtom && (mode.map { $0 == "base64" } ?? type.map(Base64Text.isUsual) ?? false)
    // Atom states the type of a text (RFC 4287, section 3.1). RSS does not, and any text may be HTML.
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

  /// Turns an element inside a text back into an HTML tag.
  private mutating func startInside(_ element: XMLElement) {
    let name = element.name
    openTags.append(name)
    guard bytes.count < Self.longestText else { return }
    fieldHasElements = true
    fieldIsHTML = true
    var tag = "<" + name
    for attribute in ["href", "src"] {
      if element.hasAttributes, let value = element.attribute(attribute), value.utf8.count <= FeedAddress.longest,
        !value.has("\"")
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
      if kind == .language { (language, feed.language) = (text.trimmed, Feed.language(text)) }
      feed.takePace(text, of: kind)
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
    case .published: take(date: text, \.published)
    case .issued: take(date: text, \.issued)
    case .updated: take(date: text, \.updated)
    case .created: take(date: text, \.created)
    case .language where item?.language == nil: item?.language = Feed.language(text)
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

  /// Takes a date, unless there is one already that can be read.
  private mutating func take(date text: String, _ path: WritableKeyPath<FeedItem, String?>) {
    guard let known = item?[keyPath: path], FeedDate.date(known) != nil else {
      item?[keyPath: path] = text
      return
    }
  }

  /// Takes the language of an element that has just begun (`xml:lang`): the feed's, or that of an item or its texts.
  private mutating func take(language: String) {
    switch parts.last {
    case .outer, .channel: outerLanguage = language
    case .item: item?.language = Feed.language(language)
    case .field where item?.language == nil && (field == .title || field == .summary || field == .content):
      item?.language = Feed.language(language)
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

  /// Returns an address as an absolute one; `nil` if it is not an address.
  private func resolved(_ address: String) -> String? {
    FeedAddress.resolved(address, against: bases.last?.base ?? feed.site)
  }
}

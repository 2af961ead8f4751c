import NewsDomain

/// Builds a feed from the elements of RSS and Atom, wherever in the document they are, and skips all others.
struct XMLFeedReader: XMLHandler {
  var feed = Feed()
  /// The name of the outermost element.
  private(set) var root: String?
  private(set) var isFeed = false
  private(set) var isAtom = false
  /// Whether the document has more items than are read from a feed.
  private(set) var isCut = false

  /// The most bytes of a title, a name or an address, with its markup.
  private static let longestName = 128 << 10
  static let maxKinds = 64
  private static let lessThan = Array("&lt;".utf8)
  private static let ampersand = Array("&amp;".utf8)

  enum Part: Equatable {
    /// `rss`, `rdf:RDF`
    case outer
    /// `channel`, Atom's `feed`
    case channel
    case item
    /// An element that only groups parts of an item: `media:group`
    case group
    /// A person: Atom's `author`
    case person
    /// The author of the feed that an entry was taken from.
    case sourcePerson
    case source
    /// `skipHours`, `skipDays`
    case skipped
    case field
    case other
  }

  var parts: [Part] = []
  /// The addresses set by `xml:base`, each with the depth of its element.
  var bases: [(depth: Int, base: String)] = []
  /// The language as the feed states it, in an element and as `xml:lang`.
  private var (language, outerLanguage): (String?, String?) = (nil, nil)
  var item: FeedItemDraft?
  /// The authors of the feed as a whole.
  private var authors: [String] = []
  /// The kinds of elements by name, once looked up: there are few names, and they come often.
  var kinds: [(identity: XMLElement.Identity, kind: FeedElement?)] = []

  /// The field whose text is being read, and the depth of its element.
  private var field: FeedElement?
  private var fieldDepth = 0
  private var fieldForm = FeedText.Form.plain
  /// Whether the field's markup is written as elements rather than as escaped text.
  private var fieldHasElements = false
  /// Whether the field's text is encoded as base64.
  private var fieldIsPacked = false
  private var openTags: [String] = []
  private var bytes: [UInt8] = []
  /// Text outside of a field that may be one: a person's without a name, and what follows an empty link, where feeds
  /// made with tools for HTML have the address.
  var loose: (kind: FeedElement, bytes: [UInt8])?

  init(address: String?) {
    if let address { bases = [(0, address)] }
    bytes.reserveCapacity(64 << 10)
  }

  mutating func start(_ element: XMLElement) -> Bool {
    let depth = parts.count + 1
    let kind = kind(of: element)
    takeLoose()
    if field != nil {
      if isPart(element.name.lowercased()) {
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
      let name = element.name.lowercased()
      let isOfAtom = kind == .item && element.space.map { $0.lowercased().holds("atom") } ?? true
      isFeed = ["rss", "rdf", "feed", "channel"].contains(name) || (name == "entry" && isOfAtom)
      isAtom = name == "feed" || name == "entry"
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
    takeLoose()
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
    // A text that the end cuts off is left out, but not what is known of its item.
    if let item = item?.item, field == nil ? item.title != nil || item.link != nil : item.isKnown { endItem() }
    feed.language = feed.language ?? outerLanguage.flatMap(Feed.language)
    feed.country = (language ?? outerLanguage).flatMap(Country.init(ofLanguage:))
    feed.orderDates(in: language ?? outerLanguage)
    // Items without an author have the author of the feed (RFC 4287, section 4.2.1).
    for index in feed.items.indices where feed.items[index].authors.isEmpty { feed.items[index].authors = authors }
  }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    guard field != nil else {
      loose?.bytes.append(contentsOf: text.prefix(FeedAddress.longest))
      return
    }
    guard fieldHasElements else { return bytes.append(contentsOf: text) }
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): bytes += Self.lessThan
      case UInt8(ascii: "&"): bytes += Self.ampersand
      default: bytes.append(byte)
      }
    }
  }
}

extension FeedItem {
  /// Whether it can be shown although its text is missing.
  fileprivate var isKnown: Bool { title != nil && link != nil && (published ?? updated) != nil }
}

extension XMLFeedReader {
  /// Whether an element is the address in a picture or the name in a person: some feeds put the picture of RSS's channel
  /// and the person of Atom into items of RSS.
  private func isPart(_ name: String) -> Bool {
    switch field {
    case .image: name == "url" || name == "link" && bytes.allSatisfy { $0 <= 0x20 }
    case .author: name == "name"
    default: false
    }
  }

  /// Whether a link inside a text belongs to the item: a link of RSS is an element with the address as its text.
  private func isLinkOfItem(_ element: XMLElement) -> Bool {
    !isAtom && !element.hasAttributes && field != .image && field != .author
  }

  mutating func begin(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    field = kind
    fieldDepth = depth
    // Relative addresses of pictures in the content are resolved against the content's own base.
    if kind == .content, let base = statedBase { item?.item.base = base }
    bytes.removeAll(keepingCapacity: true)
    fieldHasElements = false
    openTags = []
    let (type, mode) = (element.attribute("type")?.lowercased(), element.attribute("mode")?.lowercased())
    // Only content may be in base64.
    fieldIsPacked =
      isAtom && (mode.map { $0 == "base64" } ?? (kind == .content ? type.map { MediaType($0).isBinary } : nil) ?? false)
    fieldForm = form(of: kind, type, mode)
    fieldHasElements =
      isAtom ? type.map { $0 == "xhtml" || $0.hasPrefix("application/xhtml") } == true : element.name == "body"
    return .field
  }

  /// Atom states the type of a text (RFC 4287, section 3.1). RSS does not, and any text may be HTML.
  private func form(of kind: FeedElement, _ type: String?, _ mode: String?) -> FeedText.Form {
    guard isAtom else {
      switch kind {
      case .content, .summary, .mediaSummary, .episodeSummary:
        return type == "text" || type == "plain" || type == "text/plain" ? .plain : .html
      default: return .title
      }
    }
    switch type ?? mode {
    case nil, "text", "plain", "text/plain": return .plain
    case "html", "text/html", "xhtml", "application/xhtml+xml", "escaped", "xml": return .html
    default: return kind == .content ? .html : .plain
    }
  }

  /// Turns an element inside a text back into an HTML tag.
  private mutating func startInside(_ element: XMLElement) {
    let name = element.name
    openTags.append(name)
    fieldHasElements = true
    if fieldForm == .plain { fieldForm = .html }
    var tag = "<" + name
    if element.hasAttributes {
      for attribute in Self.keptAttributes {
        if let value = element.attribute(attribute), value.utf8.count <= FeedAddress.longest, !value.has("\"") {
          tag += " \(attribute)=\"\(value)\""
        }
      }
    }
    bytes += Array((tag + ">").utf8)
  }

  /// The attributes that matter for links and pictures.
  private static let keptAttributes = ["href", "src", "srcset", "data-src", "width", "height"]

  private mutating func endInside() {
    guard let name = openTags.popLast() else { return }
    bytes += Array("</\(name)>".utf8)
  }

  private mutating func takeLoose() {
    guard case (let kind, let bytes)? = loose else { return }
    loose = nil
    guard let text = String(decoding: bytes, as: UTF8.self).nonBlank else { return }
    if kind == .link, !text.lowercased().hasPrefix("http") { return }
    if item != nil { take(text, of: kind) } else if kind == .author { FeedItem.add(author: text, to: &authors) }
  }

  private mutating func endField() {
    guard let kind = field else { return }
    field = nil
    if fieldIsPacked { bytes = Base64Text.unpacked(bytes) }
    if !kind.isLong, bytes.count > Self.longestName {
      bytes.removeSubrange(Self.longestName...)
      bytes.dropCutLetter()
    }
    guard !bytes.allSatisfy({ $0 <= 0x20 }) else {
      if kind == .link, item != nil, !isAtom { loose = (.link, []) }
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard item == nil else { return take(text, of: kind) }
    switch kind {
    case .title: feed.title = FeedText(text: text, form: fieldForm).plain
    case .link: feed.site = resolved(text)
    case .language: (language, feed.language) = (text.trimmed, Feed.language(text))
    case .author:
      if authors.isEmpty || isAtom { FeedItem.add(author: text, to: &authors) }
    default: feed.takePace(text, of: kind)
    }
  }

  private mutating func take(_ text: String, of kind: FeedElement) {
    let written = FeedText(text: text, form: fieldForm)
    switch kind {
    case .title where item?.item.title == nil: item?.item.title = written
    case .link where item?.item.link == nil:
      let link = resolved(text, isLink: true)
      item?.take(link: link, type: nil)
    case .id where item?.item.id == nil: item?.item.id = text.trimmed
    case .published: take(date: text, \.published)
    case .issued: take(date: text, \.issued)
    case .updated: take(date: text, \.updated)
    case .created: take(date: text, \.created)
    case .language where item?.item.language == nil: item?.item.language = Feed.language(text)
    case .author: item?.take(author: text, .own)
    case .creator: item?.take(author: text, .dublinCore)
    case .mail: item?.take(author: text, .mail)
    case .sourceAuthor: item?.take(author: text, .source)
    case .originalLink:
      let link = resolved(text, isLink: true)
      item?.take(link: link, type: nil, isOriginal: true)
    case .episodeAuthor: item?.take(author: text, .episode)
    case .summary where item?.item.summary == nil: item?.item.summary = written
    case .content where item?.item.content == nil: item?.item.content = written
    case .image: take(image: text, .enclosure)
    case .episodeImage: take(image: text, .episode)
    case .episodeLength where item?.item.length == nil: item?.item.length = EpisodeLength.seconds(text)
    case .mediaTitle where item?.mediaTitle == nil: item?.mediaTitle = written
    case .mediaSummary where item?.mediaSummary == nil: item?.mediaSummary = written
    case .episodeSummary where item?.episodeSummary == nil: item?.episodeSummary = written
    case .source where item?.item.source.name == nil: item?.item.source.name = written.plain?.oneLine
    case .place where item?.item.place == nil: item?.item.place = text
    default: break
    }
  }

  /// Takes a date, unless there is one already that can be read.
  private mutating func take(date text: String, _ path: WritableKeyPath<FeedItem, String?>) {
    guard let known = item?.item[keyPath: path], FeedDate.date(known) != nil else {
      item?.item[keyPath: path] = text
      return
    }
  }

  /// Takes the language of an element that has just begun (`xml:lang`): the feed's, or that of an item or its texts.
  private mutating func take(language: String) {
    switch parts.last {
    case .outer, .channel: outerLanguage = language
    case .item: item?.item.language = Feed.language(language)
    case .field where item?.item.language == nil && (field == .title || field == .summary || field == .content):
      item?.item.language = Feed.language(language)
    default: break
    }
  }

  mutating func endItem() {
    defer { item = nil }
    guard var item = item?.finished else { return }
    guard feed.items.count < Feed.maxItems else {
      isCut = true
      return
    }
    item.base = item.base ?? item.link ?? bases.first?.base
    feed.items.append(item)
  }

  /// The base that the feed states for the elements that are open (`xml:base`).
  var statedBase: String? { bases.last.flatMap { $0.depth > 0 ? $0.base : nil } }

  /// Returns an address as an absolute one; `nil` if it is not an address.
  ///
  /// - Parameter isLink: whether it is the link of an item. In RSS that is resolved against the link of the channel, as
  ///   SimplePie and miniflux do it.
  private func resolved(_ address: String, isLink: Bool = false) -> String? {
    let site = isLink && !isAtom ? feed.site : nil
    return FeedAddress.resolved(address, against: statedBase ?? site ?? bases.last?.base ?? feed.site)
  }

  func resolved(_ address: String) -> String? { resolved(address, isLink: false) }
}

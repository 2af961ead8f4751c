import NewsDomain

/// The meanings of the elements of a feed, which depend on where they are.
extension XMLFeedReader {
  mutating func kind(of element: XMLElement) -> FeedElement? {
    // For so few names, a list is faster than a dictionary.
    if let known = kinds.first(where: { $0.identity == element.identity }) { return known.kind }
    let kind = FeedElement(name: element.name, space: element.space, prefix: element.prefix)
    if kinds.count < Self.maxKinds { kinds.append((element.identity, kind)) }
    return kind
  }

  mutating func part(of kind: FeedElement?, _ element: XMLElement, _ depth: Int) -> Part {
    guard let kind else { return depth == 1 ? .outer : .other }
    switch kind {
    case .outer: return .outer
    case .channel: return .channel
    case .item:
      // An item that was never closed ends where the next begins.
      if item != nil { endItem() }
      item = FeedItemDraft(base: statedBase)
      return .item
    default: break
    }
    switch parts.last {
    case .item, .group: return itemPart(kind, element, depth)
    case .channel: return channelPart(kind, element, depth)
    case .person where kind == .name || kind == .mail: return begin(kind == .name ? .author : .mail, element, depth)
    case .source where kind == .person: return .sourcePerson
    case .sourcePerson where kind == .name: return begin(.sourceAuthor, element, depth)
    case .source where kind == .title: return begin(.source, element, depth)
    case .skipped where kind == .skippedHour || kind == .skippedDay: return begin(kind, element, depth)
    default: return .other
    }
  }

  mutating func channelPart(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    switch kind {
    case .person:
      guard isAtom else { return .other }
      loose = (.author, [])
      return .person
    case .title where feed.title == nil: return begin(.title, element, depth)
    case .language where feed.language == nil: return begin(.language, element, depth)
    case .ttl: return begin(.ttl, element, depth)
    case .skipped: return .skipped
    case .link:
      guard let address = element.attribute("href") else {
        return feed.site == nil ? begin(.link, element, depth) : .other
      }
      if Self.isAlternate(element), feed.site == nil { feed.site = resolved(address) }
      return .other
    case .episodeAuthor: return begin(.author, element, depth)
    default: return .other
    }
  }

  mutating func itemPart(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    switch kind {
    case .group: return .group
    // In RSS the name is the element's text, in Atom it is a child element.
    case .person:
      guard isAtom else { return begin(.author, element, depth) }
      loose = (.author, [])
      return .person
    case .source:
      let site = element.attribute("url").flatMap(resolved)
      item?.item.source.site = site
      return isAtom ? .source : begin(.source, element, depth)
    case .link:
      guard let address = element.attribute("href") else { return begin(.link, element, depth) }
      take(link: address, element)
      return .other
    case .enclosure, .mediaContent, .thumbnail: return mediaPart(kind, element, depth)
    case .episodeImage:
      guard let address = element.attribute("href") ?? element.attribute("url") else {
        return begin(kind, element, depth)
      }
      take(image: address, .episode)
      return .other
    case .id:
      // Atom's ids are links only if they are addresses of pages, which many feeds rely on.
      if !isAtom, element.attribute("isPermaLink")?.lowercased() == "false" { item?.item.isIDOnly = true }
      return begin(kind, element, depth)
    case .name: return .other
    default: return begin(kind, element, depth)
    }
  }

  mutating func mediaPart(_ kind: FeedElement, _ element: XMLElement, _ depth: Int) -> Part {
    guard let address = element.attribute("url") else {
      return kind == .mediaContent ? .group : begin(.image, element, depth)
    }
    let type = element.attribute("type") ?? element.attribute("medium") ?? (kind == .enclosure ? "" : "image")
    if type.lowercased().hasPrefix("image") {
      let rank: FeedItemDraft.ImageRank =
        switch kind {
        case .mediaContent: .media
        case .enclosure: .enclosure
        default: .thumbnail
        }
      take(image: address, rank, width: element.attribute("width"), height: element.attribute("height"))
    } else if kind == .enclosure, item?.enclosure == nil {
      let file = resolved(address)
      item?.enclosure = file
    }
    return kind == .mediaContent ? .group : .other
  }

  mutating func take(
    image address: String, _ rank: FeedItemDraft.ImageRank, width: String? = nil, height: String? = nil
  ) {
    let image = resolved(address)
    item?.take(image: image, rank, width: width, height: height)
  }

  /// Whether a link of Atom leads to the page: its relation is a list of words, or an address of the IANA.
  static func isAlternate(_ element: XMLElement) -> Bool {
    guard let relation = element.attribute("rel")?.lowercased().nonBlank else { return true }
    return relation.utf8.split { $0 <= 0x20 }.map(Substring.init).contains { word in
      word == "alternate" || word.hasSuffix("//www.iana.org/assignments/relation/alternate")
    }
  }

  mutating func take(link address: String, _ element: XMLElement) {
    let type = element.attribute("type")
    if Self.isAlternate(element) {
      let link = resolved(address)
      item?.take(link: link, type: type)
    } else if element.attribute("rel")?.trimmed.lowercased() == "enclosure" {
      if type?.lowercased().hasPrefix("image") == true {
        take(image: address, .enclosure)
      } else if item?.enclosure == nil {
        let file = resolved(address)
        item?.enclosure = file
      }
    }
  }
}

import NewsDomain

/// A JSON-LD document in the vocabulary of schema.org.
struct SchemaDocument {
  let json: LenientJSON
  /// The objects that describe the page's own article, not one that it refers to.
  private(set) var articles: [Int] = []
  /// The objects that describe the page itself.
  private(set) var pages: [Int] = []
  /// The objects with an `@id`, which others refer to instead of repeating them.
  private var byID: [String: Int] = [:]

  /// The most names read from one member.
  private static let maxNames = 8
  /// The most articles, and the most pages, of a document.
  private static let most = 200
  private static let longestSelector = 200
  /// The longest text read, in bytes; longer ones are cut.
  private static let longestText = 20_000
  /// The longest text of an article. Longer ones are not read at all: no article is longer, and a part is not the
  /// whole.
  private static let longestBody = 1 << 20

  init(_ json: LenientJSON) {
    self.json = json
    for index in json.values.indices where json.values[index].kind == .object {
      if let id = json.member("@id", of: index).flatMap(json.text), json.children(of: index).count > 1 {
        if byID[id] == nil { byID[id] = index }
      }
      guard isOfPage(index) else { continue }
      let types = types(of: index)
      if types.contains(where: Self.isArticle), articles.count < Self.most {
        articles.append(index)
      } else if types.contains(where: { $0.hasSuffix("WebPage") || $0.hasSuffix("CreativeWork") }),
        pages.count < Self.most
      {
        pages.append(index)
      }
    }
  }

  private static func isArticle(_ type: String) -> Bool {
    type.hasSuffix("Article") || type.hasSuffix("Posting") || type == "Report" || type == "BlogPost"
  }

  private func types(of index: Int) -> [String] {
    guard let type = json.member("@type", of: index) else { return [] }
    let places = json.values[type].kind == .array ? Array(json.children(of: type).prefix(Self.maxNames)) : [type]
    // A type may be written with its address.
    return places.compactMap(json.text).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }

  /// Whether an object is at the top level, or is what the page is about.
  private func isOfPage(_ index: Int) -> Bool {
    var place = index
    while json.values[place].parent >= 0 {
      let parent = Int(json.values[place].parent)
      if json.values[parent].kind == .object,
        !json.isNamed(place, "@graph"), !json.isNamed(place, "mainEntity"), !json.isNamed(place, "mainEntityOfPage")
      {
        return false
      }
      place = parent
    }
    return true
  }

  /// The object that another one refers to by its `@id`, or the object itself.
  private func meant(_ index: Int) -> Int {
    guard json.values[index].kind == .object, json.children(of: index).count == 1,
      let id = json.member("@id", of: index).flatMap(json.text)
    else { return index }
    return byID[id] ?? index
  }

  /// The values of a member, whether it is a list or not.
  private func values(_ name: StaticString, of index: Int) -> [Int] {
    guard let member = json.member(name, of: index) else { return [] }
    guard json.values[member].kind == .array else { return [member] }
    return Array(json.children(of: member).prefix(Self.maxNames))
  }

  /// A member as plain text: many sites write HTML.
  ///
  /// Line breaks become spaces.
  func text(_ name: StaticString, of index: Int) -> String? {
    guard let text = values(name, of: index).lazy.compactMap(json.text).first else { return nil }
    return Self.plain(text, keepsLines: false)
  }

  /// The text of an article with its line breaks; `nil` if there is none or it is too long.
  func body(of index: Int) -> String? {
    guard let text = values("articleBody", of: index).lazy.compactMap(json.text).first,
      text.utf8.count <= Self.longestBody
    else { return nil }
    return Self.plain(text, keepsLines: true)
  }

  private static func plain(_ text: String, keepsLines: Bool) -> String? {
    let isLong = !keepsLines && text.utf8.count > longestText
    let text = isLong ? String(decoding: text.utf8.prefix(longestText), as: UTF8.self) : text
    var plain = PlainText(html: text).text
    // Some sites escape twice.
    if plain.utf8.contains(UInt8(ascii: "&")) || plain.holds("</") { plain = PlainText(html: plain).text }
    if keepsLines { return plain.nonBlank }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ").nonBlank
  }

  /// The names of people and organisations, each once.
  func names(_ name: StaticString, of index: Int) -> [String] {
    var names: [String] = []
    for value in values(name, of: index) {
      let object = meant(value)
      let written =
        json.values[object].kind == .object
        ? text("name", of: object) : json.text(object).flatMap { Self.plain($0, keepsLines: false) }
      guard let written, WebLink(written) == nil, !names.contains(written) else { continue }
      names.append(written)
    }
    return names
  }

  /// The address of a picture.
  func address(_ name: StaticString, of index: Int) -> String? {
    guard let value = values(name, of: index).first else { return nil }
    let object = meant(value)
    guard json.values[object].kind == .object else { return json.text(object)?.nonBlank }
    return (json.member("url", of: object) ?? json.member("contentUrl", of: object)).flatMap(json.text)?.nonBlank
  }

  /// The addresses of the page that an article states, in canonical form.
  func links(of index: Int) -> [String] {
    var links = [json.member("url", of: index), json.member("@id", of: index)]
    if let page = json.member("mainEntityOfPage", of: index) {
      links += [page, json.member("@id", of: page), json.member("url", of: page)]
    }
    return links.compactMap { $0.flatMap(json.text).flatMap { WebLink($0)?.canonical } }
  }

  /// A member that is true or false. Some sites write these as strings.
  func truth(_ name: StaticString, of index: Int) -> Bool? {
    switch json.member(name, of: index).flatMap(json.text)?.lowercased() {
    case "true", "1", "yes", "http://schema.org/true", "https://schema.org/true": true
    case "false", "0", "no", "http://schema.org/false", "https://schema.org/false": false
    default: nil
    }
  }

  /// The selectors of the elements that are not free.
  func paidParts(of index: Int) -> [String] {
    values("hasPart", of: index).filter { truth("isAccessibleForFree", of: $0) == false }
      .flatMap { values("cssSelector", of: $0).compactMap(json.text) }
      .filter { $0.utf8.count <= Self.longestSelector }.prefix(Self.maxNames).map(\.self)
  }
}

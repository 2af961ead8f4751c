import NewsDomain

/// Finds the author of an article.
struct PageByline {
  let tree: PageTree
  let names: PageNames
  let site: String?

  /// The longest line that can be a byline, in bytes.
  private static let longest = 140
  /// How much of an element is examined, in nodes.
  private static let reach = 60
  /// How much of a text is examined, in bytes.
  private static let most = 1000

  /// - Parameter stated: the names in the page's structured data.
  func author(_ stated: [String], metas: PageMetas) -> String? {
    let people = stated.compactMap(Self.cleaned).filter { !isSite($0) }
    if !people.isEmpty { return people.joined(separator: ", ") }
    let meta = metas.first(PageMetas.authors) { WebLink($0) == nil ? Self.cleaned($0) : nil }
    if let meta, !isSite(meta) { return meta }
    return line() ?? meta ?? stated.compactMap(Self.cleaned).first
  }

  private func isSite(_ name: String) -> Bool {
    site.map { FoldedWords($0) == FoldedWords(name) } ?? false
  }

  /// The author as the page shows it: the first element meant for it, or else the first one named so.
  private func line() -> String? {
    var named: String?
    var index = 0
    while index < tree.count {
      let node = tree.nodes[index]
      switch node.tag {
      case .text, .script, .head, .body, .html, .article, .main:
        index += node.tag == .head ? max(1, Int(node.end) - index) : 1
        continue
      default: break
      }
      let words = names[index]
      if words.contains(.hidden) || words.contains(.comments) && tree.subtree(index).count * 2 < tree.count {
        index = Int(node.end)
        continue
      }
      if isMeant(index) {
        if let name = Self.cleaned(plain(index)) { return name }
      } else if named == nil, words.contains(.byline) {
        named = Self.cleaned(plain(index))
      }
      index += 1
    }
    return named
  }

  private func isMeant(_ index: Int) -> Bool {
    if let property = tree.attributeBytes(.itemprop, of: index), property.elementsEqual("author".utf8) { return true }
    return tree.attributeBytes(.rel, of: index)?.elementsEqual("author".utf8) == true
  }

  /// The words of an element; if it contains a name, only that.
  private func plain(_ index: Int) -> String {
    let range = tree.subtree(index).prefix(Self.reach)
    let name = range.dropFirst().first { tree.attributeBytes(.itemprop, of: $0)?.elementsEqual("name".utf8) == true }
    if let name, tree.subtree(name).count < Self.reach {
      return tree.attribute(.content, of: name) ?? tree.plain(name, ofBytes: Self.most)
    }
    var end = 0
    var text = ""
    for place in range {
      let node = tree.nodes[place]
      if node.tag == .time { end = Int(node.end) }
      guard place >= end, text.utf8.count <= Self.longest else { continue }
      if node.tag == .text {
        text += String(decoding: tree.text(place).prefix(Self.most), as: UTF8.self)
      } else if node.tag.isBlock || node.tag == .br, !text.isEmpty {
        text += " "
      }
    }
    return text
  }

  /// The name without the words before and after it; `nil` if the text is not a name.
  static func cleaned(_ text: String) -> String? {
    guard text.utf8.count <= 4 * longest else { return nil }
    var words = text.split { $0.isWhitespace }
    while let first = words.first, introductions.contains(FoldedWords(String(first)).text), words.count > 1 {
      words.removeFirst()
    }
    // A date, an address or punctuation ends the name.
    if let end = words.firstIndex(where: { word in
      separators.contains(String(word)) || word.contains { $0.isNumber || $0 == "|" || $0 == "@" }
    }) {
      words = Array(words[..<end])
      if let last = words.last, months.contains(String(FoldedWords(String(last)).text.prefix(3))) { words.removeLast() }
    }
    let name = words.joined(separator: " ").trimmed(of: ",;:–-/")
    guard (2...longest).contains(name.utf8.count), words.count <= 16, name.contains(where: \.isLetter),
      !noNames.contains(FoldedWords(name).text)
    else { return nil }
    return name
  }

  private static let separators: Set<String> = ["-", "–", "—", "·", "•", "/"]

  private static let introductions: Set<String> = [
    "by", "von", "par", "por", "di", "door", "av", "af", "autor", "autora", "autore", "auteur", "author", "posted",
    "written", "text", "texte", "texto", "testo", "автор", "текст", "作者", "文", "記者", "记者", "著者", "yazan", "oleh",
  ]

  private static let noNames: Set<String> = [
    "admin", "administrator", "author", "follow author", "root", "user", "editor", "webmaster", "none", "null",
    "unknown", "redaccion online", "about the author", "last updated", "updated", "published",
  ]

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}

extension String {
  /// The text without these characters and white space at either end.
  fileprivate func trimmed(of marks: String) -> String {
    var text = self[...]
    while let last = text.last, marks.contains(last) || last.isWhitespace { text.removeLast() }
    while let first = text.first, marks.contains(first) || first.isWhitespace { text.removeFirst() }
    return String(text)
  }
}

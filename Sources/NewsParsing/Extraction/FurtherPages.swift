import NewsDomain

/// Determines whether a text continues on further pages: whether the page links to the next one with the same address.
struct FurtherPages {
  private let page: PageEvidence

  /// How far after the text links are searched, in nodes.
  private static let reach = 1500
  /// The most links compared.
  private static let maxLinks = 200

  init(_ page: PageEvidence) {
    self.page = page
  }

  var isThere: Bool {
    guard let address = page.address, let own = WebLink(address) else { return false }
    if let next = page.facts.next, Self.isNext(next, of: own, base: page.facts.base) { return true }
    guard let first = page.roots.first, let last = page.roots.last else { return false }
    let tree = page.tree
    var links = 0
    var index = first
    let end = min(tree.count, Int(tree.nodes[last].end) + Self.reach)
    while index < end, links < Self.maxLinks {
      // Comments have their own pages.
      if page.names[index].contains(.comments), tree.nodes[index].tag.isBlock {
        index = Int(tree.nodes[index].end)
        continue
      }
      if tree.nodes[index].tag == .text, !page.hidden[index], isCall(index), let link = link(after: index),
        Self.isOfSite(link, own, base: page.facts.base)
      {
        return true
      }
      if tree.nodes[index].tag == .a, !page.hidden[index], let link = tree.attribute(.href, of: index), isNamed(index) {
        links += 1
        if Self.isNext(link, of: own, base: page.facts.base) { return true }
      }
      index += 1
    }
    return false
  }

  /// Whether a text announces the following link as the next page: `Next page: Security`.
  private func isCall(_ index: Int) -> Bool {
    let text = page.tree.text(index)
    guard (8..<60).contains(text.count) else { return false }
    let folded = FoldedWords(page.tree.plain(index)).text
    return folded.contains(" ") && VerdictWords.nextPages.contains(folded)
  }

  /// The first link shortly after a text that is not inside a link itself.
  private func link(after index: Int) -> String? {
    let tree = page.tree
    var place = tree.parent(index)
    while let parent = place {
      if tree.nodes[parent].tag == .a { return nil }
      place = tree.parent(parent)
    }
    let near = (index + 1)..<min(tree.count, index + 8)
    return near.first { tree.nodes[$0].tag == .a }.flatMap { tree.attribute(.href, of: $0) }
  }

  private static func isOfSite(_ link: String, _ own: WebLink, base: String?) -> Bool {
    FeedAddress.resolved(link, against: base ?? own.address).flatMap(WebLink.init)?.host == own.host
  }

  /// Whether a link leads to the next page: it is a number, or says so.
  private func isNext(_ index: Int) -> Bool {
    page.tree.attribute(.rel, of: index)?.lowercased().split(separator: " ").contains("next") == true
  }

  private func isNamed(_ index: Int) -> Bool {
    if isNext(index) { return true }
    let range = page.tree.subtree(index)
    guard range.count < 8 else { return false }
    let length = range.reduce(0) { $0 + (page.tree.nodes[$1].tag == .text ? page.tree.text($1).count : 0) }
    guard length < 60 else { return false }
    let text = FoldedWords(page.tree.plain(index)).text
    return text.utf8.count <= 3 && Int(text).map { $0 >= 2 } == true || VerdictWords.nextPages.contains(text)
  }

  /// Whether an address is the same page with a higher page number.
  static func isNext(_ link: String, of own: WebLink, base: String?) -> Bool {
    guard let next = FeedAddress.resolved(link, against: base ?? own.address).flatMap(WebLink.init) else {
      return false
    }
    guard
      next.canonical.prefix(while: { $0 != "/" && $0 != "?" })
        == own.canonical.prefix(while: { $0 != "/" && $0 != "?" })
    else { return false }
    let (here, there) = (Place(own), Place(next))
    return there.path == here.path && there.others == here.others && there.number == here.number + 1
  }

  /// An address without its page number.
  private struct Place {
    var path: String
    var number = 1
    /// The other parameters.
    var others: [String] = []

    private static let names: Set<String> = [
      "page", "p", "pg", "pag", "pagina", "seite", "pageno", "page_no", "paged",
    ]

    init(_ link: WebLink) {
      let reference = link.reference
      path = String(reference.path)
      for parameter in (reference.query ?? "").split(separator: "&") {
        let parts = parameter.split(separator: "=", maxSplits: 1)
        if parts.count == 2, Self.names.contains(parts[0].lowercased()), let number = Self.number(parts[1]) {
          self.number = number
        } else {
          others.append(String(parameter))
        }
      }
      while path.hasSuffix("/") { path.removeLast() }
      guard number == 1, let (rest, number) = Self.split(path) else { return }
      path = rest
      self.number = number
    }

    /// A number of one or two digits: longer ones belong to articles.
    private static func number(_ text: some StringProtocol) -> Int? {
      text.utf8.count <= 2 ? Int(text).flatMap { (1...99).contains($0) ? $0 : nil } : nil
    }

    /// Splits `/title/2`, `/title/page/2`, `/title-2.html` and the like.
    private static func split(_ path: String) -> (rest: String, number: Int)? {
      var stem = path[...]
      var ending = ""
      for known in [".html", ".htm", ".php", ".shtml"] where stem.hasSuffix(known) {
        stem = stem.dropLast(known.count)
        ending = known
      }
      let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
      guard (1...2).contains(digits), let number = number(stem.suffix(digits)) else { return nil }
      var rest = stem.dropLast(digits)
      for word in [
        "/page/", "/page-", "/page", "/seite/", "/seite-", "/pagina/", "/p", "-page-", "-page", ",p", "/", "-", "_",
        ",",
      ]
      where rest.lowercased().hasSuffix(word) {
        rest = rest.dropLast(word.count)
        return rest.isEmpty ? nil : (String(rest) + ending, number)
      }
      return nil
    }
  }
}

import FoundationEssentials
import NewsDomain

/// What a page says about its article.
struct PageFacts: Sendable {
  var title: String?
  var author: String?
  var publishedAt: Date?
  var language: String?
  var site: String?
  var imageLink: String?
  /// What the page is about, in a sentence or two.
  var description: String?
  /// The address of the page that it states itself.
  var link: String?
  /// The address against which links are resolved.
  var base: String?
  /// The title that browsers show, with the name of the site.
  var windowTitle: String?

  /// The values of the metas of a page by their names, in lower case; the first of each.
  private var metas: [String: String] = [:]

  init(_ tree: PageTree, url: String) {
    var heading: String?
    for index in 0..<tree.count {
      switch tree.nodes[index].tag {
      case .html: language = tree.attribute(.lang, of: index)?.nonBlank
      case .meta: take(tree, index)
      case .title where windowTitle == nil: windowTitle = tree.plain(index).nonBlank
      case .base where base == nil: base = tree.attribute(.href, of: index)?.nonBlank
      case .link where link == nil && tree.attribute(.rel, of: index)?.lowercased() == "canonical":
        link = tree.attribute(.href, of: index)?.nonBlank
      case .h1 where heading == nil: heading = tree.plain(index).nonBlank
      case .time where publishedAt == nil:
        publishedAt = tree.attribute(.datetime, of: index).flatMap { FeedDate.date($0) }
      default: continue
      }
    }
    link = link ?? metas["og:url"]
    let isAddress = WebLink(url) != nil
    let place = isAddress ? url : link.flatMap { WebLink($0)?.address }
    base = base.flatMap { FeedAddress.resolved($0, against: place) } ?? place
    description = metas["og:description"] ?? metas["description"] ?? metas["twitter:description"]
    site = metas["og:site_name"] ?? metas["application-name"]
    imageLink = (metas["og:image"] ?? metas["og:image:url"] ?? metas["twitter:image"] ?? metas["twitter:image:src"])
      .flatMap { FeedAddress.resolved($0, against: base) }.flatMap { WebLink($0)?.address }
    author =
      (metas["author"] ?? metas["article:author"] ?? metas["dc.creator"] ?? metas["dcterms.creator"] ?? metas["byl"])
      .flatMap { WebLink($0) == nil ? $0 : nil }
    let dates = [
      "article:published_time", "og:article:published_time", "datepublished", "date", "dc.date", "dc.date.issued",
      "dcterms.created", "pubdate", "publishdate", "sailthru.date", "parsely-pub-date", "og:published_time",
    ]
    for name in dates {
      guard let date = metas[name].flatMap({ FeedDate.date($0) }) else { continue }
      publishedAt = date
      break
    }
    let stated = metas["og:locale"] ?? metas["content-language"] ?? metas["language"]
    language = (language ?? stated).flatMap(Self.code)
    title = metas["og:title"] ?? metas["twitter:title"] ?? metas["dc.title"] ?? metas["parsely-title"]
    title = Self.title(stated: title, window: windowTitle, heading: heading, site: site)
  }

  private mutating func take(_ tree: PageTree, _ index: Int) {
    guard let value = tree.attribute(.content, of: index)?.trimmed, !value.isEmpty else { return }
    for name in [PageAttribute.property, .name, .itemprop, .httpEquiv] {
      // One meta may have several names.
      for word in (tree.attribute(name, of: index) ?? "").lowercased().split(separator: " ") {
        let key = String(word)
        if metas[key] == nil { metas[key] = value }
      }
    }
  }

  /// The title without the name of the site.
  private static func title(stated: String?, window: String?, heading: String?, site: String?) -> String? {
    guard let title = stated ?? window else { return heading }
    if let heading, heading.utf8.count > 15, title != heading, title.hasPrefix(heading) || title.hasSuffix(heading) {
      return heading
    }
    for mark in [" | ", " - ", " – ", " — ", " » ", " :: ", " · "] {
      guard let range = title.ranges(of: mark).last else { continue }
      let start = title[..<range.lowerBound].trimmed
      let end = title[range.upperBound...].trimmed
      if let site, FoldedWords(end) == FoldedWords(site) { return start }
      // Of two parts of a window's title the longer one is that of the article.
      if stated == nil, start.split(separator: " ").count >= 4 { return start }
    }
    return title
  }

  /// The code of a language tag such as `en-GB` or `pt_BR`.
  private static func code(_ tag: String) -> String? {
    let code = tag.prefix { $0.isLetter }.lowercased()
    return code.utf8.count == 2 && code.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? code : nil
  }
}

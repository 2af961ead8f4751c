import FoundationEssentials
import NewsDomain

/// The facts that a page states about its article.
struct PageFacts: Sendable {
  var title: String?
  var author: String?
  var publishedAt: Date?
  var language: String?
  var site: String?
  var imageLink: String?
  /// The subject of the page in a sentence or two.
  var description: String?
  /// The page's address as it states it.
  var link: String?
  /// The address against which links are resolved.
  var base: String?
  /// The window title, with the name of the site.
  var windowTitle: String?
  /// The first heading of the page.
  var heading: String?
  /// The address of the next page, as the page states it.
  var next: String?
  /// The page's JSON-LD.
  var data = StructuredData()
  /// Whether the page says that it is an article.
  var isArticle = false

  /// The longest title and name that are used, in characters.
  private static let longest = 500
  /// How far titles are searched, in bytes.
  private static let titleReach = 20_000

  /// - Parameters:
  ///   - scripts: the nodes of the scripts with data.
  ///   - url: the address of the page, or the path of a file.
  init(_ tree: PageTree, _ names: PageNames, scripts: [Int], url: String) {
    var metas = PageMetas()
    var picture: String?
    // The end of an element without text; its descendants have none either.
    var blankEnd = 0
    func text(ofTitle index: Int) -> String? {
      guard index >= blankEnd else { return nil }
      let title = tree.plain(index, ofBytes: Self.titleReach).nonBlank
      if title == nil { blankEnd = Int(tree.nodes[index].end) }
      return title
    }
    for index in 0..<tree.count {
      switch tree.nodes[index].tag {
      case .html: language = language ?? tree.attribute(.lang, of: index)?.nonBlank
      case .meta: metas.take(tree, index)
      case .title where windowTitle == nil: windowTitle = text(ofTitle: index)
      case .base where base == nil: base = tree.attribute(.href, of: index)?.nonBlank
      case .link:
        guard let relation = tree.attribute(.rel, of: index)?.lowercased() else { continue }
        let address = tree.attribute(.href, of: index)?.nonBlank
        switch relation {
        case "canonical": link = link ?? address
        case "next": next = next ?? address
        case "image_src": picture = picture ?? address
        default: continue
        }
      case .h1 where heading == nil: heading = text(ofTitle: index)
      default: continue
      }
    }
    let isAddress = WebLink(url) != nil
    let stated = link ?? metas["og:url"]
    let place = isAddress ? url : stated.flatMap { WebLink($0)?.address }
    link = stated.flatMap { FeedAddress.resolved($0, against: place) }
    base = base.flatMap { FeedAddress.resolved($0, against: place) } ?? place

    let statedTitle = metas.first(["og:title", "twitter:title", "dc.title", "dcterms.title", "parsely-title"])
    data = StructuredData(
      scripts.map { tree.text($0) }, links: [url, link ?? ""], title: statedTitle ?? windowTitle ?? heading)
    isArticle = data.isArticle || metas["og:type"]?.lowercased() == "article"
    description = metas.first(["og:description", "description", "twitter:description"]) ?? data.description
    site = (metas["og:site_name"] ?? data.site ?? metas["application-name"]).map { String($0.prefix(Self.longest)) }
    title = PageTitle(site: site, host: place.flatMap { WebLink($0)?.host }, heading: heading)
      .title(stated: statedTitle ?? data.title, window: windowTitle).map { String($0.prefix(Self.longest)) }
    let pictures = ["og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src"]
    imageLink = (metas.first(pictures) ?? data.image ?? picture ?? metas["image"] ?? metas["thumbnailurl"])
      .flatMap { FeedAddress.resolved($0, against: base) }.flatMap { WebLink($0)?.address }
    let people = PageByline(tree: tree, names: names, site: site)
    author = people.author(data.authors, metas: metas)
    publishedAt =
      metas.first(PageMetas.dates, { PageDate.date($0) }) ?? data.publishedAt
      ?? metas.first(PageMetas.otherDates, { PageDate.date($0) }) ?? PageDate.stated(in: tree, names)
      ?? PageDate.date(inAddress: place ?? "")
    language =
      [language, metas["og:locale"], metas["content-language"], metas["language"], data.language]
      .lazy.compactMap { $0.flatMap(Self.code) }.first
  }

  /// The code in a language tag such as `en-GB` or `pt_BR`.
  private static func code(_ tag: String) -> String? {
    let code = tag.trimmed.prefix { $0.isLetter }.lowercased()
    guard code.utf8.count == 2, code.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    return former[code] ?? code
  }

  /// Codes that ISO 639 has replaced, or that it has for the two forms of Norwegian.
  private static let former = ["iw": "he", "in": "id", "ji": "yi", "nb": "no", "nn": "no"]
}

/// How a tag affects the text that it is in.
enum HTMLEffect: Sendable {
  /// It begins or ends a line.
  case block
  /// It separates words.
  case cell
  case image
  /// Its content is not text.
  case hidden
  case inline

  /// The effects of the tags of the standard, by their numbers.
  private static let ofTags: [HTMLEffect] = {
    let blocks = [
      "address", "article", "aside", "blockquote", "br", "center", "dd", "details", "div", "dl", "dt", "fieldset",
      "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main",
      "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "tr", "ul",
    ]
    let hidden = ["script", "style", "template", "noframes", "noembed", "iframe", "title", "rp", "rt"]
    let byName: [HTMLTagName: HTMLEffect] = Dictionary(
      blocks.map { (HTMLTagName($0), .block) } + hidden.map { (HTMLTagName($0), .hidden) } + [
        (HTMLTagName("td"), .cell), (HTMLTagName("th"), .cell), (.img, .image),
      ], uniquingKeysWith: { first, _ in first })
    return HTMLTagName.all.map { byName[$0] ?? .inline }
  }()

  init(of tag: HTMLTagName) {
    self = tag.id < UInt(Self.ofTags.count) ? Self.ofTags[Int(tag.id)] : .inline
  }
}

/// The elements that the extraction distinguishes.
enum PageTag: UInt8, Sendable {
  case text
  case other
  case html, head, title, meta, link, base, script, body
  case a, abbr, b, br, cite, code, del, em, font, i, img, ins, kbd, mark, picture, q, s, small, source, span, strong
  case sub, sup, time, tt, u, wbr
  case address, article, aside, blockquote, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer
  case form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, tbody, td
  case tfoot, th, thead, tr, ul, caption
  case input
  case math, mfrac, msqrt, msub, msup

  /// The tag of an element; `nil` for one whose content is not text of the page.
  init?(name: String) {
    if let tag = Self.byName[name] {
      self = tag
    } else if Self.withoutText.contains(name) {
      return nil
    } else {
      self = .other
    }
  }

  private static let withoutText: Set<String> = [
    "style", "noscript", "template", "svg", "iframe", "object", "embed", "applet", "canvas", "audio", "video", "select",
    "option", "button", "textarea", "frameset", "frame", "noframes", "map", "datalist", "dialog", "progress", "meter",
    "marquee", "rp", "rt", "annotation", "annotation-xml",
  ]

  private static let all: [(String, PageTag)] = [
    ("html", .html), ("head", .head), ("title", .title), ("meta", .meta), ("link", .link), ("base", .base),
    ("script", .script), ("body", .body), ("a", .a), ("abbr", .abbr), ("b", .b), ("br", .br), ("cite", .cite),
    ("code", .code), ("del", .del), ("em", .em), ("font", .font), ("i", .i), ("img", .img), ("ins", .ins),
    ("kbd", .kbd), ("mark", .mark), ("picture", .picture), ("q", .q), ("s", .s), ("strike", .s), ("small", .small),
    ("source", .source), ("span", .span), ("strong", .strong), ("sub", .sub), ("sup", .sup), ("time", .time),
    ("tt", .tt), ("u", .u), ("wbr", .wbr), ("address", .address), ("article", .article), ("aside", .aside),
    ("blockquote", .blockquote), ("center", .center), ("dd", .dd), ("details", .details), ("div", .div), ("dl", .dl),
    ("dt", .dt), ("fieldset", .fieldset), ("figcaption", .figcaption), ("figure", .figure), ("footer", .footer),
    ("form", .form), ("h1", .h1), ("h2", .h2), ("h3", .h3), ("h4", .h4), ("h5", .h5), ("h6", .h6),
    ("header", .header), ("hr", .hr), ("li", .li), ("main", .main), ("nav", .nav), ("ol", .ol), ("p", .p),
    ("pre", .pre), ("section", .section), ("summary", .summary), ("table", .table), ("tbody", .tbody), ("td", .td),
    ("tfoot", .tfoot), ("th", .th), ("thead", .thead), ("tr", .tr), ("ul", .ul), ("caption", .caption),
    ("input", .input), ("math", .math), ("mfrac", .mfrac), ("msqrt", .msqrt), ("msub", .msub), ("msup", .msup),
    ("dir", .ul), ("menu", .ul),
  ]

  private static let byName = Dictionary(all, uniquingKeysWith: { first, _ in first })

  /// Whether there is a line break before and after the element.
  var isBlock: Bool { rawValue >= PageTag.address.rawValue && rawValue <= PageTag.caption.rawValue || self == .body }

  /// The level of a heading; `nil` for other elements.
  var headingLevel: Int? {
    rawValue >= PageTag.h1.rawValue && rawValue <= PageTag.h6.rawValue ? Int(rawValue - PageTag.h1.rawValue) + 1 : nil
  }
}

/// The attributes that the extraction reads.
enum PageAttribute: UInt8, Sendable {
  case id, `class`, style, hidden, role, href, src, lazySource, sourceSet, content, property, name, itemprop, itemtype
  case rel, type, datetime, lang, start, reversed, value, width, height, httpEquiv, ariaHidden, alt, rowspan, colspan

  init?(_ name: String) {
    guard let attribute = Self.byName[name] else { return nil }
    self = attribute
  }

  private static let byName: [String: PageAttribute] = [
    "id": .id, "class": .class, "style": .style, "hidden": .hidden, "role": .role, "href": .href, "src": .src,
    "data-src": .lazySource, "data-original": .lazySource, "data-lazy-src": .lazySource, "srcset": .sourceSet,
    "data-srcset": .sourceSet, "content": .content, "property": .property, "name": .name, "itemprop": .itemprop,
    "itemtype": .itemtype, "rel": .rel, "type": .type, "datetime": .datetime, "lang": .lang, "xml:lang": .lang,
    "start": .start, "reversed": .reversed, "value": .value, "width": .width, "height": .height,
    "http-equiv": .httpEquiv, "aria-hidden": .ariaHidden,
    "alt": .alt, "rowspan": .rowspan, "colspan": .colspan,
  ]
}

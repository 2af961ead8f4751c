import NewsDomain

/// Removes blocks that are not part of the article: its repeated title, references to other articles, and what sites
/// write below a text.
enum BlockTidying {
  static func tidied(_ blocks: [TextBlock], title: String?) -> [TextBlock] {
    var blocks = blocks.filter { !isReference($0) }
    // The title is shown above the text anyway.
    if let title {
      let wanted = FoldedWords(title)
      let start = blocks.prefix(4).firstIndex { block in
        guard block.isShort else { return false }
        let words = FoldedWords(block.plain)
        return words == wanted
          || wanted.text.hasPrefix(words.text) && words.text.utf8.count * 4 > wanted.text.utf8.count * 3
      }
      if let start { blocks.remove(at: start) }
    }
    blocks = blocks.prefix(4).filter { !isOfSite($0, title) } + blocks.dropFirst(4)
    blocks.removeAll { isCredit($0) || isTitle($0, title) }
    while let last = blocks.last, isTrailing(last) { blocks.removeLast() }
    return blocks
  }

  /// Whether a block only leads to another article, such as "Read also: …".
  private static func isReference(_ block: TextBlock) -> Bool {
    switch block {
    case .paragraph, .quote, .item: break
    case .heading, .code, .table, .caption: return false
    }
    let text = block.plain
    guard text.utf8.count < 400 else { return false }
    let folded = FoldedWords(text).text
    if noise.contains(folded) { return true }
    if text.utf8.count < 200, requests.contains(where: { folded.holds($0) }) { return true }
    let linked = block.spans.reduce(0) { $0 + ($1.link == nil ? 0 : $1.text.utf8.count) }
    let isLinked = linked * 2 > text.utf8.count
    return isLinked && references.contains { folded.hasPrefix($0) }
      || text.utf8.count < 200 && strongReferences.contains { folded.hasPrefix($0) }
  }

  /// Whether one of the first blocks gives the date and the section in which the article was published.
  private static func isOfSite(_ block: TextBlock, _ title: String?) -> Bool {
    guard case .paragraph(let spans) = block else { return false }
    let text = block.plain
    guard text.utf8.count < 200 else { return false }
    let parts = text.split { ">›»/|".contains($0) }
    let linked = spans.reduce(0) { $0 + ($1.link == nil ? 0 : $1.text.utf8.count) }
    if parts.count >= 3, linked * 3 > text.utf8.count { return true }
    // A breadcrumb trail ends with the title.
    if parts.count >= 3, let title, let last = parts.last, FoldedWords(String(last)) == FoldedWords(title) {
      return true
    }
    guard text.utf8.count < 120, let last = text.last, !".!?…:”»\"。！？".contains(last) else { return false }
    return isDated(text)
  }

  /// Whether a line has a date with its year: `24. April 2020`, `2020-04-24`, `04/24/2020`.
  private static func isDated(_ text: String) -> Bool {
    let numbers = text.split { !($0.isASCII && $0.isNumber) }
    guard numbers.contains(where: { $0.utf8.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }),
      numbers.contains(where: { $0.utf8.count <= 2 })
    else { return false }
    let words = text.split { !$0.isLetter }.count
    return words <= 9
  }

  /// Whether a block is a caption that only repeats the title.
  private static func isTitle(_ block: TextBlock, _ title: String?) -> Bool {
    guard case .caption = block, let title else { return false }
    return FoldedWords(block.plain) == FoldedWords(title)
  }

  /// Whether a block only credits the picture above it.
  private static func isCredit(_ block: TextBlock) -> Bool {
    switch block {
    case .paragraph, .caption: break
    case .heading, .item, .quote, .code, .table: return false
    }
    let text = block.plain
    guard text.utf8.count < 100 else { return false }
    if text.hasPrefix("©") || text.hasPrefix("(c)") || text.hasPrefix("(C)") { return true }
    let folded = FoldedWords(text).text
    return credits.contains { folded.hasPrefix($0) } && (text.contains(":") || text.contains("/") || text.contains("©"))
  }

  /// The beginnings of credits before the name of a photographer.
  private static let credits = [
    "foto ", "fotos ", "photo ", "photos ", "photograph ", "photo by ", "image ", "images ", "image credit ", "bild ",
    "bilder ", "bildquelle ", "bildnachweis ", "credit ", "imagen ", "foto de ", "credito ", "credits ", "picture ",
  ]

  /// Whether the last block of a text is insignificant.
  private static func isTrailing(_ block: TextBlock) -> Bool {
    switch block {
    case .heading: return true
    case .paragraph, .caption, .quote:
      let text = block.plain
      let linked = block.spans.reduce(0) { $0 + ($1.link == nil ? 0 : $1.text.utf8.count) }
      if linked * 5 > text.utf8.count * 4, text.utf8.count < 150 { return true }
      let folded = FoldedWords(text).text
      if text.utf8.count < 400, endings.contains(where: { folded.hasPrefix($0) }) { return true }
      return false
    case .item, .code, .table: return false
    }
  }

  /// The beginnings of references to another article, if most of the block is a link.
  private static let references = [
    "also read", "read also", "read more", "see also", "more on", "more", "related", "watch", "listen", "subscribe",
    "recommended", "read", "also on", "click here", "lesen sie auch", "lesen sie hier", "lesen sie mehr", "mehr zu",
    "mehr dazu", "mehr zum", "siehe auch", "auch interessant", "passend dazu", "lire aussi", "a lire", "a lire aussi",
    "lire egalement", "voir aussi", "lea tambien", "lea mas", "lea", "leer mas", "vea tambien", "ver tambien",
    "le puede interesar", "te puede interesar", "mas informacion", "tambien lea", "leia tambem", "leia mais",
    "veja tambem", "saiba mais", "leggi anche", "leggi", "guarda anche", "lees ook", "lees meer", "las ocksa", "zobacz",
    "zobacz tez", "czytaj tez", "czytaj takze", "читайте также", "смотрите также", "читайте", "читаите также",
    "permalink", "permalien", "source", "quelle", "via", "tags", "zum thema", "weitere artikel", "zuruck",
  ]

  /// The beginnings of references even if nothing is linked.
  private static let strongReferences = [
    "lesen sie auch", "lire aussi", "lea tambien", "le puede interesar", "te puede interesar", "leia tambem",
    "leggi anche", "lees ook", "читайте также", "also read", "read also", "auch interessant", "see also",
    "like it share it", "share this", "teilen mit", "compartir", "partager",
  ]

  /// Phrases of requests to log in before commenting.
  private static let requests = [
    "um kommentare zu schreiben", "um einen kommentar zu schreiben", "um einen kommentar abzugeben",
    "um kommentieren zu konnen", "um zu kommentieren", "to post a comment", "to leave a comment", "to post comments",
    "to add a comment", "be logged in to comment", "sign in to comment", "log in to comment",
    "pour laisser un commentaire",
    "pour publier un commentaire", "pour commenter", "para publicar un comentario", "para dejar un comentario",
    "para comentar", "per lasciare un commento", "per commentare", "om te reageren", "чтобы оставить комментарий",
  ]

  /// The beginnings of last paragraphs about the site rather than the article.
  private static let endings = [
    "follow ", "subscribe ", "sign up ", "download ", "for the latest ", "for more ", "send us ", "like us ",
    "join us ",
    "get the ", "get our ", "copyright ", "all rights reserved", "abonnieren ", "folgen sie ", "suivez ", "abonnez ",
    "siguenos ", "suscribete ", "segui ", "iscriviti ", "this article was ", "this story was ", "source ", "quelle ",
    "fuente ", "fonte ", "foto ", "photo ", "image ", "bild ", "bildquelle ", "weitere informationen ",
    "mehr informationen ",
    "haben sie ", "war der artikel ", "was this ", "about the author", "uber den autor", "tags ", "tagged ",
    "filed under ",
    "posted in ", "categories ", "schlagworter ", "themen ", "etiquetas ", "mots cles ", "dieser eintrag wurde ",
  ]

  /// Blocks that consist only of one of these.
  private static let noise: Set<String> = [
    "advertisement", "anzeige", "werbung", "publicidad", "publicite", "publicidade", "pubblicita", "reklama", "share",
    "teilen", "print", "drucken", "gefallt mir", "like", "loading", "wird geladen", "back", "zuruck", "retour", "top",
    "nach oben", "back to top", "comments", "kommentare", "permalink", "permalien", "print recipe", "continue reading",
    "view comments", "show comments", "add a comment", "leave a comment", "kommentare anzeigen", "kommentar schreiben",
    "remove ads", "click to share", "artikel teilen", "diesen artikel teilen", "mochten sie den artikel teilen",
    "share this article", "share this story", "share this post", "partager cet article", "partager l article",
    "compartir este articulo", "compartir articulo", "condividi articolo", "compartilhe", "compartilhar",
    "story continues below", "article continues below", "story continues below advertisement",
    "article continues after advertisement", "this post may contain affiliate links",
  ]
}

extension TextBlock {
  /// Whether the block may be a title.
  fileprivate var isShort: Bool {
    switch self {
    case .heading, .paragraph: plain.utf8.count < 400
    case .item, .quote, .code, .table, .caption: false
    }
  }
}

import NewsDomain

/// The topic of a feed of a site, as a number: the greater it is, the less likely a reader of the site's pages wants
/// the feed.
enum FeedTopic {
  /// The beginnings of "comment" in several languages.
  private static let comments = [
    "comment", "kommentar", "coment", "commenti", "komment", "reacti", "koment", "коммент", "комент", "yorum", "تعليق",
    "التعليق", "دیدگاه", "תגוב", "σχόλ", "σχολ", "luận", "評論", "迴響",
    "评论", "コメント", "댓글", "hozzászól", "discussion", "replies",
  ]
  private static let parts: Set<String> = [
    "category", "categories", "tag", "tags", "topic", "topics", "author", "authors", "search", "label", "catégorie",
    "étiquette", "mot-clé", "auteur", "kategorie", "schlagwort", "autor", "categoría", "etiqueta", "categoria",
  ]
  private static let queryNames: Set<String> = ["cat", "tag", "author", "s", "search", "label"]

  /// - Parameters:
  ///   - title: what the page calls the feed.
  ///   - page: the address of the page.
  static func distance(_ title: String?, at link: WebLink, from page: WebLink) -> Int {
    let path = segments(link)
    let query = (link.reference.query ?? "").lowercased().split(at: "&")
    let titleWords = (title ?? "").lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    let ofComments =
      [
        titleWords.contains { word in comments.contains { word.hasPrefix($0) || word.hasSuffix($0) } },
        path.contains { segment in comments.contains(where: segment.hasPrefix) }
          || query.contains { $0.hasPrefix("withcomments") || $0.hasPrefix("feed=comments") },
      ].count { $0 }
    let ofPart =
      [
        titleWords.contains { parts.contains(String($0)) },
        path.contains { parts.contains($0) }
          || query.contains { queryNames.contains($0.prefix { $0 != "=" }.lowercased()) },
      ].count { $0 }
    // The feed of the very section that the reader named.
    if ofComments == 0, isOfPage(path, segments(page)) { return -1 }
    return 4 * ofComments + ofPart
  }

  private static func segments(_ link: WebLink) -> [String] {
    link.reference.path.lowercased().split(separator: "/").map(String.init)
  }

  private static func isOfPage(_ path: [String], _ page: [String]) -> Bool {
    !page.isEmpty && (path.starts(with: page) || isNamedLike(path, page))
  }

  /// Whether only an ending is different: `/blog.atom` of `/blog`.
  private static func isNamedLike(_ path: [String], _ page: [String]) -> Bool {
    guard path.count == page.count, let last = path.last, let name = page.last, path.dropLast() == page.dropLast()
    else { return false }
    return last.hasPrefix(name + ".")
  }
}

import NewsDomain

/// Reads the list of a story's articles that aggregators put into a description: each is a link and its source.
enum StoryList {
  /// The most articles that are read of one story.
  static let most = 50

  /// - Returns: an empty list if the description contains more than such a list, or if an article names no source.
  static func articles(inHTML html: String) -> [RelatedArticle] {
    guard html.hasPrefix("<ol>"), html.hasSuffix("</ol>") else { return [] }
    var html = html
    return html.withUTF8 { bytes in
      var articles: [RelatedArticle] = []
      var link: String?
      var title: [UInt8] = []
      var source: [UInt8] = []
      var isInLink = false
      func end() {
        let name = String(decoding: title, as: UTF8.self).trimmed
        if let link, !name.isEmpty {
          let source = String(decoding: source, as: UTF8.self).nonBlank
          articles.append(RelatedArticle(title: name, source: source, link: link))
        }
        (link, isInLink) = (nil, false)
        title.removeAll(keepingCapacity: true)
        source.removeAll(keepingCapacity: true)
      }

      HTMLFragment.read(bytes) { piece in
        switch piece.kind {
        case .text:
          if isInLink { title += piece.text } else if link != nil { source += piece.text }
        case .start, .end:
          if piece.name == .li || piece.name == .ol {
            end()
          } else if piece.name == .a {
            isInLink = piece.kind == .start && link == nil
            if isInLink { link = piece.attribute("href") }
          }
        case .other: break
        }
        return articles.count < most ? .continueByName : .stop
      }
      end()
      return articles.contains { $0.source == nil } ? [] : articles
    }
  }
}

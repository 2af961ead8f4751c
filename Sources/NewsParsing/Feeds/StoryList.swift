import NewsDomain

/// Reads the list of a story's articles that aggregators put into a description: each is a link and its source.
package enum StoryList {
  /// The most articles that are read of one story.
  private static let most = 50

  /// - Returns: an empty list if the description contains more than such a list, or if an article names no source.
  package static func articles(inHTML html: String) -> [RelatedArticle] {
    guard html.hasPrefix("<ol>"), html.hasSuffix("</ol>") else { return [] }
    var html = html
    return html.withUTF8 { bytes in
      var articles: [RelatedArticle] = []
      var link: String?
      var title: [UInt8] = []
      var source: [UInt8] = []
      var isInLink = false
      var scanner = HTMLScanner(bytes)

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

      while articles.count < most, let token = scanner.next() {
        switch token {
        case .text(let range):
          if isInLink { title += bytes[range] } else if link != nil { source += bytes[range] }
        case .character(let scalar):
          // A no-break space separates the link from the source's name; as a plain space it is trimmed.
          let text = UTF8.encode(scalar.value == 0xA0 ? " " : scalar) ?? UTF8.encodedReplacementCharacter
          if isInLink { title += text } else if link != nil { source += text }
        case .cut: continue
        case .tag(let tag):
          if scanner.isNamed(tag, "li") || scanner.isNamed(tag, "ol") {
            end()
          } else if scanner.isNamed(tag, "a") {
            isInLink = !tag.isClosing && link == nil
            if isInLink { link = scanner.attribute("href", of: tag) }
          }
        }
      }
      end()
      return articles.contains { $0.source == nil } ? [] : articles
    }
  }
}

import NewsDomain

/// The list of a story's tellings that aggregators put into a description: each a link and its publisher.
enum StoryList {
  /// Tellings that are read of a story.
  private static let most = 50

  /// - Returns: nothing where there is more than such a list, or where one of them has no publisher.
  static func articles(inHTML html: String) -> [RelatedArticle] {
    guard html.hasPrefix("<ol>"), html.hasSuffix("</ol>") else { return [] }
    var html = html
    return html.withUTF8 { bytes in
      var articles: [RelatedArticle] = []
      var link: String?
      var title: [UInt8] = []
      var publisher: [UInt8] = []
      var isInLink = false
      var scanner = HTMLScanner(bytes)

      func end() {
        let name = String(decoding: title, as: UTF8.self).trimmed
        if let link, !name.isEmpty {
          let publisher = String(decoding: publisher, as: UTF8.self).nonBlank
          articles.append(RelatedArticle(title: name, publisher: publisher, link: link))
        }
        (link, isInLink) = (nil, false)
        title.removeAll(keepingCapacity: true)
        publisher.removeAll(keepingCapacity: true)
      }

      while articles.count < most, let token = scanner.next() {
        switch token {
        case .text(let range):
          if isInLink { title += bytes[range] } else if link != nil { publisher += bytes[range] }
        case .character(let scalar):
          // What keeps the publisher apart is no part of its name.
          let text = UTF8.encode(scalar.value == 0xA0 ? " " : scalar) ?? UTF8.encodedReplacementCharacter
          if isInLink { title += text } else if link != nil { publisher += text }
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
      return articles.contains { $0.publisher == nil } ? [] : articles
    }
  }
}

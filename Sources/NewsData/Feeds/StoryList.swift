import NewsDomain

/// The list of a story's tellings that aggregators put into a description: each a link and its publisher.
enum StoryList {
  /// Tellings that are read of a story.
  private static let most = 50

  /// - Returns: nothing where there is no list of links.
  static func articles(inHTML html: String) -> [RelatedArticle] {
    guard html.contains("<li") else { return [] }
    var html = html
    return html.withUTF8 { bytes in
      var articles: [RelatedArticle] = []
      var link: String?
      var title = ""
      var publisher = ""
      var isInLink = false
      var scanner = HTMLScanner(bytes)

      func end() {
        let name = title.trimmed
        if let link, !name.isEmpty { 
          articles.append(RelatedArticle(title: name, publisher: publisher.nonBlank, link: link))
        }
        (link, title, publisher, isInLink) = (nil, "", "", false)
      }

      while articles.count < most, let token = scanner.next() {
        var text = ""
        switch token {
        case .text(let range): text = String(decoding: bytes[range], as: UTF8.self)
        case .character(let scalar): text = scalar.value == 0xA0 ? " " : String(scalar)
        case .cut: continue
        case .tag(let tag):
          if scanner.isNamed(tag, "li") || scanner.isNamed(tag, "ol") {
            end()
          } else if scanner.isNamed(tag, "a") {
            isInLink = !tag.isClosing && link == nil
            if isInLink { link = scanner.attribute("href", of: tag) }
          }
          continue
        }
        if isInLink { title += text } else if link != nil { publisher += text }
      }
      end()
      return articles
    }
  }
}

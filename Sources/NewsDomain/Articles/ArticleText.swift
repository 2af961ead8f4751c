import FoundationEssentials

/// The text of an article, from its page or its feed. None of it is trusted.
package struct ArticleText: Sendable, Equatable {
  /// Where a text comes from.
  package enum Origin: String, Sendable {
    case page
    /// The feed had more of the text than the page.
    case feed
  }

  package var verdict: TextVerdict
  package var blocks: [TextBlock]
  package var title: String?
  package var author: String?
  package var publishedAt: Date?
  /// Its language (ISO 639-1), as the page states it or as detected.
  package var language: String?
  /// The name of the site.
  package var site: String?
  package var imageLink: String?
  /// The address of the page after all redirects, or the path of a file.
  package var url: String
  package var origin = Origin.page
  package var fetchedAt: Date

  package init(
    _ verdict: TextVerdict, blocks: [TextBlock] = [], title: String? = nil, author: String? = nil,
    publishedAt: Date? = nil, language: String? = nil, url: String, fetchedAt: Date
  ) {
    self.verdict = verdict
    self.blocks = blocks
    self.title = title
    self.author = author
    self.publishedAt = publishedAt
    self.language = language
    self.url = url
    self.fetchedAt = fetchedAt
  }
}

extension ArticleText {
  /// The plain text: blocks are separated by blank lines, and each item of a list is on its own line.
  package var plain: String {
    var text = ""
    var isInList = false
    for block in blocks {
      let isItem = if case .item = block { true } else { false }
      if !text.isEmpty { text += isInList && isItem ? "\n" : "\n\n" }
      text += block.plain
      isInList = isItem
    }
    return text
  }

  /// The number of words. In scripts without spaces between words, every two characters count as one.
  package var words: Int {
    var count = 0
    var single = 0
    var isInWord = false
    // By scalar, not by character: texts are long.
    for scalar in plain.unicodeScalars {
      if scalar.value >= 0x80, scalar.standsAlone {
        single += 1
        isInWord = false
      } else if scalar.isOfWord {
        if !isInWord { count += 1 }
        isInWord = true
      } else if scalar.value < 0x80 ? scalar.value <= 0x20 : scalar.properties.isWhitespace {
        isInWord = false
      }
    }
    return count + (single + 1) / 2
  }

  /// The reading time in minutes; at least one.
  package var minutes: Int { max(1, Int((ReadingTime.seconds(of: plain) / 60).rounded())) }

  /// The links in the text, each once, in the order of the text. `web N.4` opens the fourth.
  package var links: [String] {
    var seen: Set<String> = []
    return blocks.flatMap(\.spans).compactMap(\.link).filter { seen.insert($0).inserted }
  }
}

/// How much of an article a text is.
package enum TextVerdict: Sendable, Equatable {
  case whole
  case beginning(TextEnd)
  case none(NoText)

  package var name: String {
    switch self {
    case .whole: "whole"
    case .beginning: "beginning"
    case .none: "none"
    }
  }

  /// Why it is not the whole text; the raw value of the reason.
  package var reason: String? {
    switch self {
    case .whole: nil
    case .beginning(let reason): reason.rawValue
    case .none(let reason): reason.rawValue
    }
  }

  /// - Returns: `nil` if the names are unknown.
  package init?(name: String, reason: String?) {
    switch name {
    case "whole": self = .whole
    case "beginning":
      guard let end = reason.flatMap(TextEnd.init) else { return nil }
      self = .beginning(end)
    case "none":
      guard let reason = reason.flatMap(NoText.init) else { return nil }
      self = .none(reason)
    default: return nil
    }
  }
}

/// Why a text ends early.
package enum TextEnd: String, Sendable, CaseIterable {
  /// The rest is for subscribers.
  case paywall
  /// The page only introduces the article.
  case teaser
  /// The text goes on on further pages.
  case furtherPages
  /// The page exceeds the size limit.
  case tooLarge
  /// Reading all of the page would take too long.
  case tooCostly
}

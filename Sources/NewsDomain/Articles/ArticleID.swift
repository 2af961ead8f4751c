/// The identity of an article: the same in every session, in every process and, with one exception, on every machine.
///
/// It has 64 bits, written as 13 letters and digits (base32 of RFC 4648, in lower case), the first of which is always a
/// letter. It is made from the canonical link, or from source, title and day if there is none. It is the first 64 bits
/// of a SHA-256 hash, so that nobody can write an article with the id of another.
///
/// Some feeds give several items one page. They differ by their guids, which then count as well, or else by title and
/// day. Which of them has the id of the link alone depends on what was seen first; an item without a guid that comes
/// beside it, or after it with another title on another day, gets an id made from link, title and day. That is the
/// exception: such an id can differ between machines that saw the feed at different times. It is stored with its
/// article and exported, and never made again from an article whose title or day may have changed since. Articles are
/// not merged by it, and it is nobody's alias: ``ItemMatch`` finds the article of an item.
package struct ArticleID: Sendable, Hashable, Comparable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  /// - Parameter countsGUID: whether another item has the same page, so that its link alone is not enough: without a
  ///   guid, title and day count.
  package init(of article: Article, countsGUID: Bool) {
    self.init(of: article, page: article.canonicalLink, countsGUID: countsGUID)
  }

  /// - Parameter page: the canonical form of the article's link.
  init(of article: Article, page: String?, countsGUID: Bool) {
    let guid = article.guid.map { "\nguid " + $0 } ?? ""
    var words: String { "\(article.ownWords)\nday \(article.publishedAt.map { String($0.utcDay) } ?? "")" }
    // Each kind of text has its own prefix, so that texts of different kinds are never equal.
    var text: String
    if let page, countsGUID, guid.isEmpty {
      text = "item \(page)\n\(words)"
    } else if let page {
      text = Self.start(page) + (countsGUID || WebLink.isHost(page) ? guid : "")
    } else {
      let source = article.source.id ?? article.source.name ?? ""
      text = "text \(source.trimmed)\n\(words)" + guid
      // A link that leads to no page still distinguishes articles.
      if let link = article.link { text += "\nno page " + link }
    }
    self.init(hashing: text)
  }

  /// The id that a link alone gives.
  ///
  /// - Parameter page: its canonical form.
  package init(page: String) {
    self.init(hashing: Self.start(page))
  }

  private static func start(_ page: String) -> String { "link " + page }

  /// The first 64 bits of the SHA-256 hash of a text.
  package init(hashing text: String) {
    let words = SHA256.words(of: text)
    value = UInt64(words[0]) << 32 | UInt64(words[1])
  }

  package static func < (one: Self, other: Self) -> Bool { one.value < other.value }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
  /// The number of base32 digits. Each stands for 5 bits, but the first for 4, so that it is one of 16 letters.
  static let length = 13
}

extension ArticleID: CustomStringConvertible {
  package var description: String {
    String(unsafeUninitializedCapacity: Self.length) { bytes in
      for index in 0..<Self.length {
        bytes[index] = Self.digits[Int(value >> UInt64(60 - index * 5) & 31)]
      }
      return Self.length
    }
  }
}

/// An id or its beginning, as typed.
package struct ArticleIDPrefix: Sendable, Equatable {
  /// Shorter prefixes are not accepted, as too many ids begin with them.
  package static let shortest = 6

  /// The beginning, in lower case.
  package let text: String

  /// - Returns: `nil` if no id can begin with the text.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = text.lowercased()
    guard (Self.shortest...ArticleID.length).contains(text.utf8.count), let first = text.utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "p")).contains(first),
      text.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x32...0x37).contains($0) })
    else { return nil }
    self.text = text
  }

  package func begins(_ id: ArticleID) -> Bool { id.description.hasPrefix(text) }

  /// The values of all ids that begin like this.
  package var values: ClosedRange<UInt64> {
    var value: UInt64 = 0
    for byte in text.utf8 {
      value = value << 5 | UInt64(byte >= UInt8(ascii: "a") ? byte - UInt8(ascii: "a") : byte - UInt8(ascii: "2") + 26)
    }
    let open = UInt64((ArticleID.length - text.utf8.count) * 5)
    let lower = open < 64 ? value << open : 0
    return lower...(lower | (open == 0 ? 0 : (UInt64(1) << open) - 1))
  }
}

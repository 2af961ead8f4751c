/// What tells an article from all others: the same in every run, in every process and on every machine.
///
/// 64 bits, written as 13 letters and digits (base32 of RFC 4648, in lower case), the first of which is a letter. It is
/// made of the canonical link; of source, title and day where there is none; and of what its feed calls it as well,
/// where that alone tells it from another. By the first 64 bits of SHA-256: nobody can write an article that passes for
/// another's.
package struct ArticleID: Sendable, Hashable, Comparable {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  /// - Parameter countsGUID: whether another item leads to the same page, so that its link is not enough.
  init(of article: Article, countsGUID: Bool) {
    let link = article.link.flatMap(WebLink.init)
    let guid = article.guid.map { "\nguid " + $0 } ?? ""
    // A text that begins otherwise for each, so that none is taken for one of another kind.
    var text: String
    if let link {
      text = "link " + link.canonical + (countsGUID || link.isOfHostAlone ? guid : "")
    } else {
      let day = article.publishedAt.map { String(Int(($0.timeIntervalSince1970 / 86_400).rounded(.down))) } ?? ""
      let title = article.title ?? article.summary ?? article.content ?? ""
      let source = article.publisher.id ?? article.publisher.name ?? ""
      text = "text \(source.trimmed)\n\(title.trimmed)\nday \(day)" + guid
      // What is no link to a page still tells one from another.
      if let link = article.link { text += "\nno page " + link }
    }
    let words = SHA256.words(of: text)
    value = UInt64(words[0]) << 32 | UInt64(words[1])
  }

  package static func < (one: Self, other: Self) -> Bool { one.value < other.value }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
  /// Of 5 bits each; the first has 4, and so is one of 16 letters.
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

/// An id or its beginning, as somebody types it.
package struct ArticleIDPrefix: Sendable, Equatable {
  /// Less is not taken: too much begins like it.
  package static let shortest = 6

  /// In lower case.
  package let text: String

  /// - Returns: `nil` for what cannot begin an id.
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
}

import NewsDomain

/// The file `urls` of newsboat: a feed on each line, with tags after its address, of which `"~Name"` is its name.
enum NewsboatURLs {
  /// - Returns: `nil` if no line is one of such a list.
  static func list(_ bytes: [UInt8]) -> FeedList? {
    // A text has no zeros, unless its characters have two bytes.
    guard !bytes.contains(0) || [[0xFF, 0xFE], [0xFE, 0xFF]].contains(where: { bytes.starts(with: $0) }) else {
      return nil
    }
    let text = String(decoding: TextDecoder.utf8(bytes, contentType: nil), as: UTF8.self)
    // Not the text of a page or a program that happens to have an address at the beginning of a line.
    guard let first = text.unicodeScalars.first(where: { !" \t\r\n\u{FEFF}".unicodeScalars.contains($0) }),
      first != "<", first != "{"
    else { return nil }
    var list = FeedList(entries: [], skipped: 0)
    // How many lines are of such a list, and how many could be of anything.
    var (known, unknown) = (0, 0)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let parsed = Line(line) else { continue }
      switch parsed.content {
      case .feed(let address):
        known += 1
        guard list.entries.count < FeedList.maxFeeds else {
          list.problem = .cut(items: FeedList.maxFeeds)
          return list
        }
        list.entries.append(
          FeedList.Entry(
            name: parsed.name, feed: address, site: nil, folder: parsed.tags.first.flatMap { FeedFolder(path: $0) }))
        list.lines.append(
          FeedLine(number: index + 1, otherTags: Array(parsed.tags.dropFirst()), isHidden: parsed.isHidden))
      case .other(let text, let reason):
        if reason == .address { unknown += 1 } else { known += 1 }
        list.leftOut.append(LeftOutLine(number: index + 1, text: text, reason))
      }
    }
    return list.entries.isEmpty && known <= unknown ? nil : list
  }
}

/// A line with something on it.
private struct Line {
  enum Content {
    case feed(String)
    case other(String, LeftOutLine.Reason)
  }

  let content: Content
  private(set) var name: String?
  private(set) var tags: [String] = []
  private(set) var isHidden = false

  /// The longest text of a line that is no feed, in Unicode scalars.
  private static let longest = 100

  /// - Returns: `nil` for an empty line or a comment.
  init?(_ line: Substring) {
    let words = Self.words(of: line)
    guard let first = words.first else { return nil }
    content = Self.content(of: first)
    for word in words.dropFirst() {
      switch word.first {
      case "~": name = name ?? String(word.dropFirst()).name()
      // A tag that hides is none to sort by.
      case "!": isHidden = true
      default: if let tag = word.name(), !tags.contains(tag) { tags.append(tag) }
      }
    }
  }

  private static func content(of word: String) -> Content {
    if let link = WebLink(FeedAddress.unwrapped(word) ?? word) { return .feed(link.address) }
    let parts = word.split(at: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let (scheme, rest) = parts.count == 2 ? (parts[0].lowercased(), parts[1]) : ("", "")
    /// What comes before the first of some marks, as arguments may be secret.
    func beginning(_ marks: String) -> String { scheme + ":" + rest.prefix { !marks.contains($0) } }
    let (text, reason): (String, LeftOutLine.Reason) =
      switch scheme {
      case "query": (beginning(":"), .query)
      case "exec": (beginning(" "), .program)
      case "filter": (beginning(" :"), .filter)
      // So it was in newsbeuter.
      case _ where word.hasPrefix("|"): (String(word.prefix { $0 != " " }), .program)
      default: (word.withoutSecrets, .address)
      }
    return .other(text.prefix(scalars: longest), reason)
  }

  /// The words of a line up to a comment. Double quotes keep words together, and in them a backslash escapes.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.unicodeScalars[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{FEFF}" }
      guard let first = rest.first, first != "#" else { return words }
      guard first == "\"" else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
        words.append(String(Substring(word)))
        rest = rest[word.endIndex...]
        continue
      }
      rest = rest.dropFirst()
      var word = String.UnicodeScalarView()
      while let scalar = rest.popFirst(), scalar != "\"" {
        guard scalar == "\\", let escaped = rest.popFirst() else {
          word.append(scalar)
          continue
        }
        switch escaped {
        case "n", "r", "t": word.append(" ")
        default: word.append(escaped)
        }
      }
      words.append(String(word))
    }
  }
}

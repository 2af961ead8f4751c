import NewsDomain
import NewsPresentation

/// A text to read: items of a list, a page by its address, a file, or the page behind a link of an item's text.
enum ReadTarget: Sendable, Equatable {
  case items(ItemSelection)
  case page(PagePlace)
  case link(Int, item: Int)

  /// The probable address of a text without a scheme, as programs show addresses: `example.org/news`.
  ///
  /// - Returns: `nil` if it looks more like the path of a file.
  static func address(of text: String) -> String? {
    guard let slash = text.firstIndex(of: "/"), let link = WebLink("https://" + text) else { return nil }
    let labels = link.host.prefix { $0 != ":" }.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, text[..<slash].lowercased().hasPrefix(link.host.lowercased()) else { return nil }
    // Only local machines are addressed by numbers, and they have no certificates.
    if labels.count == 4, labels.allSatisfy({ UInt8($0) != nil }) { return "http://" + text }
    guard let last = labels.last, last.utf8.count > 1, last.allSatisfy(\.isLetter) else { return nil }
    return "https://" + text
  }

  /// - Throws: `ShellError.value(.notAnItem)`.
  init(text: String) throws {
    let start = text.prefix(8).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") {
      // An address typed by the reader may lead into the reader's own network.
      self = .page(.address(text, mayBeLocal: true))
    } else if text.contains("/") || text.hasPrefix("~") || text.lowercased().hasSuffix(".html")
      || text.lowercased().hasSuffix(".htm")
    {
      self = .page(.file(text))
    } else if case .link(let link, let item)? = try? WebTarget(text: text) {
      self = .link(link, item: item)
    } else {
      self = .items(try ItemSelection(text: text))
    }
  }
}

/// A page that `web` opens: the pages of items, or a link of an item's text, as in `3.4`.
enum WebTarget: Sendable, Equatable {
  case items(ItemSelection)
  case link(Int, item: Int)

  /// Whether it is one page at most.
  var isOnePage: Bool {
    switch self {
    case .items(.number), .items(.id), .link: true
    case .items: false
    }
  }

  /// - Throws: `ShellError.value(.notAnItem)`.
  init(text: String) throws {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, let item = Int(parts[0]), let link = Int(parts[1]), item > 0, link > 0 {
      self = .link(link, item: item)
    } else {
      self = .items(try ItemSelection(text: text))
    }
  }
}

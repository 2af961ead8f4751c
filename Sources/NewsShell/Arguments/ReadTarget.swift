import NewsDomain
import NewsPresentation

/// What is read: items of a list, a page by its address, or a file.
enum ReadTarget: Sendable, Equatable {
  case items(ItemSelection)
  case page(PagePlace)

  /// - Throws: `ShellError.value(.notAnItem)`.
  init(text: String) throws {
    let start = text.prefix(8).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") {
      // What the reader has typed may lead into the reader's own network.
      self = .page(.address(text, mayBeLocal: true))
    } else if text.contains("/") || text.hasPrefix("~") || text.lowercased().hasSuffix(".html")
      || text.lowercased().hasSuffix(".htm")
    {
      self = .page(.file(text))
    } else {
      self = .items(try ItemSelection(text: text))
    }
  }
}

/// What `web` opens: the pages of items, or a link of an item's text, as in `3.4`.
enum WebTarget: Sendable, Equatable {
  case items(ItemSelection)
  case link(Int, item: Int)

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

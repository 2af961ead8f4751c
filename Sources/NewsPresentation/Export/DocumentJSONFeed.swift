/// Writes a document as a JSON Feed (version 1.1, `jsonfeed.org/version/1.1`). All texts are plain text.
enum DocumentJSONFeed {
  private static let version = "https://jsonfeed.org/version/1.1"

  package static func text(of document: Document) -> String {
    var object = ObjectWriter()
    object.line { feed in
      feed.add("version", version)
      feed.add("title", document.title)
      if !document.about.isEmpty { feed.add("description", document.about.joined(separator: " · ")) }
      feed.add("items", DocumentFeedItem.items(of: document).map(Item.init))
    }
    return object.text
  }

  /// An item as an object. A member without a value is left out, as the format asks.
  private struct Item: FieldValue {
    let item: DocumentFeedItem

    static var schema: String { #"{"type":"object"}"# }
    var cell: String? { nil }

    func write(to object: inout ObjectWriter) {
      object.open()
      object.add("id", item.id)
      if let link = item.entry.link { object.add("url", link.address) }
      object.add("title", item.entry.title)
      // Each item must have a text, even if none is known.
      object.add("content_text", item.summary ?? "")
      if let image = item.entry.image { object.add("image", image.address) }
      if let date = item.publishedAt { object.add("date_published", date.iso8601) }
      if let author = item.author { object.add("authors", [Author(name: author)]) }
      if let language = item.language { object.add("language", language) }
      if item.source != nil || item.entry.feed != nil { object.add("_supernews") { extras(&$0) } }
      object.close()
    }

    /// Adds values for which the format has no member: such members begin with an underscore.
    private func extras(_ object: inout ObjectWriter) {
      if let source = item.source { object.add("source", source) }
      if let feed = item.entry.feed { object.add("feed", feed.address) }
    }
  }

  private struct Author: FieldValue {
    let name: String

    static var schema: String { #"{"type":"object"}"# }
    var cell: String? { nil }

    func write(to object: inout ObjectWriter) {
      object.open()
      object.add("name", name)
      object.close()
    }
  }
}

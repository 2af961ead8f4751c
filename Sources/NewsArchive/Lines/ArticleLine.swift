/// An article in an exported file: the members of `supernews -F json`, and what else the archive knows. Members without
/// a value are left out.
struct ArticleLine: Codable, Sendable, Equatable {
  struct Source: Codable, Sendable, Equatable {
    var id: String?
    var name: String?
    var link: String?
  }

  struct Place: Codable, Sendable, Equatable {
    var latitude: Double
    var longitude: Double
  }

  struct Related: Codable, Sendable, Equatable {
    var title: String
    var source: String?
    var url: String
  }

  /// A label: a text, or in the lines of `supernews -F json` a name with the reader who shares it.
  struct Label: Codable, Sendable, Equatable {
    /// Empty if it is not a name.
    let name: String
    /// `nil` for the reader's own label.
    let reader: String?

    private enum CodingKeys: String, CodingKey {
      case name
      case reader
    }

    init(_ name: String) {
      self.name = name
      reader = nil
    }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.name = name
        reader = nil
        return
      }
      // A label that is none must not cost its article.
      let members = try? decoder.container(keyedBy: CodingKeys.self)
      name = (try? members?.decode(String.self, forKey: .name)) ?? ""
      reader = try? members?.decodeIfPresent(String.self, forKey: .reader)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }

  struct Revision: Codable, Sendable, Equatable {
    var seenAt: String
    var title: String?
    var description: String?
    var content: String?
  }

  static let typeName = "article"

  var type = ArticleLine.typeName
  var id: String?
  var title: String?
  var source: Source?
  var author: String?
  var description: String?
  var content: String?
  var url: String?
  var givenUrl: String?
  /// How `url` was found, if the provider gave only `givenUrl`.
  var linkWay: String?
  var imageUrl: String?
  var guid: String?
  var publishedAt: String?
  var duration: Int?
  var provider: String?
  /// The host that its words came from.
  var origin: String?
  /// Who wrote its words: `others`, `service` or `source`.
  var speaker: String?
  var country: String?
  /// Other countries with this article among their headlines.
  var others: [String]?
  var language: String?
  var place: Place?
  var related: [Related]?
  var sharesPage: Bool?
  /// The feeds that it was an item of, as hashes, if they have other items for its page.
  var feeds: [String]?

  var firstSeen: String?
  /// Only lines of ``DatabaseArchive/export(to:)`` have it, so it distinguishes them from those of `supernews -F json`.
  var lastSeen: String?
  var isRead: Bool?
  var readAt: String?
  var shownAt: String?
  var isSaved: Bool?
  var savedAt: String?
  var labels: [Label]?
  /// When its current words were first seen, if they have changed.
  var revisedAt: String?
  var revisions: [Revision]?
  /// Its other ids.
  var aliases: [String]?
  /// The lists it was in.
  var lists: [String]?
  /// The id of the story it belongs to.
  var story: String?
  /// Its row, if that cannot be derived from its times.
  var row: Int64?
}

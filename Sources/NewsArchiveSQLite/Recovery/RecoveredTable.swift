import NewsArchive

/// A table whose rows are copied from a damaged file.
struct RecoveredTable {
  enum Kind {
    case integer
    case real
    case text
    case blob

    init(_ kind: ArticleColumn.Kind) {
      self =
        switch kind {
        case .integer: .integer
        case .real: .real
        case .text: .text
        }
    }
  }

  struct Column {
    let name: String
    let kind: Kind
  }

  /// Where the values of a column can be read if the table itself is damaged. Rows with these values are looked up one
  /// by one.
  struct Lookup {
    let column: String
    /// Statements for the damaged file. Each ends where the damage begins, so two read from opposite ends.
    var damaged: [String] = []
    /// A statement for the new file.
    var recovered: String?
  }

  let name: String
  let columns: [Column]
  /// The number of columns in the primary key, which come first.
  let keys: Int
  let lookup: Lookup?

  init(_ name: String, keys: Int = 1, _ columns: KeyValuePairs<String, Kind>, _ lookup: Lookup? = nil) {
    self.init(name, keys: keys, columns.map { Column(name: $0.key, kind: $0.value) }, lookup)
  }

  init(_ name: String, keys: Int = 1, _ columns: [Column], _ lookup: Lookup?) {
    self.name = name
    self.keys = keys
    self.columns = columns
    self.lookup = lookup
  }

  /// Whether no index and no table of the search index has rows of the same shape, so that it is recognised without its
  /// name.
  var isTellable: Bool { ["article", "source", "label", "visit", "mute", "follow"].contains(name) }

  /// Whether it has no row ids: its pages are those of an index.
  var isIndex: Bool {
    [
      "label", "revision", "listed", "text_revision", "text_block", "story_term", "visit", "followed", "alert",
      "counter", "feed_item",
    ].contains(name)
  }

  /// All tables, each after those that give its keys.
  static let all = [
    RecoveredTable(
      "article", ArticleColumn.all.map { Column(name: $0.name, kind: Kind($0.kind)) },
      Lookup(
        column: "row",
        damaged: [
          "SELECT id FROM words_docsize ORDER BY id", "SELECT id FROM words_docsize ORDER BY id DESC",
          "SELECT row FROM article INDEXED BY article_by_id ORDER BY id",
          "SELECT row FROM article INDEXED BY article_by_id ORDER BY id DESC",
        ])),
    RecoveredTable(
      "source", ["key": .integer, "id": .text, "name": .text, "link": .text, "site": .text],
      Lookup(column: "key", recovered: "SELECT DISTINCT source FROM article")),
    RecoveredTable(
      "alias", ["id": .integer, "row": .integer],
      Lookup(
        column: "id",
        damaged: [
          "SELECT id FROM alias INDEXED BY alias_by_row ORDER BY row, id",
          "SELECT id FROM alias INDEXED BY alias_by_row ORDER BY row DESC, id DESC",
        ])),
    RecoveredTable(
      "label", keys: 2, ["row": .integer, "label": .text],
      Lookup(column: "row", recovered: "SELECT row FROM article WHERE saved IS NOT NULL")),
    RecoveredTable(
      "revision", keys: 2,
      ["row": .integer, "seen": .real, "title": .text, "summary": .text, "content": .text],
      Lookup(column: "row", recovered: "SELECT row FROM article WHERE revised IS NOT NULL")),
    // From its index, which has all columns.
    RecoveredTable(
      "listed", keys: 2, ["list": .integer, "row": .integer],
      Lookup(column: "row", recovered: "SELECT row FROM article")),
    RecoveredTable(
      "front", ["key": .integer, "list": .integer, "first": .real, "last": .real, "articles": .blob],
      Lookup(
        column: "key",
        damaged: [
          "SELECT key FROM front INDEXED BY front_by_list ORDER BY list, last",
          "SELECT key FROM front INDEXED BY front_by_list ORDER BY list DESC, last DESC",
        ])),
    RecoveredTable(
      "list", ["key": .integer, "name": .text, "country": .text],
      Lookup(column: "key", recovered: "SELECT list FROM listed UNION SELECT list FROM front")),
    RecoveredTable(
      "text", ["row": .integer, "fetched": .real, "seen": .real, "host": .text, "document": .blob],
      Lookup(column: "row", recovered: "SELECT row FROM article")),
    RecoveredTable(
      "text_revision", keys: 2, ["row": .integer, "seen": .real, "document": .blob],
      Lookup(column: "row", recovered: "SELECT row FROM text")),
    RecoveredTable(
      "feed_item", keys: 3,
      [
        "feed": .integer, "page": .integer, "row": .integer, "guid": .integer, "words": .integer,
        "published": .integer, "shared": .integer,
      ]),
    RecoveredTable("text_block", keys: 3, ["host": .text, "fingerprint": .integer, "row": .integer]),
    RecoveredTable("story", ["key": .integer, "id": .integer, "first": .real, "last": .real, "profile": .blob]),
    RecoveredTable(
      "story_article", ["row": .integer, "story": .integer, "joined": .integer],
      Lookup(column: "row", recovered: "SELECT row FROM article")),
    RecoveredTable("story_term", keys: 2, ["term": .integer, "story": .integer]),
    RecoveredTable("former_story", ["id": .integer, "story": .integer, "merged": .real]),
    RecoveredTable("visit", ["scope": .text, "at": .real, "arrival": .integer]),
    RecoveredTable(
      "mute",
      [
        "number": .integer, "text": .text, "titles": .integer, "source": .text, "made": .real, "until": .real,
        "story": .integer, "story_title": .text,
      ]),
    RecoveredTable(
      "follow",
      [
        "number": .integer, "search": .text, "notifies": .integer, "quiet": .text, "made": .real, "seen": .integer,
      ]),
    RecoveredTable(
      "followed", keys: 2, ["follow": .integer, "row": .integer, "arrival": .integer, "alerts": .integer]),
    RecoveredTable(
      "alert", keys: 2,
      [
        "follow": .integer, "story": .integer, "row": .integer, "made": .real, "shown": .real, "sent": .real,
      ]),
    RecoveredTable("counter", ["name": .text, "value": .integer]),
  ]
}

import FoundationEssentials
import NewsDomain
import SQLKit

/// Lists are stored in files, not on servers.
extension DatabaseArchive {
  /// How far ahead a clock may be, in seconds. Anything with a later date is ignored.
  static let clockError: TimeInterval = 86_400
  /// How long a list is stored, in seconds.
  private static let longest: TimeInterval = 30 * 86_400

  package nonisolated var storesLists: Bool { !store.isServer }

  /// Creates the tables of an archive in memory, which takes some milliseconds.
  package nonisolated func prepare() async {
    guard store.shownPath == nil, !wasOpened.withLock(\.self) else { return }
    await open()
  }

  /// If it cannot be opened, the next call reports why.
  private func open() {
    _ = try? attempt { _ in }
  }

  package func head(of address: String) async -> KeptListHead? {
    readList { try $0.listHead(address).flatMap { isKnown($0) ? $0 : nil } }
  }

  package func list(_ address: String, where isUsable: @Sendable (KeptListHead) -> Bool) async -> KeptList? {
    readList { database in
      try database.reading { try database.keptList(address) { isKnown($0) && isUsable($0) } }
    }
  }

  /// Whether a list is not too old. A list from the future was stored before the clock was set back.
  private func isKnown(_ head: KeptListHead) -> Bool {
    (-Self.clockError..<Self.longest).contains(clock.now.timeIntervalSince(head.receivedAt))
  }

  /// Lists that cannot be read here are fetched; the next access reports why.
  func readList<Value>(_ work: (any ArchiveEngine) throws -> Value?) -> Value? {
    guard !store.isServer else { return nil }
    return (try? read(otherwise: nil, work)) ?? nil
  }

  package func keep(_ list: KeptList) async -> KeptList? {
    guard !store.isServer, exists else { return nil }
    var stored: KeptList?
    keepQuietly {
      // Its articles may be here under other ids than their links give.
      let list = list.identified(by: try identified(list.articles).articles)
      try write { database in
        try database.run(
          "DELETE FROM kept_list WHERE received < ?1", [.date(list.receivedAt.addingTimeInterval(-Self.longest))])
        // It is read back, so that a list looks the same whether it has just arrived or not.
        guard try database.keep(list), var kept = try database.keptList(list.address, where: { _ in true }) else {
          return
        }
        try database.keepWords(of: &kept, from: list)
        stored = kept
      }
    }
    stored?.source = list.source
    return stored
  }

  package func confirm(_ address: String, _ validators: Validators, at now: Date) async {
    guard !store.isServer, exists else { return }
    keepQuietly {
      try write { database in
        _ = try database.run(
          "UPDATE kept_list SET received = ?2 WHERE address = ?1 AND etag IS ?3 AND modified IS ?4",
          [.text(address), .date(now), .text(validators.etag), .text(validators.modified)])
      }
    }
  }

  /// Deletes everything in it.
  package func clear() async {
    opened = nil
    keepQuietly { try store.recover { _ in } }
  }
}

extension ArchiveEngine {
  fileprivate func listHead(_ address: String) throws -> KeptListHead? {
    try run("SELECT received, etag, modified FROM kept_list WHERE address = ?1", [.text(address)]) { $0.listHead }
      .first ?? nil
  }

  fileprivate func keptList(_ address: String, where isUsable: (KeptListHead) -> Bool) throws -> KeptList? {
    var list: KeptList?
    var origins: [KeptOrigin] = []
    var entries: [KeptEntry] = []
    var words: [Int: KeptWords] = [:]
    try each(
      "SELECT received, etag, modified, total, origins, articles, words FROM kept_list WHERE address = ?1",
      [.text(address)]
    ) { row in
      guard let head = row.listHead, isUsable(head), let kept = KeptEntry.entries(row.blob(5)) else { return false }
      origins = (row.text(4) ?? "").utf8.split(separator: UInt8(ascii: "\n")).map { KeptOrigin(line: Substring($0)) }
      entries = kept
      words = KeptWords.words(row.text(6))
      var found = KeptList(address, [], receivedAt: head.receivedAt)
      found.validators = head.validators
      found.total = row.isNull(3) ? nil : min(max(0, Int(row.integer(3))), NewsPage.maxTotal)
      list = found
      return false
    }
    guard var list else { return nil }
    let provenances = origins.map { $0.provenance(list.receivedAt, isLocal: false) }
    let ofNetwork = origins.map { $0.isLocal ? $0.provenance(list.receivedAt, isLocal: true) : nil }
    let rows = try rows(of: entries.compactMap(\.article))
    let known = Dictionary(
      try archived(Array(Set(rows.values))).map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = try sources(entries.map(\.source))
    for (index, entry) in entries.enumerated() {
      guard let id = entry.article else {
        list.items.append(nil)
        continue
      }
      guard let archived = rows[id].flatMap({ known[$0] }), provenances.indices.contains(entry.origin) else {
        return nil
      }
      var article = archived.article
      if !entry.hasOwnLink, article.linkWay != nil, let given = article.givenLink {
        (article.link, article.givenLink, article.linkWay) = (given, nil, nil)
      }
      var provenance = provenances[entry.origin]
      // Links and pictures that others gave the article must not lead into the reader's own network.
      if let local = ofNetwork[entry.origin], KeptEntry.links(of: article) == entry.links { provenance = local }
      article.provenance = provenance.saying(archived.article.provenance?.attribution)
        .supplemented(by: archived.supplement.map(Supplement.feed))
      article.detectedLanguage = entry.language == provenance.language ? nil : entry.language
      // Words of another feed keep its name, unless they are its source's own or a service attributes them.
      let isOfOthers =
        archived.attribution == .others && !provenance.feed.isOfService && !article.comes(from: archived.origin)
      if let own = words[index] {
        article = own.replacingWords(of: article, by: sources[entry.source] ?? article.source)
      } else if !isOfOthers {
        article.source = sources[entry.source] ?? article.source
      } else {
        article.wordsOrigin = archived.origin
        // Without a name, the words would get this list's.
        if article.source == Article.Source() {
          article.source.name = archived.origin.map { String($0.prefix { $0 != "#" }) }
        }
      }
      article.publishedAt = entry.publishedAt
      article.takeFirstSeen(archived.firstSeen)
      list.items.append(article)
    }
    return list
  }

  /// Stores the words that a list has for articles that the archive has in words of another feed.
  ///
  /// - Parameters:
  ///   - stored: the list as it is stored.
  ///   - list: the list as it has arrived.
  fileprivate func keepWords(of stored: inout KeptList, from list: KeptList) throws {
    var words: [Int: KeptWords] = [:]
    for index in stored.items.indices where stored.items[index]?.wordsOrigin != nil {
      guard let brought = list.items[index], brought.wordsOrigin == nil else { continue }
      let own = KeptWords(brought)
      words[index] = own
      stored.items[index] = stored.items[index].map { own.replacingWords(of: $0, by: brought.source) }
    }
    guard let text = KeptWords.text(words) else { return }
    try run("UPDATE kept_list SET words = ?2 WHERE address = ?1", [.text(list.address), .text(text)])
  }

  /// - Returns: `false` if one of the articles is missing.
  fileprivate func keep(_ list: KeptList) throws -> Bool {
    var origins: [String] = []
    var numbers: [KeptOrigin: Int] = [:]
    var sources: [String: Int64] = [:]
    var data = Data(capacity: list.items.count * KeptEntry.size)
    let rows = try rows(of: list.articles.map(\.id))
    for item in list.items {
      guard let article = item else {
        KeptEntry.withdrawn.append(to: &data)
        continue
      }
      guard rows[article.id] != nil else { return false }
      let origin = KeptOrigin(article)
      let number = numbers[origin] ?? origins.count
      if number == origins.count {
        numbers[origin] = number
        origins.append(origin.line)
      }
      let name = [article.source.id, article.source.name, article.source.link].map { $0 ?? "" }.joined(separator: "\n")
      let source = try sources[name] ?? key(of: article.source)
      sources[name] = source
      KeptEntry(
        article: article.id, publishedAt: article.publishedAt, source: source, origin: number,
        language: article.language,
        // An item of a source's feed has its own link, though its article has the id of an aggregator's.
        hasOwnLink: article.linkWay != nil || article.pageID != article.id,
        links: article.provenance?.isLocal == true ? KeptEntry.links(of: article) : 0
      ).append(to: &data)
    }
    try run(
      """
      INSERT OR REPLACE INTO kept_list (address, received, etag, modified, total, origins, articles)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      [
        .text(list.address), .date(list.receivedAt), .text(list.validators.etag), .text(list.validators.modified),
        list.total.map { .integer(Int64($0)) } ?? .null, .text(origins.joined(separator: "\n")), .blob(data),
      ])
    return true
  }

  private func sources(_ keys: [Int64]) throws -> [Int64: Article.Source] {
    let found = try run(
      "SELECT key, id, name, link FROM source WHERE key \(isOne(of: "?1"))", [.integers(Array(Set(keys)))]
    ) { ($0.integer(0), Article.Source(id: $0.text(1), name: $0.text(2), link: $0.text(3))) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }
}

extension Database.Row {
  /// The first columns of a list.
  fileprivate var listHead: KeptListHead? {
    date(0).map { KeptListHead(receivedAt: $0, validators: Validators(etag: text(1), modified: text(2))) }
  }
}

/// An article as its list has it: its id (0 if its source withdrew it), when it was published, the key of its source, a
/// hash of its links if it came from the reader's own network, the number of the request that delivered it, its
/// language, and whether its own address was known; 8, 8, 8, 8, 2, 2 and 1 bytes, little-endian. What others write
/// about it in the meantime changes neither the order of the list nor the article's identity.
private struct KeptEntry {
  static let size = 37
  static let withdrawn = KeptEntry(
    article: nil, publishedAt: nil, source: 0, origin: 0, language: nil, hasOwnLink: false, links: 0)

  let article: ArticleID?
  let publishedAt: Date?
  let source: Int64
  let origin: Int
  /// ISO 639-1.
  let language: String?
  let hasOwnLink: Bool
  let links: UInt64

  /// - Returns: `nil` if that is not a list.
  static func entries(_ data: Data) -> [KeptEntry]? {
    let bytes = [UInt8](data)
    guard bytes.count % size == 0, bytes.count / size <= maxEntries else { return nil }
    func number(_ range: Range<Int>) -> UInt64 { bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    return stride(from: 0, to: bytes.count, by: size).map { start in
      let id = number(start..<(start + 8))
      let seconds = Double(bitPattern: number((start + 8)..<(start + 16)))
      let language = bytes[(start + 34)..<(start + 36)]
      return KeptEntry(
        article: id == 0 ? nil : ArticleID(id),
        // The same limits as for dates of rows.
        publishedAt: abs(seconds) < 1e12 ? Date(timeIntervalSince1970: seconds) : nil,
        source: Int64(bitPattern: number((start + 16)..<(start + 24))),
        origin: Int(number((start + 32)..<(start + 34))),
        language: language.allSatisfy { (0x61...0x7A).contains($0) } ? String(decoding: language, as: UTF8.self) : nil,
        hasOwnLink: bytes[start + 36] != 0, links: number((start + 24)..<(start + 32)))
    }
  }

  /// A hash of the addresses in an article.
  static func links(of article: Article) -> UInt64 {
    ArticleID(hashing: "links \(article.link ?? "")\n\(article.imageLink ?? "")").value
  }

  /// More than a feed has.
  private static let maxEntries = 10_000

  func append(to data: inout Data) {
    func append(_ number: some FixedWidthInteger) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    append(article?.value ?? 0)
    append((publishedAt?.timeIntervalSince1970 ?? .infinity).bitPattern)
    append(source)
    append(links)
    append(UInt16(clamping: origin))
    let letters = Array((language ?? "").utf8)
    data.append(contentsOf: letters.count == 2 ? letters : [0, 0])
    data.append(hasOwnLink ? 1 : 0)
  }
}

/// A request that delivered articles of a list, as a line of text.
private struct KeptOrigin: Hashable {
  private static let separator: UInt8 = 0x1F

  /// Provider, feed, request, language, sites, whether it is a service, whether it went into the reader's own network.
  private let fields: [String]

  init(_ article: Article) {
    let provenance = article.provenance
    fields = [
      article.provider.rawValue, provenance?.feed.title ?? "", provenance?.request ?? "", provenance?.language ?? "",
      provenance?.feed.sites.joined(separator: " ") ?? "",
      provenance?.feed.isOfService == true ? "1" : "", provenance?.isLocal == true ? "1" : "",
    ]
  }

  init(line: Substring) {
    let fields = line.utf8.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    self.fields = fields + Array(repeating: "", count: max(0, 7 - fields.count))
  }

  var line: String {
    fields.map { field in
      String(String.UnicodeScalarView(field.unicodeScalars.map { $0 == "\u{1F}" || $0 == "\n" ? " " : $0 }))
    }.joined(separator: "\u{1F}")
  }

  var isLocal: Bool { !fields[6].isEmpty }

  func provenance(_ receivedAt: Date, isLocal: Bool) -> Provenance {
    Provenance(
      Origin(Provider(rawValue: fields[0]) ?? .feeds, receivedAt: receivedAt, stored: .recent),
      feed: .init(
        fields[1].nonBlank, sites: fields[4].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) },
        isOfService: !fields[5].isEmpty),
      request: fields[2].nonBlank, language: fields[3].nonBlank, isLocal: isLocal)
  }
}

import FoundationEssentials
import NewsDomain
import SQLKit

/// Lists are kept in a file. Readers of a server, who add nothing there, have none.
extension DatabaseArchive: ListRepository {
  /// How long a list is kept, in seconds.
  private static let longest: TimeInterval = 30 * 86_400

  package func list(
    _ question: String, in range: Range<Int>, where isUsable: @Sendable (Date, ListValidity) -> Bool
  ) async -> KeptList? {
    guard !store.isServer else { return nil }
    // What cannot be read here is fetched; why it cannot be read is told by what comes next.
    return try? read(otherwise: nil) { database in
      try database.reading { try database.keptList(question, in: range, where: isUsable) }
    }
  }

  package func keep(_ list: KeptList, as question: String) async {
    guard !store.isServer, exists else { return }
    keepQuietly {
      try write { database in
        try database.run(
          "DELETE FROM kept_list WHERE received < ?1", [.date(list.receivedAt.addingTimeInterval(-Self.longest))])
        try database.keep(list, as: question)
      }
    }
  }
}

extension Database {
  fileprivate func keptList(
    _ question: String, in range: Range<Int>, where isUsable: (Date, ListValidity) -> Bool
  ) throws -> KeptList? {
    var list: KeptList?
    var origins: [KeptOrigin] = []
    var entries: [KeptEntry] = []
    try each(
      """
      SELECT received, lifetime, reach, pause, whole, total, service, searched, tried, origins, articles
      FROM kept_list WHERE question = ?1
      """, [.text(question)]
    ) { row in
      let validity = ListValidity(lifetime: row.real(1), reach: row.real(2), pause: row.real(3))
      guard let received = row.date(0), isUsable(received, validity) else { return false }
      origins = (row.text(9) ?? "").utf8.split(separator: UInt8(ascii: "\n")).map { KeptOrigin(line: Substring($0)) }
      guard let kept = KeptEntry.entries(row.blob(10)) else { return false }
      entries = kept
      list = KeptList(
        articles: [], isWhole: row.integer(4) != 0,
        total: row.isNull(5) ? nil : min(max(0, Int(row.integer(5))), NewsPage.mostTotal),
        service: row.text(6).flatMap(NewsService.init), receivedAt: received, validity: validity,
        isSearched: row.integer(7) != 0, attempts: [Attempt].init(kept: row.text(8) ?? ""))
      return false
    }
    guard var list, !entries.isEmpty, list.isWhole || range.upperBound <= entries.count else { return nil }
    let provenances = origins.map { $0.provenance(list.receivedAt, list.attempts) }
    var sources: [Int64: Article.Source] = [:]
    for entry in entries.dropFirst(range.lowerBound).prefix(range.count) {
      guard let row = try row(of: entry.article), var article = try archived(row)?.article,
        provenances.indices.contains(entry.origin)
      else { return nil }
      let provenance = provenances[entry.origin]
      article.provenance = provenance.saying(article.provenance?.speaker)
      article.detectedLanguage = entry.language == provenance.language ? nil : entry.language
      if !entry.hasOwnLink, article.linkWay != nil, let given = article.givenLink {
        (article.link, article.givenLink, article.linkWay) = (given, nil, nil)
      }
      if sources[entry.source] == nil { sources[entry.source] = try source(entry.source) }
      article.source = sources[entry.source] ?? article.source
      article.publishedAt = entry.publishedAt
      list.articles.append(article)
    }
    return list
  }

  fileprivate func keep(_ list: KeptList, as question: String) throws {
    var origins: [String] = []
    var numbers: [String: Int] = [:]
    var sources: [String: Int64] = [:]
    var data = Data(capacity: list.articles.count * KeptEntry.size)
    for article in list.articles {
      let line = KeptOrigin(article).line
      let number = numbers[line] ?? origins.count
      if number == origins.count {
        numbers[line] = number
        origins.append(line)
      }
      let name = [article.source.id, article.source.name, article.source.link].map { $0 ?? "" }.joined(separator: "\n")
      let source = try sources[name] ?? key(of: article.source)
      sources[name] = source
      KeptEntry(
        article: article.id, publishedAt: article.publishedAt, source: source, origin: number,
        language: article.language, hasOwnLink: article.linkWay != nil
      ).append(to: &data)
    }
    try run(
      """
      INSERT INTO kept_list (question, received, lifetime, reach, pause, whole, total, service, searched, tried,
        origins, articles)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      ON CONFLICT (question) DO UPDATE SET received = excluded.received, lifetime = excluded.lifetime,
        reach = excluded.reach, pause = excluded.pause, whole = excluded.whole, total = excluded.total,
        service = excluded.service, searched = excluded.searched, tried = excluded.tried,
        origins = excluded.origins, articles = excluded.articles
      """,
      [
        .text(question), .date(list.receivedAt), .real(list.validity.lifetime), .real(list.validity.reach),
        .real(list.validity.pause), .integer(list.isWhole ? 1 : 0),
        list.total.map { .integer(Int64($0)) } ?? .null, .text(list.service?.rawValue),
        .integer(list.isSearched ? 1 : 0),
        .text(list.attempts.kept), .text(origins.joined(separator: "\n")), .blob(data),
      ])
  }

  private func source(_ key: Int64) throws -> Article.Source? {
    try run("SELECT id, name, link FROM source WHERE key = ?1", [.integer(key)]) { row in
      Article.Source(id: row.text(0), name: row.text(1), link: row.text(2))
    }.first
  }
}

/// An article of a list as the list has it: its id, when it was published, the key of its source, the number of the request
/// that brought it, its language, and whether its own address was known; 8, 8, 8, 2, 2 and 1 bytes, little-endian. What
/// others say of it meanwhile changes neither the order of the list nor what it is taken for.
private struct KeptEntry {
  static let size = 29

  let article: ArticleID
  let publishedAt: Date?
  let source: Int64
  let origin: Int
  /// ISO 639-1.
  let language: String?
  let hasOwnLink: Bool

  /// - Returns: `nil` if that is no list.
  static func entries(_ data: Data) -> [KeptEntry]? {
    let bytes = [UInt8](data)
    guard !bytes.isEmpty, bytes.count % size == 0, bytes.count / size <= mostEntries else { return nil }
    func number(_ range: Range<Int>) -> UInt64 { bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    return stride(from: 0, to: bytes.count, by: size).map { start in
      let seconds = Double(bitPattern: number((start + 8)..<(start + 16)))
      let language = bytes[(start + 26)..<(start + 28)]
      return KeptEntry(
        article: ArticleID(number(start..<(start + 8))),
        // The same limits as for dates of rows.
        publishedAt: abs(seconds) < 1e12 ? Date(timeIntervalSince1970: seconds) : nil,
        source: Int64(bitPattern: number((start + 16)..<(start + 24))),
        origin: Int(number((start + 24)..<(start + 26))),
        language: language.allSatisfy { (0x61...0x7A).contains($0) } ? String(decoding: language, as: UTF8.self) : nil,
        hasOwnLink: bytes[start + 28] != 0)
    }
  }

  /// More than a feed has.
  private static let mostEntries = 10_000

  func append(to data: inout Data) {
    withUnsafeBytes(of: article.value.littleEndian) { data.append(contentsOf: $0) }
    let seconds = publishedAt?.timeIntervalSince1970 ?? .infinity
    withUnsafeBytes(of: seconds.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    withUnsafeBytes(of: source.littleEndian) { data.append(contentsOf: $0) }
    withUnsafeBytes(of: UInt16(clamping: origin).littleEndian) { data.append(contentsOf: $0) }
    let letters = Array((language ?? "").utf8)
    data.append(contentsOf: letters.count == 2 ? letters : [0, 0])
    data.append(hasOwnLink ? 1 : 0)
  }
}

/// A request that brought articles of a list, as a line of text.
private struct KeptOrigin {
  private static let separator: UInt8 = 0x1F

  /// Provider, feed, request, language, sites, whether it is a service, what completed the articles.
  private let fields: [String]

  init(_ article: Article) {
    let provenance = article.provenance
    let supplement: String =
      switch provenance?.supplement {
      case nil: ""
      case .archive: "archive"
      case .feed(let title): "feed " + title
      }
    fields = [
      article.provider.rawValue, provenance?.feed ?? "", provenance?.request ?? "", provenance?.language ?? "",
      provenance?.sites.joined(separator: " ") ?? "",
      provenance?.isOfService == true ? "1" : "", supplement,
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

  func provenance(_ receivedAt: Date, _ attempts: [Attempt]) -> Provenance {
    var supplement: Supplement?
    if fields[6] == "archive" { supplement = .archive }
    if fields[6].hasPrefix("feed ") { supplement = .feed(title: String(fields[6].dropFirst(5))) }
    return Provenance(
      Provider(rawValue: fields[0]) ?? .feeds, feed: fields[1].nonBlank, request: fields[2].nonBlank,
      language: fields[3].nonBlank, receivedAt: receivedAt, stored: .recent,
      attempts: attempts, supplement: supplement,
      sites: fields[4].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) },
      isOfService: !fields[5].isEmpty)
  }
}

extension [Attempt] {
  /// The services that had nothing, and with a minus those that were not asked for want of a key.
  fileprivate var kept: String {
    map { ($0.outcome == .nothing ? "" : "-") + $0.service.rawValue }.joined(separator: " ")
  }

  fileprivate init(kept: String) {
    self = kept.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init).compactMap { word in
      let isWithoutKey = word.hasPrefix("-")
      guard let service = NewsService(rawValue: String(isWithoutKey ? word.dropFirst() : word)) else { return nil }
      return Attempt(service, isWithoutKey ? .failed(.key(.missing)) : .nothing)
    }
  }
}

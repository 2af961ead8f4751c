import FoundationEssentials
import NewsDomain

/// A follow's search as stored and exported.
struct FollowedSearch: Codable, Sendable, Equatable {
  var text: String?
  var `in`: [String]?
  var country: String?
  var language: String?
  var sources: [String]?
  var category: String?
  var domains: [String]?
  var excludedDomains: [String]?
  /// The meaning of the titles.
  var meaning: Meaning?

  struct Meaning: Codable, Sendable, Equatable {
    var text: String
    var model: String
    /// The words of a ``SentenceVector``, little-endian, as base64.
    var vector: Data

    init(_ query: SemanticQuery) {
      text = query.text
      model = query.model
      vector = query.vector.words.reduce(into: Data()) { data, word in
        withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) }
      }
    }

    /// - Returns: `nil` if the vector is damaged.
    var query: SemanticQuery? {
      guard vector.count % 8 == 0 else { return nil }
      let words = vector.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count, by: 8).map {
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
        }
      }
      return SentenceVector(words: words).map { SemanticQuery(vector: $0, model: model, text: text) }
    }
  }

  init(_ request: FindRequest) {
    func list(_ values: [String]) -> [String]? { values.isEmpty ? nil : values }
    text = request.text.nonBlank
    self.in = list(request.fields.map(\.rawValue))
    country = request.filter.country?.code
    language = request.filter.language
    sources = list(request.filter.sources)
    category = request.filter.category?.code
    domains = list(request.domains.allowed)
    excludedDomains = list(request.domains.excluded)
    meaning = request.meaning.map(Meaning.init)
  }

  var request: FindRequest {
    var request = FindRequest(
      text: text ?? "", fields: (self.in ?? []).compactMap(FindRequest.Field.init),
      filter: .init(
        country: country.flatMap(Country.init(code:)), language: language, sources: sources ?? [],
        category: category.flatMap(NewsDomain.Category.init(rawValue:))),
      domains: Domains(domains ?? [], excluded: excludedDomains ?? []))
    request.meaning = meaning?.query
    return request
  }

  /// Whether all of it can be read: without a part it would find more.
  var isWhole: Bool { meaning == nil || meaning?.query != nil }

  /// The search as one line of JSON; equal searches have equal lines.
  var line: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  init?(line: String?) {
    guard let line, let search = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)), search.isWhole else {
      return nil
    }
    self = search
  }
}

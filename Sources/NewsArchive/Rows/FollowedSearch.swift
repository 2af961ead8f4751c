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

  init(_ request: FindRequest) {
    func list(_ values: [String]) -> [String]? { values.isEmpty ? nil : values }
    text = request.text.nonBlank
    self.in = list(request.fields.map(\.rawValue))
    country = request.country?.code
    language = request.language
    sources = list(request.sources)
    category = request.category?.code
    domains = list(request.domains)
    excludedDomains = list(request.excludedDomains)
  }

  var request: FindRequest {
    FindRequest(
      text: text ?? "", fields: (self.in ?? []).compactMap(FindRequest.Field.init),
      country: country.flatMap(Country.init(code:)), language: language, sources: sources ?? [],
      category: category.flatMap(NewsDomain.Category.init(rawValue:)), domains: domains ?? [],
      excludedDomains: excludedDomains ?? [])
  }

  /// The search as one line of JSON; equal searches have equal lines.
  var line: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  init?(line: String?) {
    guard let line, let search = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
    self = search
  }
}

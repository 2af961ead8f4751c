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
    country = request.filter.country?.code
    language = request.filter.language
    sources = list(request.filter.sources)
    category = request.filter.category?.code
    domains = list(request.domains.allowed)
    excludedDomains = list(request.domains.excluded)
  }

  var request: FindRequest {
    FindRequest(
      text: text ?? "", fields: (self.in ?? []).compactMap(FindRequest.Field.init),
      filter: .init(
        country: country.flatMap(Country.init(code:)), language: language, sources: sources ?? [],
        category: category.flatMap(NewsDomain.Category.init(rawValue:))),
      domains: Domains(domains ?? [], excluded: excludedDomains ?? []))
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

import Testing

@testable import NewsDomain

@Suite("Sources that fit a request")
struct SourceRequestTests {
  private let entry = NewsSource(
    id: "a-b", name: "A B", category: .sports, languageCode: "he", countryCode: "il")
  private let unknown = NewsSource(id: "c", name: "C")

  private func request(_ category: String?, _ language: String?, _ country: String?) -> SourceRequest {
    SourceRequest(
      category: category.flatMap { NewsDomain.Category(rawValue: $0) },
      language: language.flatMap { Language(code: $0) }, country: country.flatMap { Country(code: $0) })
  }

  struct Case: Sendable {
    var category: String?
    var language: String?
    var country: String?
    let isAdmitted: Bool
  }

  static let cases: [Case] = [
    Case(category: "sports", isAdmitted: true),
    Case(category: "health", isAdmitted: false),
    Case(language: "he", isAdmitted: true),
    Case(language: "fr", isAdmitted: false),
    Case(country: "il", isAdmitted: true),
    Case(country: "fr", isAdmitted: false),
    Case(category: "sports", language: "he", country: "il", isAdmitted: true),
    Case(category: "sports", language: "he", country: "fr", isAdmitted: false),
    Case(category: "health", language: "he", country: "il", isAdmitted: false),
    Case(category: "sports", language: "fr", country: "il", isAdmitted: false),
  ]

  @Test("a source fits if everything in the request fits", arguments: SourceRequestTests.cases)
  func admits(example: Case) {
    let wanted = request(example.category, example.language, example.country)
    #expect(wanted.admits(entry) == example.isAdmitted)
    #expect(!wanted.admits(unknown))
  }

  @Test("an empty request admits every source, whatever its text")
  func admitsAll() {
    #expect(SourceRequest().admits(entry))
    #expect(SourceRequest().admits(unknown))
    #expect(SourceRequest(text: "zzz").admits(entry))
  }
}

import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("A feed of Google News as an address")
struct GoogleNewsEndpointTests {
  private static let base = "https://news.google.com"
  static let mexico = GoogleNewsDirectory.Edition(hl: "es-419", gl: "MX", ceid: "MX:es-419")

  static let endpoints: [(GoogleNewsEndpoint, String)] = [
    (.top(mexico), "/rss?hl=es-419&gl=MX&ceid=MX:es-419"),
    (.topic("SPORTS", mexico), "/rss/headlines/section/topic/SPORTS?hl=es-419&gl=MX&ceid=MX:es-419"),
    (.search(q: "lluvia", mexico), "/rss/search?q=lluvia&hl=es-419&gl=MX&ceid=MX:es-419"),
    (
      .search(q: "\"a b\" OR c&d #1 100%", mexico),
      "/rss/search?q=%22a%20b%22%20OR%20c%26d%20%231%20100%25&hl=es-419&gl=MX&ceid=MX:es-419"
    ),
    (
      .search(q: "site:bbc.co.uk/news when:7d", mexico),
      "/rss/search?q=site%3Abbc.co.uk%2Fnews%20when%3A7d&hl=es-419&gl=MX&ceid=MX:es-419"
    ),
    (
      .search(q: "\u{E9}t\u{E9} {hl} {ceid}", mexico),
      "/rss/search?q=%C3%A9t%C3%A9%20%7Bhl%7D%20%7Bceid%7D&hl=es-419&gl=MX&ceid=MX:es-419"
    ),
  ]

  @Test("every value is in its place in the address, and unchanged", arguments: GoogleNewsEndpointTests.endpoints)
  func addresses(endpoint: GoogleNewsEndpoint, path: String) {
    #expect(endpoint.url(base: Self.base) == Self.base + path)
  }

  @Test(
    "each category is a section of its own in every edition of every country", arguments: NewsDomain.Category.allCases)
  func categories(category: NewsDomain.Category) throws {
    let topic = try #require(GoogleNewsDirectory.standard.topics[category])
    let name = category == .general ? "NATION" : category.code.uppercased()
    for edition in GoogleNewsDirectoryTests.editions.values.flatMap(\.self) {
      #expect(
        GoogleNewsEndpoint.topic(topic, edition).url(base: Self.base)
          == "\(Self.base)/rss/headlines/section/topic/\(name)?hl=\(edition.hl)&gl=\(edition.gl)&ceid=\(edition.ceid)")
    }
  }

  @Test("a base may end with a slash", arguments: ["http://127.0.0.1:8080", "http://127.0.0.1:8080/"])
  func slash(base: String) {
    let url = GoogleNewsEndpoint.top(Self.mexico).url(base: base)
    #expect(url == "http://127.0.0.1:8080/rss?hl=es-419&gl=MX&ceid=MX:es-419")
  }

  @Test("another file of addresses is used instead")
  func otherAddresses() {
    let directory = GoogleNewsDirectory("address\ttop\t/atom/{gl}/{hl}?edition={ceid}")
    let url = GoogleNewsEndpoint.top(Self.mexico).url(base: Self.base, directory: directory)
    #expect(url == Self.base + "/atom/MX/es-419?edition=MX:es-419")
  }
}

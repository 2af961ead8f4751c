import CEmbedded
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The private part of the Public Suffix List")
struct PrivateSuffixesTests {
  /// As the program does when it starts.
  init() { SharedHost.use(PrivateSuffixes.ownLabels) }

  @Test(
    "knows the hosts of blogs, pages and clouds, and no registries",
    arguments: [
      ("netlify.app", 0), ("github.io", 0), ("blogspot.co.uk", 0), ("0emm.com", 1), ("co.uk", nil), ("com", nil),
      ("lemonde.fr", nil), ("ann.netlify.app", nil), ("netlify.app\t", nil), ("", nil), ("NETLIFY.APP", nil),
    ] as [(String, Int?)])
  func domains(domain: String, labels: Int?) {
    #expect(PrivateSuffixes.ownLabels(before: domain) == labels)
  }

  @Test("every line of it is found")
  func lines() {
    let rows = EmbeddedTable.rows(in: EmbeddedTable.text(supernews_private_suffixes()))
    #expect(rows.count > 2_000)
    for row in rows {
      #expect(row.count == 2 && PrivateSuffixes.ownLabels(before: row[0]) == Int(row[1]), "\(row)")
    }
  }

  @Test("nobody speaks for such a host, and its members are not each other's")
  func feeds() throws {
    let page = try #require(WebLink("https://netlify.app/story"))
    #expect(try #require(WebLink("https://feeds.netlify.app/rss")).isFeed(of: page) == false)
    let ann = try #require(WebLink("https://ann.netlify.app/story"))
    #expect(try #require(WebLink("https://ann.netlify.app/rss")).isFeed(of: ann))
    #expect(try #require(WebLink("https://ben.netlify.app/rss")).isFeed(of: ann) == false)
    let catalogue = FeedCatalogue(text: "space\thttps://ann.netlify.app/rss\t\n")
    #expect(FeedDirectory.feeds(ofHost: "ann.netlify.app", in: catalogue) == ["https://ann.netlify.app/rss"])
    #expect(FeedDirectory.feeds(ofHost: "netlify.app", in: catalogue) == [])
    #expect(FeedDirectory.feeds(ofHost: "ben.ann.netlify.app", in: catalogue) == [])
  }
}

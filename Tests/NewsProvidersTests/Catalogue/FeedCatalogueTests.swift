import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The catalogue of feeds by topic")
struct FeedCatalogueTests {
  @Test("the embedded file is a catalogue of at most 1 MiB whose topics and sources are known")
  func embedded() throws {
    let text = try EmbeddedFile.text("catalogue.tsv")
    #expect(text.utf8.count <= 1 << 20)
    #expect(FeedCatalogue.isCatalogue(text))
    let entries = FeedCatalogue().entries { _ in true }
    #expect(entries.count == EmbeddedTable.rows(in: text).count)
    #expect(entries.count > 8000)
    let ids = Set(EmbeddedTable.rows(in: try EmbeddedFile.text("topics.tsv")).compactMap(\.first))
    // All feeds of one city were lists of an aggregator, which are left out.
    #expect(ids.symmetricDifference(entries.map(\.topic)) == ["los-angeles"])
    let unknown = entries.compactMap(\.source).filter { SourceCatalogue.entry($0) == nil }
    #expect(unknown.isEmpty, "\(unknown)")
    let lists = entries.map(\.feed).filter { $0.contains("//news.google.com") || $0.contains("//www.reddit.com") }
    #expect(lists.isEmpty, "\(lists)")
  }

  @Test("a topic's feeds come in the order of the file, those of known sources first")
  func topic() {
    let feeds = FeedCatalogue().feeds(ofTopic: "space")
    #expect(feeds.count > 20)
    #expect(feeds.allSatisfy { $0.topic == "space" })
    #expect(Set(feeds.map(\.feed)).count == feeds.count)
    let known = feeds.prefix { $0.source != nil }.count
    #expect(known > 0 && feeds.dropFirst(known).allSatisfy { $0.source == nil })
    #expect(FeedCatalogue().feeds(ofTopic: "spac").isEmpty)
  }

  @Test("the last line needs no end, comments and empty lines are skipped")
  func lines() {
    let catalogue = FeedCatalogue(text: "# a\tb\tc\n\nx\thttps://a.example/f\tbbc-news\nx\thttps://b.example/\t")
    #expect(
      catalogue.feeds(ofTopic: "x") == [
        .init(topic: "x", feed: "https://a.example/f", source: "bbc-news"),
        .init(topic: "x", feed: "https://b.example/", source: nil),
      ])
    #expect(FeedCatalogue(text: "").feeds(ofTopic: "x").isEmpty)
    #expect(FeedCatalogue(text: "x\n\t\n#").entries { _ in true }.map(\.feed) == [""])
  }

  @Test(
    "a text without lines of three columns with an address is no catalogue",
    arguments: [
      "", "# only\n", "x\thttps://a.example/f\n", "x\tfile:///etc/passwd\t\n", "\thttps://a.example/f\t\n", "<rss/>",
    ])
  func wrong(text: String) {
    #expect(!FeedCatalogue.isCatalogue(text))
  }

  @Test("topics have unique ids, a name in each language, and a kind; nothing else has")
  func topics() throws {
    let rows = EmbeddedTable.rows(in: try EmbeddedFile.text("topics.tsv"))
    #expect(Set(rows.compactMap(\.first)).count == rows.count)
    let topics = EmbeddedTopics().topics()
    #expect(topics.count == rows.filter { $0[1] != "country" }.count)
    for kind in Topic.Kind.allCases { #expect(topics.filter { $0.kind == kind }.count >= 10) }
    for topic in topics {
      #expect(topic.names.keys.sorted() == EmbeddedTable.languageCodes.sorted())
      #expect(topic.names.values.allSatisfy { !$0.isEmpty && $0 == $0.trimmed }, "\(topic.id)")
      #expect(topic.id.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
    }
    let race = try #require(topics.first { $0.id == "formula-1" })
    #expect(race.name(inLanguage: "fr") == "Formule 1" && race.name(inLanguage: "xx") == "Formula 1")
    #expect(race.otherNames == ["f1"])
  }
}

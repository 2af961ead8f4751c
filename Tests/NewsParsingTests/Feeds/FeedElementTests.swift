import TestSupport
import Testing

@testable import NewsParsing

@Suite("The elements of feeds")
struct FeedElementTests {
  /// A namespace of RSS or Atom, and its name for an entry.
  static let own: [(String?, String)] = [
    (nil, "item"), ("", "item"), ("http://www.w3.org/2005/Atom", "entry"), ("http://purl.org/atom/ns#", "entry"),
    ("http://purl.org/rss/1.0/", "item"), ("http://my.netscape.com/rdf/simple/0.9/", "item"),
    ("http://backend.userland.com/rss2", "item"),
  ]

  @Test("elements of RSS and Atom are known in their namespaces and without one", arguments: FeedElementTests.own)
  func ownElements(space: String?, entry: String) {
    #expect(FeedElement(name: entry, space: space, prefix: nil) == .item)
    #expect(FeedElement(name: "title", space: space, prefix: nil) == .title)
    #expect(FeedElement(name: "link", space: space, prefix: "any") == (space == nil ? nil : .link))
    #expect(FeedElement(name: "none", space: space, prefix: nil) == nil)
  }

  static let others: [(String, String, String, FeedElement?)] = [
    ("creator", "http://purl.org/dc/elements/1.1/", "dc", .creator),
    ("date", "http://purl.org/dc/elements/1.1/", "dc", .issued),
    ("modified", "http://purl.org/dc/terms/", "dcterms", .updated),
    ("encoded", "http://purl.org/rss/1.0/modules/content/", "content", .content),
    ("content", "http://search.yahoo.com/mrss/", "media", .mediaContent),
    ("thumbnail", "http://search.yahoo.com/mrss/", "media", .thumbnail),
    ("group", "http://search.yahoo.com/mrss/", "media", .group),
    ("point", "http://www.georss.org/georss", "georss", .place),
    ("RDF", "http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf", .outer),
    ("items", "http://purl.org/rss/1.0/modules/content/", "content", nil),
    ("publisher", "http://purl.org/dc/elements/1.1/", "dc", nil),
    ("title", "http://www.itunes.com/dtds/podcast-1.0.dtd", "itunes", .mediaTitle),
    ("duration", "http://www.itunes.com/dtds/podcast-1.0.dtd", "itunes", .episodeLength),
    ("explicit", "http://www.itunes.com/dtds/podcast-1.0.dtd", "itunes", nil),
  ]

  @Test("elements of other vocabularies are known, whatever their prefix", arguments: FeedElementTests.others)
  func otherElements(name: String, space: String, prefix: String, expected: FeedElement?) {
    #expect(FeedElement(name: name, space: space, prefix: prefix) == expected)
    #expect(FeedElement(name: name, space: space, prefix: "x") == expected)
    #expect(FeedElement(name: name, space: space, prefix: nil) == expected)
    // Of an unknown namespace the known prefix counts.
    #expect(FeedElement(name: name, space: "urn:other", prefix: prefix) == expected)
    #expect(FeedElement(name: name, space: "urn:other", prefix: "x") == nil)
    for spelling in [space.uppercased(), space.replacing("http://", with: "https://"), space + "/"] {
      #expect(FeedElement(name: name.uppercased(), space: spelling, prefix: "x") == expected)
    }
  }

  @Test("without a prefix, an unknown namespace is one of RSS or Atom, but not that of XHTML")
  func unknownDefault() {
    #expect(FeedElement(name: "item", space: "urn:other", prefix: nil) == .item)
    #expect(FeedElement(name: "title", space: "http://www.w3.org/1999/xhtml", prefix: nil) == nil)
  }

  static let spaces: [(String, String, FeedElement)] = [
    ("date", "http://purl.org/dc/elements/1.0/", .issued), ("creator", "https://purl.org/dc/", .creator),
    ("thumbnail", "http://www.rssboard.org/media-rss", .thumbnail), ("entry", "http://www.w3.org/2005/atom", .item),
    ("author", "http://www.itunes.com/DTDs/Podcast-1.0.dtd", .episodeAuthor),
    ("item", "https://cyber.harvard.edu/rss/rss.html", .item),
  ]

  @Test("namespaces are known in all their versions", arguments: FeedElementTests.spaces)
  func versions(name: String, space: String, expected: FeedElement) {
    #expect(FeedElement(name: name, space: space, prefix: "x") == expected)
  }

  static let prefixes: [(String, String, FeedElement?)] = [
    ("creator", "dc", .creator), ("encoded", "content", .content), ("thumbnail", "media", .thumbnail),
    ("point", "georss", .place), ("RDF", "rdf", .outer), ("link", "atom", .link), ("title", "itunes", .mediaTitle),
    ("title", "x", nil),
  ]

  @Test("an undeclared prefix has its usual meaning", arguments: FeedElementTests.prefixes)
  func undeclared(name: String, prefix: String, expected: FeedElement?) {
    #expect(FeedElement(name: name, space: nil, prefix: prefix) == expected)
  }

  @Test("an element that no text contains ends an open text; a title and links could be HTML's")
  func endsTexts() {
    let elements: [FeedElement] = [.item, .title, .published, .link, .updated, .id, .content, .enclosure, .name]
    #expect(elements.filter { $0.endsTexts } == [.item, .published, .updated, .id, .enclosure])
  }
}

import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("A feed that is cut off or damaged anywhere")
struct FeedParserDamageTests {
  /// A small feed, and the position at which its first item ends.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let endOfFirst: Int

    init(_ name: String, _ text: String, firstEndsWith end: String) {
      self.name = name
      bytes = Array(text.utf8)
      let first = text.firstRange(of: end).map { text[..<$0.upperBound] } ?? text[...]
      endOfFirst = first.utf8.count
    }

    var testDescription: String { name }
  }

  static let samples: [Sample] = [
    Sample(
      "RSS",
      """
      <?xml version="1.0"?><rss version="2.0"><channel><title>Tea</title><link>https://example.org/</link><item>\
      <title>Été &amp; 1</title><link>/1</link><pubDate>Sun, 17 Jan 2021 19:27:00 +0100</pubDate></item><item>\
      <title><![CDATA[Two]]></title><description>&lt;p&gt;A <b>b</b> &eacute;</description>\
      <enclosure url="/p.png" type='image/png'/></item></channel></rss>
      """, firstEndsWith: "</item>"),
    Sample(
      "Atom",
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="urn:m"><title>Tea</title><entry><title>Été</title>\
      <link href="/1"/><updated>2021-01-17T19:27:00Z</updated><author><name>Al</name></author></entry><entry xml:base="/b/"><title type="html">\
      A &lt;b></title><content type="xhtml"><div xmlns="urn:x">A<br/>b</div></content><m:a b="c">d</m:a>\
      <author><name>Jo</name></author></entry></feed>
      """, firstEndsWith: "</entry>"),
    Sample(
      "RSS 1.0 in a document type",
      """
      <!DOCTYPE a [<!ENTITY b "c">]><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
      xmlns="http://purl.org/rss/1.0/"><!-- d --><channel r:about="/"><title>Tea</title></channel><item r:about="/1">\
      <title>Été</title></item><?e f?><item><title>&b;&none;&#65;&#x42;</title></item></r:RDF>
      """, firstEndsWith: "</item>"),
  ]

  @Test("every prefix of a feed is read, or gives an error", arguments: FeedParserDamageTests.samples)
  func prefixes(sample: Sample) throws {
    let whole = try Feed(reading: sample.bytes)
    #expect(whole.items.count == 2)
    let wrong = (0...sample.bytes.count).filter { count in
      let items = read(Array(sample.bytes.prefix(count)))
      // Items that have ended are there.
      return items.count > 2 || (count >= sample.endOfFirst && items.first != whole.items.first)
    }
    #expect(wrong.isEmpty)
  }

  /// Marks of XML, control characters, a letter and a byte that is not UTF-8.
  static let bytes: [UInt8] = [0x00, 0x01, 0x22, 0x26, 0x3C, 0x3E, 0x41, 0xFF]

  @Test("a feed with any byte changed is read, or gives an error", arguments: FeedParserDamageTests.samples)
  func wrongBytes(sample: Sample) throws {
    let whole = try Feed(reading: sample.bytes)
    for byte in Self.bytes {
      let wrong = sample.bytes.indices.filter { place in
        var damaged = sample.bytes
        damaged[place] = byte
        let items = read(damaged)
        // Items before the damage are there.
        return items.count > 3 || (place >= sample.endOfFirst && items.first != whole.items.first)
      }
      #expect(wrong.isEmpty, "\(byte)")
    }
  }

  @Test("a feed with any byte missing is read, or gives an error", arguments: FeedParserDamageTests.samples)
  func missingBytes(sample: Sample) throws {
    let whole = try Feed(reading: sample.bytes)
    let wrong = sample.bytes.indices.filter { place in
      var damaged = sample.bytes
      damaged.remove(at: place)
      let items = read(damaged)
      return items.count > 3 || (place >= sample.endOfFirst && items.first != whole.items.first)
    }
    #expect(wrong.isEmpty)
  }

  /// The items; none if the feed gives an error.
  private func read(_ bytes: [UInt8]) -> [FeedItem] {
    do throws(FeedProblem) {
      return try Feed(reading: bytes).items
    } catch {
      return []
    }
  }
}

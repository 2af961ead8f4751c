import TestSupport
import Testing

@Suite("Libraries that read the bytes of strangers")
struct HostileBytesTests {
  private static let sources =
    #filePath.replacing("/Tests/NewsParsingTests/Messages/HostileBytesTests.swift", with: "/Sources")

  /// Words of the code that runs them, and the only folders or files that may have them.
  private static let places: [(words: [String], prefixes: [String])] = [
    // The libraries.
    (["import CLexbor", "import CLibxml2", "iconv("], ["NewsParsing/"]),
    (["import CCLD2"], ["NewsLanguage/Detection/"]),
    // What calls them.
    (
      [
        "FeedParser", "FeedText(text:", "= FeedItem(", "TextDecoder", "TextEncoding", "IconvConverter", "PlainText(",
        "StoryList",
        "HTMLFragment", "FeedDiscovery", "PageRefresh", "TextExtractor", "OPML.list", "NewsboatURLs", "XMLReader",
      ], ["NewsParsing/"]
    ),
    // The work of the confined process.
    (["ParsingWork", "ParsingLibraries"], ["NewsParsing/", "NewsProgram/WorkerMain.swift"]),
    (["DetectedLanguages("], ["NewsProgram/WorkerMain.swift"]),
  ]

  @Test("they are used by the confined process alone")
  func confined() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources).filter { $0.hasSuffix(".swift") }
    #expect(paths.count > 300)
    var found: Set<String> = []
    for path in paths {
      let text = String(decoding: try Data(contentsOf: URL(filePath: Self.sources + "/" + path)), as: UTF8.self)
      for line in text.split(separator: "\n" as Character)
      where !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
        for (words, prefixes) in Self.places {
          for word in words where line.contains(word) {
            found.insert(word)
            #expect(prefixes.contains { path.hasPrefix($0) }, "\(path): \(line)")
          }
        }
      }
    }
    // A word that is nowhere watches nothing.
    #expect(Self.places.flatMap(\.words).filter { !found.contains($0) } == [])
  }
}

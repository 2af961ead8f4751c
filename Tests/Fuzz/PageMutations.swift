import FoundationEssentials
import Glibc

@testable import NewsParsing

/// Changes real pages at random and reads them: none may take long, whatever is broken about it.
///
/// The same seed gives the same pages, so that what was found can be looked for again.
struct PageMutations {
  /// The most processor time for a page, in seconds.
  private static let longest = 2.0

  private let pages: [[UInt8]]
  private let found: String
  private var random: SplitMix

  /// - Parameters:
  ///   - folder: the pages, also within its folders.
  ///   - found: where a page that takes too long is kept, or that ends the program; without its extension.
  init(of folder: String, seed: UInt64, found: String) {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    pages = names.filter { $0.hasSuffix(".html") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map(Array.init)
    }
    self.found = found
    random = SplitMix(state: seed)
  }

  /// - Returns: whether all were read in time.
  mutating func run(_ count: Int) -> Bool {
    guard !pages.isEmpty else {
      print("no pages")
      return false
    }
    let kept = found + "-current.html"
    var slowest = 0.0
    var slow = 0
    for number in 0..<count {
      let page = mutated(pages[number % pages.count])
      // What ends the program is there afterwards.
      _ = FileManager.default.createFile(atPath: kept, contents: Data(page))
      let start = ProcessorTime.ofThread.seconds
      let bytes = [UInt8(truncatingIfNeeded: number)] + page
      for target in [PageTarget.run, HTMLTarget.run, FeedTarget.run] { _ = bytes.withUnsafeBufferPointer(target) }
      let seconds = ProcessorTime.ofThread.seconds - start
      slowest = max(slowest, seconds)
      guard seconds > Self.longest else { continue }
      slow += 1
      print("page \(number): \(seconds) s, kept in \(found)-\(number).html")
      _ = FileManager.default.createFile(atPath: "\(found)-\(number).html", contents: Data(page))
    }
    try? FileManager.default.removeItem(atPath: kept)
    print("\(count) pages; the slowest took \(slowest) s")
    return slow == 0
  }

  /// Something that pages have, in numbers that no page has.
  private static let parts = [
    "<div>", "</div>", "<b>", "</b>", "<a href=x>", "</a>", "<table>", "<td>", "</table>", "<p>", "<svg>", "<select>",
    "<template>", "<script>", "</script>", "<!--", "-->", "<![CDATA[", "<style>", "<x y='", "&amp;", "&#x41", "\"",
    "<ul><li>", "<font color=a>", "<form>", "<math>", "<br class=\"a b c\">", "\u{0300}", "a ", ". ", "\n",
  ].map { Array($0.utf8) }

  private mutating func mutated(_ page: [UInt8]) -> [UInt8] {
    var page = page
    for _ in 0...Int.random(in: 0...7, using: &random) {
      let place = Int.random(in: 0...page.count, using: &random)
      let length = min(page.count - place, 1 << Int.random(in: 0...14, using: &random))
      let range = place..<(place + length)
      switch Int.random(in: 0...6, using: &random) {
      case 0: page.removeSubrange(range)
      case 1: for index in range.prefix(64) { page[index] = UInt8.random(in: 0...255, using: &random) }
      case 2: page.insert(contentsOf: Array(page[range]), at: Int.random(in: 0...page.count, using: &random))
      case 3: page.insert(contentsOf: repeated(Array(page[range].prefix(256))), at: place)
      case 4: page.insert(contentsOf: repeated(Self.parts.randomElement(using: &random) ?? []), at: place)
      case 5: page.removeSubrange(place...)
      default:
        for index in range.prefix(256) where page[index] == UInt8(ascii: "<") { page[index] = UInt8(ascii: ">") }
      }
    }
    return page
  }

  private mutating func repeated(_ part: [UInt8]) -> [UInt8] {
    let count = min(1 << Int.random(in: 0...15, using: &random), (1 << 18) / max(1, part.count))
    return Array(repeatElement(part, count: count).joined())
  }
}

/// Random numbers that depend on the seed alone (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("A cache whose header is damaged")
struct StoreHeaderTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/store.sqlite" }

  @Test("is thrown away or used, but never stops working, whichever byte it is", arguments: [UInt8(0), 0x40, 0xFF])
  func everyByte(value: UInt8) throws {
    do { Cache(path: path).keep(.sample("a"), to: "u") }
    let sound = [UInt8](try Data(contentsOf: URL(filePath: path)))
    for place in 0..<112 {
      // A version that a newer supernews may have made is left alone.
      if place == 63, value != 0 { continue }
      for name in try folder.names() { unlink(folder.path + "/" + name) }
      var bytes = sound
      bytes[place] = value
      try folder.write(bytes, to: "store.sqlite")
      let cache = Cache(path: path)
      cache.keep(.sample("b"), to: "v")
      #expect(cache.text(of: "v") == "b", "byte \(place)")
      // In the file, not only for this session.
      #expect(Cache(path: path).text(of: "v") == "b", "byte \(place)")
    }
  }
}

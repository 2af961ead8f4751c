import Foundation
import Testing

@testable import NewsArchive

@Suite("Compressed texts")
struct CompressionTests {
  @Test(
    "what was compressed comes back", arguments: ["", "a", "नमस्ते 世界", String(repeating: "The old tram. ", count: 500)])
  func roundTrip(text: String) {
    let data = Data(text.utf8)
    let compressed = Compression.compressed(data)
    #expect(Compression.plain(compressed) == data)
    if data.count > 100 { #expect(compressed.count < data.count / 10) }
  }

  @Test("what was not made here is refused")
  func hostile() {
    let good = Compression.compressed(Data(String(repeating: "tram ", count: 100).utf8))
    #expect(Compression.plain(Data()) == nil)
    #expect(Compression.plain(Data([2, 1, 2, 3])) == nil)
    #expect(Compression.plain(Data([1])) == nil)
    #expect(Compression.plain(Data([1, 0x28, 0xB5, 0x2F, 0xFD])) == nil)
    for length in 1..<good.count { #expect(Compression.plain(good.prefix(length)) == nil) }
    // A frame that says it holds 2^60 bytes: single segment, eight bytes of size.
    let bomb = Data([1, 0x28, 0xB5, 0x2F, 0xFD, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0x10, 1, 0, 0])
    #expect(Compression.plain(bomb) == nil)
  }
}

import Foundation
import Testing

@testable import NewsArchive

@Suite("Compressing texts")
struct CompressionTests {
  private static let words = Data(String(repeating: "The river rose in the night. ", count: 500).utf8)

  @Test("what is compressed comes back", arguments: [0, 1, 10, 300, 10_000])
  func comesBack(count: Int) throws {
    let data = Self.words.prefix(count)
    #expect(Compression.plain(Compression.compressed(data)) == data)
    let random = Data((0..<count).map { _ in UInt8.random(in: 0...255) })
    #expect(Compression.plain(Compression.compressed(random)) == random)
    // Incompressible data is stored unchanged.
    #expect(Compression.compressed(random).count <= count + 1)
  }

  @Test("a text becomes much smaller", .enabled(if: Compression.isAvailable, "libzstd is not installed"))
  func smaller() {
    let compressed = Compression.compressed(Self.words)
    #expect(compressed.first == 1)
    #expect(compressed.count < Self.words.count / 20)
  }

  @Test("what was kept without zstd is read with it")
  func uncompressed() {
    #expect(Compression.plain(Data([0]) + Self.words) == Self.words)
    #expect(Compression.plain(Data([0])) == Data())
  }

  static let frames: [[UInt8]] = [
    [], [1], [2], [2, 0x28, 0xB5, 0x2F, 0xFD], [1, 0, 0, 0], [1, 0x28, 0xB5, 0x2F, 0xFD],
    // Frames that state 2^63 and 1 GiB, and one of an unknown size.
    [1, 0x28, 0xB5, 0x2F, 0xFD, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0x80, 1, 0, 0],
    [1, 0x28, 0xB5, 0x2F, 0xFD, 0xA0, 0, 0, 0, 0x40, 1, 0, 0],
    [1, 0x28, 0xB5, 0x2F, 0xFD, 0, 0x58, 1, 0, 0],
    // A frame that states 16 MiB and contains nothing, and one to be skipped.
    [1, 0x28, 0xB5, 0x2F, 0xFD, 0xA0, 0, 0, 0, 1, 1, 0, 0], [1, 0x50, 0x2A, 0x4D, 0x18, 4, 0, 0, 0, 1, 2, 3, 4],
  ]

  @Test("frames that are none, or state what they do not have, are nothing", arguments: CompressionTests.frames)
  func hostile(bytes: [UInt8]) {
    #expect(Compression.plain(Data(bytes)) == nil)
  }

  @Test("damaged frames are nothing, or other bytes of the same number")
  func damaged() {
    let whole = [UInt8](Compression.compressed(Self.words))
    for length in 0..<whole.count { #expect(Compression.plain(Data(whole.prefix(length))) == nil || whole[0] == 0) }
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4) {
        bytes[Int.random(in: 1..<bytes.count)] = UInt8.random(in: 0...255)
      }
      #expect((Compression.plain(Data(bytes))?.count ?? 0) <= Compression.limit)
    }
  }

  @Test("a frame that states less than it has is nothing", .enabled(if: Compression.isAvailable))
  func less() {
    // Two frames, of which only the first one's size is stated at the beginning.
    let frame = Compression.compressed(Self.words)
    #expect(Compression.plain(frame + frame.dropFirst()) == nil)
  }

  @Test("more than the limit is not made", .enabled(if: Compression.isAvailable))
  func bomb() {
    // A frame of 64 MiB of zeros has a few kilobytes.
    let bomb = Compression.compressed(Data(count: 64 << 20))
    #expect(bomb.first == 1 && bomb.count < 100_000)
    #expect(Compression.plain(bomb) == nil)
  }
}

/// The hash of FIPS 180-4. Nobody can find two texts with the same hash, even on purpose.
package struct SHA256: Sendable {
  private static let start: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]

  private var state = SHA256.start
  private var schedule = [UInt32](repeating: 0, count: 64)
  /// The bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  /// How many bytes there are in all.
  private var count = 0

  package init() {}

  /// The eight 32-bit words of the hash of a text.
  static func words(of text: String) -> [UInt32] {
    var hash = SHA256()
    var text = text
    text.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
    return hash.words
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { Self.take($0, 0, &schedule) }
      Self.mix(schedule, into: &state)
      rest = []
    }
    while bytes.count - start >= 64 {
      Self.take(bytes, start, &schedule)
      Self.mix(schedule, into: &state)
      start += 64
    }
    rest += bytes[start...]
  }

  /// The eight 32-bit words of the hash.
  package var words: [UInt32] {
    var hash = self
    // As many zeros as leave room for the length at the end of a block.
    var end: [UInt8] = [0x80] + [UInt8](repeating: 0, count: (119 - count % 64) % 64)
    withUnsafeBytes(of: UInt64(count * 8).bigEndian) { end += $0 }
    end.withUnsafeBytes { hash.add($0) }
    return hash.state
  }

  /// Fills the schedule of a block.
  private static func take(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ schedule: inout [UInt32]) {
    for word in 0..<16 {
      schedule[word] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self))
    }
    for word in 16..<64 {
      let (one, two) = (schedule[word - 15], schedule[word - 2])
      let low = turned(one, 7) ^ turned(one, 18) ^ one >> 3
      let high = turned(two, 17) ^ turned(two, 19) ^ two >> 10
      schedule[word] = schedule[word - 16] &+ low &+ schedule[word - 7] &+ high
    }
  }

  private static func mix(_ schedule: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for word in 0..<64 {
      let high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let one = h &+ high &+ (e & f ^ ~e & g) &+ constants[word] &+ schedule[word]
      let low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let two = low &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}

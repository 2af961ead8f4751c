import Testing

@testable import NewsDomain

@Suite("SHA-256")
struct SHA256Tests {
  /// The hash of a text in hexadecimal digits.
  private func digest(_ text: String) -> String {
    SHA256.words(of: text).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  static let published: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    // 448 bits: the length no longer fits into the first block.
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    // 896 bits.
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrst"
        + "nopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]

  @Test("the messages in FIPS 180-4 have the published hashes", arguments: SHA256Tests.published)
  func vectors(text: String, expected: String) {
    #expect(digest(text) == expected)
  }

  @Test("a million letters have the published hash")
  func million() {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(digest(text) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The number of letters `a`, and the hash that sha256sum gives for them.
  static let borders: [(Int, String)] = [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
  ]

  @Test("texts that end at the edge of a block have the right hash", arguments: SHA256Tests.borders)
  func blocks(count: Int, expected: String) {
    #expect(digest(String(repeating: "a", count: count)) == expected)
  }

  @Test("letters beyond ASCII are hashed as UTF-8")
  func letters() {
    #expect(
      digest("\u{C9}t\u{E9} \u{65E5}\u{672C} \u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}")
        == "5ba6cd9cd82ed412209ebcb65de8d9e5ad2e5e5c63a4be49b759ff081ee46b74")
  }
}

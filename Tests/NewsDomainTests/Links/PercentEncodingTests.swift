import Testing

@testable import NewsDomain

@Suite("Values in addresses")
struct PercentEncodingTests {
  static let values: [(String, String)] = [
    ("", ""), ("AZaz09-._~", "AZaz09-._~"), ("a b", "a%20b"), ("a+b", "a%2Bb"), ("a&b=c", "a%26b%3Dc"),
    ("100%", "100%25"), ("AR:es-419", "AR%3Aes-419"), ("(a OR \"b\")", "%28a%20OR%20%22b%22%29"),
    ("\u{E9}t\u{E9}", "%C3%A9t%C3%A9"), ("\u{6771}\u{4EAC}", "%E6%9D%B1%E4%BA%AC"), ("a\nb", "a%0Ab"),
  ]

  @Test("an encoded value is decoded to the same text", arguments: PercentEncodingTests.values)
  func encoded(text: String, encoded: String) {
    #expect(text.percentEncoded == encoded)
    #expect(encoded.percentDecoded == text)
  }

  /// Texts with wrong encoding, and how they are decoded.
  static let oddities: [(String, String)] = [
    ("%c3%a9", "\u{E9}"), ("100%", "100%"), ("%zz", "%zz"), ("a+b", "a+b"), ("%FF", "\u{FFFD}"),
  ]

  @Test("a text with wrong encoding is decoded as far as possible", arguments: PercentEncodingTests.oddities)
  func odd(text: String, decoded: String) {
    #expect(text.percentDecoded == decoded)
  }
}

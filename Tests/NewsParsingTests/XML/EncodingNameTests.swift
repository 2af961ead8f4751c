import Testing

@testable import NewsParsing
@testable import SystemServices

@Suite("Names of encodings")
struct EncodingNameTests {
  static let pages: [(String, Int?)] = [
    ("cp866", 866), ("dos-866", 866), ("ibm00858", 858), ("ibm-1140", 1140), ("windows-1251", 1251), ("win_1251", 1251),
    ("866", 866), ("iso-8859-5", nil), ("koi8-r", nil), ("cp", nil), ("ibm866nav", nil), ("cp123456", nil), ("", nil),
  ]

  @Test("a number is used if the name consists of nothing else", arguments: EncodingNameTests.pages)
  func codePage(name: String, number: Int?) {
    #expect(EncodingName.codePage(name) == number)
  }

  @Test("the name itself is tried first, and other texts are not", arguments: ["Shift_JIS", "x-", "X-X-", ""])
  func candidates(name: String) {
    #expect(EncodingName.candidates(name).first == (name.isEmpty ? nil : name))
    #expect(!EncodingName.candidates(name).contains(""))
  }
}

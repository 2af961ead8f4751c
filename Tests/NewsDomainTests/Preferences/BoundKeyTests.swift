import Testing

@testable import NewsDomain

@Suite("Keys of a reader's own")
struct BoundKeyTests {
  @Test(
    "a key has one name, however it is written",
    arguments: [
      ("ctrl-t", "ctrl-t"), ("Ctrl+T", "ctrl-t"), ("^t", "ctrl-t"), ("C-t", "ctrl-t"), ("alt-x", "alt-x"),
      ("M-x", "alt-x"), ("F5", "f5"), ("f12", "f12"), ("j", "j"), ("J", "J"), ("\u{E9}", "\u{E9}"),
    ])
  func names(text: String, name: String) throws {
    let key = try #require(BoundKey(text))
    #expect(key.name == name)
    #expect(BoundKey(key.name) == key)
  }

  @Test(
    "other texts are none",
    arguments: [
      "", "f0", "f13", "ctrl-", "ctrl-\u{E9}", "ctrl-tt", "alt-1", "1", "?", "jj", "shift-x", "e\u{301}\u{302}",
    ])
  func none(text: String) {
    #expect(BoundKey(text) == nil)
  }

  @Test(
    "keys that the terminal or the prompt needs are reserved",
    arguments: [
      "ctrl-c", "^D", "ctrl-z", "ctrl-i", "ctrl-m", "ctrl-j", "ctrl-h", "ctrl-s", "ctrl-q", "Enter", "tab", "Esc",
      "\u{E9}chap",
    ])
  func reserved(text: String) {
    #expect(BoundKey.isReservedName(text))
  }

  @Test("others are not", arguments: ["ctrl-t", "ctrl-g", "alt-c", "f1", "c", "d", "nothing"])
  func free(text: String) {
    #expect(!BoundKey.isReservedName(text))
  }

  @Test("they are listed letters first, function keys by number")
  func order() {
    let keys = ["f10", "alt-b", "f2", "ctrl-t", "j"].compactMap { BoundKey($0) }
    #expect(keys.sorted().map(\.name) == ["j", "ctrl-t", "alt-b", "f2", "f10"])
  }
}

import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The letters of views")
struct ViewKeysTests {
  static let english: [(String, ViewKey)] = [
    ("n", .next), ("p", .previous), ("b", .back), ("m", .more), ("r", .read), ("s", .save), ("w", .web), ("o", .open),
    ("q", .leave), ("?", .help),
  ]
  static let french: [(String, ViewKey)] = [
    ("s", .next), ("p", .previous), ("r", .back), ("e", .more), ("l", .read), ("g", .save), ("w", .web), ("o", .open),
    ("q", .leave), ("?", .help),
  ]
  static let common: [(String, ViewKey)] = [
    ("M", .mark), ("c", .compare), ("x", .mute), ("u", .undo), ("U", .nextUnread), ("/", .search),
  ]

  @Test("they are those of the prompt, and some that are free in each language")
  func letters() {
    for (language, own) in [(InterfaceLanguage.english, Self.english), (.french, Self.french)] {
      let keys = ViewKeys(texts(in: language))
      for (letter, meaning) in own + Self.common {
        #expect(keys[.text(letter)] == meaning, "\(letter)")
        #expect(keys.letter(of: meaning) == letter)
      }
      // Each meaning has a letter, and each letter one meaning.
      #expect(ViewKey.allCases.allSatisfy { keys.letter(of: $0) != nil })
      #expect(keys[.text("z")] == nil)
      #expect(keys[.up] == nil)
      for key in [Key.escape, .control("g")] { #expect(keys[key] == .leave) }
    }
  }

  @Test("j and k, which move, are free in every language", arguments: InterfaceLanguage.all)
  func vi(language: InterfaceLanguage) {
    let keys = ViewKeys(texts(in: language))
    for letter in ["j", "k", " ", "1"] { #expect(keys[.text(letter)] == nil) }
  }

  @Test("a letter that the reader has bound means their line, and no hint names it")
  func bound() {
    let words = texts(in: .english)
    let keys = ViewKeys(words, bound: ["s": "save --as later", "Z": "share"])
    #expect(keys[.text("s")] == nil)
    #expect(keys.line(boundTo: .text("s")) == "save --as later")
    #expect(keys.line(boundTo: .text("r")) == nil)
    #expect(keys.line(boundTo: .enter) == nil)
    #expect(keys.hints([.read, .save, .web], in: words) == ["r read", "w web"])
    let help = keys.help(in: words, without: [])
    #expect(help.contains { $0.keys == "Z" && $0.meaning == "share" })
    #expect(help.contains { $0.keys == "s" && $0.meaning == "save --as later" })
    #expect(help.count { $0.keys == "s" } == 1)
  }

  @Test("a letter bound to what another letter does here does that, and wins over what it did")
  func meant() {
    let words = texts(in: .english)
    let keys = ViewKeys(words, bound: ["j": "next", "n": "back", "Z": "next --unread"]) { CommandName(rawValue: $0) }
    #expect(keys.meaning(boundTo: .text("j")) == .next)
    #expect(keys[.text("j")] == .next && keys[.text("n")] == .back && keys[.text("b")] == .back)
    #expect(keys.line(boundTo: .text("j")) == nil)
    #expect(keys.line(boundTo: .text("Z")) == "next --unread")
    #expect(keys.letter(of: .next) == "j" && keys.letter(of: .back) == "b")
    let help = keys.help(in: words, without: [.save])
    #expect(help.contains { $0.keys == "n" && $0.meaning == words.meaning(of: .back) })
    #expect(help.count { $0.keys == "n" } == 1)
    #expect(!help.contains { $0.keys == "s" })
  }

  @Test("each key has a meaning in words", arguments: InterfaceLanguage.all)
  func words(language: InterfaceLanguage) {
    let words = texts(in: language)
    for key in ViewKey.allCases {
      #expect(!words.hint(of: key).isEmpty)
      #expect(words.hint(of: key).count <= 14)
      #expect(!words.meaning(of: key).isEmpty)
    }
  }
}

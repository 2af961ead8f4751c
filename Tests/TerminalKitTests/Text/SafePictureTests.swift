import Testing

@testable import TerminalKit

@Suite("Pictures for a terminal")
struct SafePictureTests {
  private func picture(_ text: String, as kind: SafePicture.Kind) -> [String]? {
    SafePicture(text, as: kind)?.lines
  }

  static let symbols: [(String, [String])] = [
    ("a", ["a"]), ("a\nb\n", ["a", "b"]), (" \n  \n", [" ", "  "]),
    ("\u{2584}\u{2588}\u{28FF}", ["\u{2584}\u{2588}\u{28FF}"]),
    ("\u{1B}[0m\u{1B}[38;2;1;2;3;48;5;7m\u{2584}\u{1B}[m", ["\u{1B}[0m\u{1B}[38;2;1;2;3;48;5;7m\u{2584}\u{1B}[m"]),
    ("\u{1B}[7ma\u{1B}[0m\n\u{1B}[1mb", ["\u{1B}[7ma\u{1B}[0m", "\u{1B}[1mb"]), ("\u{1F44D}", ["\u{1F44D}"]),
  ]

  @Test("coloured characters are taken line by line", arguments: SafePictureTests.symbols)
  func ofSymbols(text: String, lines: [String]) {
    #expect(picture(text, as: .symbols) == lines)
  }

  static let notSymbols = [
    "", "\n", "\n\n", "\u{1B}", "\u{1B}[", "\u{1B}[31", "\u{1B}[31;", "\u{1B}[2J", "\u{1B}[H", "\u{1B}[1;1H",
    "\u{1B}[?25l", "\u{1B}[?1049h", "\u{1B}[?1m", "\u{1B}[>4;2m", "\u{1B}[31 m", "\u{1B}[31\u{7}m", "\u{1B}[6n",
    "\u{1B}c", "\u{1B}7", "\u{1B}(0", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;YQ==\u{7}", "\u{1B}]8;;http://a/\u{1B}\\b",
    "\u{1B}P0q~\u{1B}\\", "\u{1B}_Ga=T;AA==\u{1B}\\", "\u{1B}^a\u{1B}\\", "\u{1B}\\", "\u{1B}\u{1B}[0m", "\u{1B}\n[0m",
    "\u{9B}31m", "\u{9B}2J", "\u{9D}0;title\u{9C}", "\u{90}0q~\u{9C}", "\u{85}", "\u{80}", "\0", "\u{7}", "\u{8}",
    "\t", "\r", "\r\n", "\u{B}", "\u{C}", "\u{E}", "\u{7F}", "\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}", "\u{200E}",
    "\u{200F}", "\u{61C}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{E0041}",
  ]

  @Test("a picture of characters with anything else in it is refused", arguments: SafePictureTests.notSymbols)
  func notOfSymbols(text: String) {
    #expect(picture(text, as: .symbols) == nil)
    guard text.contains(where: { $0 != "\n" }) else { return }
    #expect(picture("a\n" + text + "\nb", as: .symbols) == nil)
    #expect(picture("\u{1B}[31m" + text + "\u{1B}[0m", as: .symbols) == nil)
  }

  static let sixels = [
    "\u{1B}P0;1;0q\"1;1;8;8#0;2;0;0;0#0!8~-\u{1B}\\", "\u{1B}Pq\u{1B}\\", "\u{1B}P0q~$\n-~\r\n-\u{1B}\\",
    "\u{1B}P0q~\u{1B}\\\u{1B}P0q-\u{1B}\\", "\u{1B}P0q~\u{1B}\\\n\u{1B}P0q-\u{1B}\\",
  ]

  static let kitties = [
    "\u{1B}_Ga=T,f=32,s=1,v=1,c=1,r=1,m=1\u{1B}\\\u{1B}_Gm=1;AAAA\u{1B}\\\u{1B}_Gm=0\u{1B}\\",
    "\u{1B}_Ga=T;AA+/==\u{1B}\\\n\u{1B}_Gm=0\u{1B}\\",
  ]

  @Test("sixel strings are taken, but no other kind", arguments: SafePictureTests.sixels)
  func ofSixels(text: String) {
    for end in ["", "\n", "\r\n", "\n\n"] {
      #expect(picture(text + end, as: .sixel) == [text])
    }
    #expect(picture(text, as: .kitty) == nil)
    #expect(picture(text, as: .symbols) == nil)
  }

  @Test("kitty's strings are taken, but no other kind", arguments: SafePictureTests.kitties)
  func ofKitty(text: String) {
    for end in ["", "\n", "\n\n"] {
      #expect(picture(text + end, as: .kitty) == [text])
    }
    #expect(picture(text, as: .sixel) == nil)
    #expect(picture(text, as: .symbols) == nil)
  }

  /// Texts that are put into a string, before it and after it.
  static let others = [
    "\u{1B}", "\u{1B}[2J", "\u{1B}[0m", "\u{1B}]52;c;YQ==\u{7}", "\u{7}", "\u{18}", "\u{1A}", "\0", "\u{9C}",
    "\u{9B}2J", "\u{90}", "\u{E9}", "\u{202E}", "\t", "\u{7F}", "\u{1B}Ptmux;",
  ]

  @Test("strings with anything else in or around them are refused", arguments: SafePictureTests.others)
  func notRaw(other: String) {
    for (mode, begin) in [(SafePicture.Kind.sixel, "\u{1B}P0q"), (.kitty, "\u{1B}_Ga=T;")] {
      let end = "\u{1B}\\"
      #expect(picture(begin + "AA" + end, as: mode) != nil)
      for text in [
        begin + "A" + other + "A" + end, other + begin + "AA" + end, begin + "AA" + end + other,
        begin + "AA" + end + other + begin + "AA" + end, begin + "AA" + other,
      ] {
        #expect(picture(text, as: mode) == nil, "\(text.debugDescription)")
      }
    }
  }

  @Test("a string without its end, or no string at all, is refused", arguments: [SafePicture.Kind.sixel, .kitty])
  func unfinished(mode: SafePicture.Kind) {
    let begin = mode == .sixel ? "\u{1B}P0q" : "\u{1B}_Ga=T;"
    for text in ["", "\n", "\r\n", "a", begin] { #expect(picture(text, as: mode) == nil) }
    for end in ["", "\u{1B}", "\u{7}", "\u{9C}"] {
      #expect(picture(begin + "AA" + end, as: mode) == nil)
    }
  }
}

/// Strings that often break programs.
package enum NaughtyStrings {
  /// A few of every kind, always available.
  package static let some: [String] = [
    "", " ", "  two  blanks  ", "it's", "\"", "'", "'\"'", "\\", "\\\\", "a\\", "\\'", "a;b", ";", "#a", "a #b", "a#b",
    "--country", "--", "-", "$(reboot)", "`reboot`", "a\nb", "a\r\nb", "\t", "\u{0}", "a\u{0}b", "\u{7}\u{8}",
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://evil.example\u{1B}\\x", "\u{1B}Pq\u{1B}\\",
    "\u{7F}", "\u{80}\u{9B}31m\u{9D}0;x\u{9C}", "\u{85}\u{2028}\u{2029}", "\u{A0}", "\u{FEFF}x", "\u{202E}gpj.exe",
    "\u{2066}a\u{2069}", "a\u{200B}b", "a\u{200D}b", "e\u{301}", "'\u{301}", "\"\u{301}", ";\u{301}", " \u{301}",
    "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}", "\u{301}first",
    "\u{1F468}\u{200D}\u{1F469}",
    "\u{1F1EB}\u{1F1F7}", "\u{65E5}\u{672C}\u{8A9E}", "\u{627}\u{644}\u{639}", "\u{915}\u{94D}\u{200D}\u{937}",
    "\u{FFFD}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}", "\u{E0041}", "'); DROP TABLE news; --", "%s%n", "NULL", "null",
  ]

  /// The Big List of Naughty Strings, if the corpus has it.
  package static func all() throws -> [String] {
    try JSONDecoder().decode([String].self, from: Corpus.read("strings/blns.json"))
  }
}

/// Whether a character must never reach a terminal: C0 and C1 controls, characters that reorder text, and invisible
/// ones.
package func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F: true
  case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

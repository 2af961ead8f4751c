import CCLD2
import NewsDomain

/// Detects languages with CLD2 (`libcld2`), which is opened at first use. Where it is not installed, no language is sure.
package struct DetectedLanguages: LanguageDetector {
  /// The share of a text, in percent, that must be in its language.
  private static let leastShare = 90
  /// The fewest bytes of letters from which a language is told.
  private static let leastBytes = 60
  /// Codes of CLD2 that ISO 639-1 has under other names, and those that this program does not tell apart.
  private static let otherCodes = ["iw": "he", "jw": "jv", "mo": "ro", "nb": "no", "nn": "no"]
  /// Codes of CLD2 that stand for no language.
  private static let noLanguage: Set<String> = ["un", "xx"]

  package init() {}

  /// Whether CLD2 is installed.
  package static var isInstalled: Bool { supernews_cld2_is_there() != 0 }

  package func language(of text: String) -> String? {
    guard text.utf8.count >= Self.leastBytes else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var found = supernews_language()
        guard supernews_cld2_detect(characters.baseAddress, characters.count, &found) != 0, let code = found.code,
          found.is_reliable != 0, found.percent >= Self.leastShare, found.bytes >= Self.leastBytes
        else { return nil }
        return Self.language(ofCode: String(cString: code))
      }
    }
  }

  /// The ISO 639-1 code of a language of CLD2; `nil` if it has none.
  static func language(ofCode code: String) -> String? {
    // CLD2 tells scripts and countries apart after a hyphen: `zh-Hant`.
    let plain = String(code.prefix { $0 != "-" })
    guard plain.utf8.count == 2, !noLanguage.contains(plain) else { return nil }
    return otherCodes[plain] ?? plain
  }
}

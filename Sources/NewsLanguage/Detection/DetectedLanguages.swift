import CCLD2
import NewsDomain

/// Detects languages with CLD2 (`libcld2`), which is loaded on first use. If it is not installed, no language is
/// certain.
package struct DetectedLanguages: LanguageDetector {
  /// The share of a text, in percent, that must be in the detected language.
  private static let leastShare = 90
  /// The fewest bytes of letters needed to detect a language.
  private static let leastBytes = 60
  /// CLD2's codes that have other names in ISO 639-1, or that this program does not distinguish.
  private static let otherCodes = ["iw": "he", "jw": "jv", "mo": "ro", "nb": "no", "nn": "no"]
  /// CLD2's codes that mean no language.
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

  /// The ISO 639-1 code for a code of CLD2; `nil` if there is none.
  static func language(ofCode code: String) -> String? {
    // CLD2 adds scripts and countries after a hyphen: `zh-Hant`.
    let plain = String(code.prefix { $0 != "-" })
    guard plain.utf8.count == 2, !noLanguage.contains(plain) else { return nil }
    return otherCodes[plain] ?? plain
  }
}

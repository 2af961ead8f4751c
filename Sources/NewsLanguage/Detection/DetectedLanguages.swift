import CCLD2
import NewsDomain

/// Detects languages with CLD2 (`libcld2`), which is loaded on first use. If it is not installed, no language is
/// certain. Titles and texts come from outside, so it is used only in the process that is confined for them.
package struct DetectedLanguages: LanguageDetector {
  /// The share of a text, in percent, that must be in the detected language.
  private static let minShare = 90
  /// The fewest bytes of letters needed to detect a language.
  private static let minBytes = 60
  /// The fewest if a language is expected: a title of one line. It is then taken for another one only if that is far more
  /// likely, which is wrong for less than one title in a hundred.
  private static let minBytesExpected = 40
  /// The fewest if the text is not in the script of the language that it is said to have.
  private static let minBytesElsewhere = 20
  /// Languages that are not written with Latin letters. Serbian, for example, is written in two scripts.
  private static let notLatin: Set<String> = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "mk", "ml",
    "mr", "my", "ne", "pa", "ru", "si", "ta", "te", "th", "uk", "ur", "zh",
  ]
  /// The fewest if the language is neither the expected one nor a usual one. CLD2 takes many a title full of names for such
  /// a language, which hardly any news is in.
  private static let minBytesUnusual = 200
  /// The languages that known sources write in, and those that their script alone tells nearly always.
  private static let usual = Set((Language.all + Language.otherLanguages).map(\.code)).union(notLatin)
  /// CLD2's codes that have other names in ISO 639-1, or that this program does not distinguish.
  private static let otherCodes = ["iw": "he", "jw": "jv", "mo": "ro", "nb": "no", "nn": "no"]
  /// CLD2's codes that mean no language.
  private static let noLanguage: Set<String> = ["un", "xx"]

  package init() {}

  /// Whether CLD2 is installed.
  package static var isInstalled: Bool { supernews_cld2_is_there() != 0 }

  package func languages(of questions: [LanguageQuestion]) async -> [String?] {
    questions.map { language(of: $0.text, stated: $0.stated) }
  }

  /// - Parameter stated: see `LanguageQuestion/stated`.
  /// - Returns: the language (ISO 639-1) if it is certain, else `nil`.
  package func language(of text: String, stated: String? = nil) -> String? {
    let isElsewhere = stated.map { !Self.isWritten(text, in: $0) } ?? false
    let least =
      isElsewhere ? Self.minBytesElsewhere : stated == nil ? Self.minBytes : Self.minBytesExpected
    guard text.utf8.count >= least else { return nil }
    let expected = isElsewhere ? nil : stated
    guard let found = Self.found(in: text, least: least, expected: expected) else { return nil }
    let isUsual = found.language == stated || Self.usual.contains(found.language)
    return isUsual || found.bytes >= Self.minBytesUnusual ? found.language : nil
  }

  /// The language that CLD2 finds, and the bytes of letters that tell it.
  private static func found(in text: String, least: Int, expected: String?) -> (language: String, bytes: Int)? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var found = supernews_language()
        // A string is passed to C with its bytes, and `nil` as NULL.
        guard supernews_cld2_detect(characters.baseAddress, characters.count, expected, &found) != 0,
          let code = found.code, found.is_reliable != 0, found.percent >= minShare, found.bytes >= least,
          let language = language(ofCode: String(cString: code))
        else { return nil }
        return (language, Int(found.bytes))
      }
    }
  }

  /// Whether a text has letters of the script of a language.
  private static func isWritten(_ text: String, in language: String) -> Bool {
    let isLatin = !notLatin.contains(language)
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0..<0x250: isLatin
      // Other letters, but no punctuation, symbols and pictures.
      case 0x370..<0x2000, 0x2C00..<0xE000, 0x20000..<0x40000: !isLatin
      default: false
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

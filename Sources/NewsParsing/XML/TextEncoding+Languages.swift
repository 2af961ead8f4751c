extension TextEncoding {
  /// The encoding of texts in a language that state none and are not in UTF-8, as browsers take it (HTML standard,
  /// "determining the character encoding", step 9).
  ///
  /// - Parameter language: a language tag such as `pl` or `zh-TW`, in any case.
  static func usual(of language: String) -> TextEncoding {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return .windows1252 }
    let label = first == "zh" ? (parts.contains { traditional.contains($0) } ? "big5" : "gb18030") : labels[first]
    return label.flatMap(TextEncoding.init(label:)) ?? .windows1252
  }

  private static let traditional: Set = ["hant", "tw", "hk", "mo"]

  private static let labels: [String: String] = {
    let languages = [
      "windows-1250": "cs hr sk", "windows-1251": "ba be bg kk ky mk ru sah sr tg tt uk", "windows-1253": "el",
      "windows-1254": "az ku tr", "windows-1255": "he iw", "windows-1256": "ar fa ur", "windows-1257": "et lt lv",
      "windows-1258": "vi", "windows-874": "th", "iso-8859-2": "hu pl sl", "shift_jis": "ja", "euc-kr": "ko",
    ]
    return languages.reduce(into: [:]) { labels, entry in
      for language in entry.value.split(separator: " ") { labels[String(language)] = entry.key }
    }
  }()
}

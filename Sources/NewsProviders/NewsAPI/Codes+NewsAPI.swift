import NewsDomain

// NewsAPI's codes are not all ISO: recorded answers use `is` for Israel, `zh` for China, `ud` for Urdu, and `se` or
// `sv` for Swedish.

extension Language {
  /// The code in requests for headlines and sources; `nil` if NewsAPI has been seen to use several codes.
  var newsAPICode: String? {
    switch code {
    case "sv", "ur": nil
    default: code
    }
  }
}

extension Language {
  /// The code in searches. For Urdu and Swedish, it is the newer of the two that NewsAPI's documentation uses.
  var newsAPISearchCode: String { code == "ur" ? "ud" : code }
}

extension SearchRequest.Order {
  var newsAPICode: String { self == .published ? "publishedAt" : rawValue }
}

extension Country {
  /// The code in requests; `nil` if NewsAPI has been seen to use several codes.
  var newsAPICode: String? {
    switch code {
    case "il", "cn": nil
    default: code
    }
  }
}

/// Returns the ISO code of a language in an answer; `nil` if it is not a code at all.
func isoLanguage(newsAPI code: String?) -> String? {
  guard let code = code?.trimmed.lowercased(), code.count == 2 else { return nil }
  return Language(code: code)?.code ?? code
}

/// Returns the ISO code of a country in an answer; `nil` if it is not a code at all.
func isoCountry(newsAPI code: String?) -> String? {
  guard let code = code?.trimmed.lowercased(), code.count == 2 else { return nil }
  return switch code {
  case "is": "il"
  case "zh": "cn"
  default: code
  }
}

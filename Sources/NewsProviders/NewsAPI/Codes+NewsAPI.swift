import NewsDomain

// NewsAPI's codes are not all ISO: recorded answers name Israel `is`, China `zh`, Urdu `ud` and Swedish
// `se` or `sv`.

extension Language {
  /// What to ask NewsAPI for; `nil` where it has been seen to use several spellings.
  var newsAPICode: String? {
    switch code {
    case "sv", "ur": nil
    default: code
    }
  }
}

extension Language {
  /// What searches call it: of Urdu and Swedish the newer spelling of the service's own documentation.
  var newsAPISearchCode: String { code == "ur" ? "ud" : code }
}

extension SearchRequest.Order {
  var newsAPICode: String { self == .published ? "publishedAt" : rawValue }
}

extension Country {
  /// What to ask NewsAPI for; `nil` where it has been seen to use several spellings.
  var newsAPICode: String? {
    switch code {
    case "il", "cn": nil
    default: code
    }
  }
}

/// The ISO code of a language in an answer, and of no language where it is no code at all.
func isoLanguage(newsAPI code: String?) -> String? {
  guard let code = code?.trimmed.lowercased(), code.count == 2 else { return nil }
  return Language(code: code)?.code ?? code
}

/// The ISO code of a country in an answer.
func isoCountry(newsAPI code: String?) -> String? {
  guard let code = code?.trimmed.lowercased(), code.count == 2 else { return nil }
  return switch code {
  case "is": "il"
  case "zh": "cn"
  default: code
  }
}

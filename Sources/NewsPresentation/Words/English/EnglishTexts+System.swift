extension EnglishTexts {
  func option(_ name: String) -> String? { nil }

  func said(_ detail: String) -> String { detail }
}

extension EnglishTexts {
  func option(_ name: String) -> String? { nil }

  func placeholder(_ value: String) -> String? { nil }

  func said(_ detail: String) -> String { detail }
}

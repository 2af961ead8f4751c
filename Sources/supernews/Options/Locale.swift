import NewsPresentation

extension InterfaceLanguage {
  /// The language that the environment asks for: LC_ALL, LC_MESSAGES or LANG, whichever is set first.
  init(environment: [String: String]) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = InterfaceLanguage(code: String((name ?? "").lowercased().prefix(2))) ?? .standard
  }
}

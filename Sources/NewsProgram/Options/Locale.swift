import NewsPresentation

extension InterfaceLanguage {
  /// The language that the environment asks for: LC_ALL, LC_MESSAGES, LANG, the first that is set.
  init(environment: [String: String], among languages: [InterfaceLanguage]) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = InterfaceLanguage(code: String((name ?? "").lowercased().prefix(2)), among: languages) ?? .standard
  }
}

import NewsDomain

extension Session {
  /// The languages that the reader reads: what they have chosen, then that of their country's news, then that of the
  /// interface.
  var readerLanguages: ReaderLanguages {
    let isSearchLanguageChosen =
      settings[LanguageSetting.self] != nil || edition.language != settings.standard.language
    return ReaderLanguages(
      [
        isLanguageChosen ? language.code : nil, isSearchLanguageChosen ? edition.language.code : nil,
        newsLanguage(edition.country, edition.language), language.code,
      ].compactMap(\.self))
  }
}

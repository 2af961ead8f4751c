import NewsDomain

extension Country {
  /// Finds a country by any of its names.
  package static var index: NameIndex<Country> { EntityIndex.countries }

  /// The names that a person may use for it, in any language.
  package var names: [String] { EntityIndex.names(of: self) }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: self) }

  /// The name of a country that a source may be in; an unknown code is returned as it is.
  package static func name(ofCode code: String, in language: InterfaceLanguage) -> String {
    name(ofCode: code, in: language.texts)
  }

  /// All countries sorted by name.
  package static func sorted(in language: InterfaceLanguage) -> [Country] { sorted(in: language.texts) }
}

extension Language {
  /// Finds a language by any of its names.
  package static var index: NameIndex<Language> { EntityIndex.languages }

  /// The names that a person may use for it, in any language.
  package var names: [String] { EntityIndex.names(of: self) }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: self) }

  /// The name of a language that a source may publish in; an unknown code is returned as it is.
  package static func name(ofCode code: String, in language: InterfaceLanguage) -> String {
    name(ofCode: code, in: language.texts)
  }
}

extension NewsDomain.Category {
  /// The names that a person may use for it, in any language.
  package var names: [String] { EntityIndex.names(of: self) }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: self) }
}

extension Topic {
  package func name(in language: InterfaceLanguage) -> String { name(inLanguage: language.code) }
}

extension Edition {
  /// The settings of a new reader with a language.
  package static func standard(for language: InterfaceLanguage) -> Edition { language.texts.standardEdition }
}

extension NewsSource {
  /// The names that a person may use for it, in any language.
  package var allNames: [String] { names + translatedNames }

  /// Its name as each language shows it, where that may be typed in another way than the name itself.
  package var translatedNames: [String] {
    guard name.hasSuffix(")") else { return [] }
    return InterfaceLanguage.all.map { $0.texts.name(ofSource: name) }.filter { $0 != name }
  }
}

extension Texts {
  /// The name of a source as it is shown: what is in parentheses at its end, a language or a country in English, in the
  /// words of the language, and with typographic apostrophes where that language writes them.
  package func name(ofSource name: String) -> String {
    // The catalogue names its sources in English.
    guard nameColumn != nil else { return name }
    let shown = name.replacing("'", with: "\u{2019}")
    guard shown.hasSuffix(")"), let open = shown.lastIndex(of: "(") else { return shown }
    let own = ownName(of: shown[shown.index(after: open)...].dropLast())
    return own.map { "\(shown[..<open])(\($0))" } ?? shown
  }

  /// The name in this language of what has a name in any: a language or a country; `nil` if it is neither.
  func ownName(of name: some StringProtocol) -> String? {
    Language.index.exactly(name).map { $0.name(in: language) }
      ?? Country.index.exactly(name).map { $0.name(in: language) }
  }

  /// Names of languages or countries in this language; other names as they are.
  func ownNames(of names: [String]) -> [String] {
    let own = names.compactMap { ownName(of: $0) }
    return own.count == names.count ? own : names
  }
}

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

import NewsDomain

extension Country {
  /// Finds a country by any of its names.
  package static var index: NameIndex<Country> { EntityIndex.countries }

  /// What a person may call it, in any language.
  package var names: [String] { EntityIndex.names(of: self) }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: self) }

  /// The name of any country a source may be at home in; a code nobody knows stands for itself.
  package static func name(ofCode code: String, in language: InterfaceLanguage) -> String {
    name(ofCode: code, in: language.texts)
  }

  /// All of them in the order of their names.
  package static func sorted(in language: InterfaceLanguage) -> [Country] { sorted(in: language.texts) }
}

extension Language {
  /// Finds a language by any of its names.
  package static var index: NameIndex<Language> { EntityIndex.languages }

  /// What a person may call it, in any language.
  package var names: [String] { EntityIndex.names(of: self) }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: self) }

  /// The name of any language a source may publish in; a code nobody knows stands for itself.
  package static func name(ofCode code: String, in language: InterfaceLanguage) -> String {
    name(ofCode: code, in: language.texts)
  }
}

extension NewsDomain.Category {
  /// What a person may call it, in any language.
  package var names: [String] { EntityIndex.names(of: self) }

  package func name(in language: InterfaceLanguage) -> String { language.texts.name(of: self) }
}

extension Edition {
  /// What a new reader of a language begins with.
  package static func standard(for language: InterfaceLanguage) -> Edition { language.texts.standardEdition }
}

/// The names of countries, languages and categories in one language of the interface.
package protocol EntityNames: Sendable {
  /// The ISO 639-1 code of the language.
  var code: String { get }

  /// The name of a country; its code if it has no name here.
  func name(of country: Country) -> String
  func name(of category: Category) -> String
  /// The name of a language; an unknown code is returned as it is.
  func name(ofLanguage code: String) -> String

  /// Other names that a person may use for a country, such as "usa" or "england".
  func otherNames(of country: Country) -> [String]

  /// The title of the column with these names, for programs; `nil` if the language has no such column.
  var nameColumn: StaticString? { get }
}

extension EntityNames {
  package func name(of language: Language) -> String { name(ofLanguage: language.code) }
}

/// What a language calls the things of the news: each language of the interface has its own.
package protocol EntityNames: Sendable {
  /// Of ISO 639-1.
  var code: String { get }

  /// A country that has no name here is called by its code.
  func name(of country: Country) -> String
  func name(of category: Category) -> String
  /// A code that nobody knows stands for itself.
  func name(ofLanguage code: String) -> String

  /// What a person may call a country besides: "usa", "england".
  func otherNames(of country: Country) -> [String]

  /// The title of a column that programs find these names in; `nil` for a language that has none.
  var nameColumn: StaticString? { get }
}

extension EntityNames {
  package func name(of language: Language) -> String { name(ofLanguage: language.code) }
}

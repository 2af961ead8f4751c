import NewsDomain

extension FrenchTexts {
  /// A name after its preposition, such as `de Paris` or `d’Alger`.
  func of(_ name: String) -> String { (Self.isElided(before: name) ? "d’" : "de ") + name }

  /// Whether an article or a preposition loses its vowel before a name. In front of an h, it keeps it.
  static func isElided(before name: String) -> Bool {
    FoldedName(name).text.first.map { "aeiou".contains($0) } ?? false
  }

  /// A name to suggest, in French if it is that of a country, a language or a category.
  func suggested(_ name: String?) -> String? {
    guard let name else { return nil }
    return NewsDomain.Category(rawValue: name.lowercased()).map { self.name(of: $0) } ?? ownName(of: name) ?? name
  }
}

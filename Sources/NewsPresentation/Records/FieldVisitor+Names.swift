import NewsDomain

extension FieldVisitor {
  /// Adds the name of a country, language or category: the member `name` in the standard language, and one column for
  /// each language that has such a column.
  mutating func names(_ name: (any EntityNames, Subject) -> String) {
    field("name", .column(2)) { name(InterfaceLanguage.standard.texts, $0) }
    for language in InterfaceLanguage.all {
      guard let column = language.texts.nameColumn else { continue }
      field(column, .onlyColumn(3)) { name(language.texts, $0) }
    }
  }
}

import NewsDomain

extension FieldVisitor {
  /// The name of what a record is of: `name` in the language of records, and a column for each language that has one.
  mutating func names(_ name: (any EntityNames, Subject) -> String) {
    field("name", .column(2)) { name(InterfaceLanguage.standard.texts, $0) }
    for language in InterfaceLanguage.all {
      guard let column = language.texts.nameColumn else { continue }
      field(column, .onlyColumn(3)) { name(language.texts, $0) }
    }
  }
}

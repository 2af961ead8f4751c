import NewsDomain

extension Declaration {
  /// The examples, their commands called as in that language.
  func examples(in language: InterfaceLanguage) -> [String] {
    examples.map { example in
      let name = example.prefix { $0 != " " }
      guard let command = CommandTable.standard.declarations.first(where: { $0.name == name }) else { return example }
      return command.name(in: language) + example[name.endIndex...]
    }
  }
}

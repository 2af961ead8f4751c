import NewsDomain

extension Declaration {
  /// The examples as they are typed in that language.
  public func examples(in language: InterfaceLanguage) -> [String] {
    if language == .french, !frenchExamples.isEmpty { return frenchExamples }
    return examples.map { example in
      let name = example.prefix { $0 != " " }
      guard let command = CommandTable.standard.declarations.first(where: { $0.name == name }) else { return example }
      return command.name(in: language) + example[name.endIndex...]
    }
  }
}

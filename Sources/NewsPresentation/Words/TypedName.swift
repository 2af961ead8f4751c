import NewsDomain

/// A word that may be typed: what it is called in each language, and every word that is understood.
package struct TypedName: Sendable {
  /// What it is called in the reader's language.
  package let own: Localized
  /// What is understood, in the order of the languages.
  package let all: [String]

  package init(_ own: Localized, all: [String]) {
    self.own = own
    self.all = all
  }

  package init(_ choice: ChoiceName) {
    self.init(choice.own, all: choice.names)
  }

  package init(category: NewsDomain.Category) {
    self.init(Localized { $0.name(of: category) }, all: category.names)
  }

  /// A word that is the same in every language.
  package static func option(_ name: String) -> TypedName { TypedName(.option(name), all: [name]) }
}

extension ChoiceName {
  /// What it is called in the reader's language.
  package var own: Localized { Localized { $0.names(of: self).first ?? "" } }

  /// What is understood, in the order of the languages.
  package var names: [String] {
    InterfaceLanguage.all.flatMap { $0.texts.names(of: self) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Whether a text is one of its names in any language, whatever its case and accents.
  package func isMeant(by text: String) -> Bool {
    let wanted = FoldedName(text)
    return names.contains { FoldedName($0) == wanted }
  }
}

extension CommandName {
  /// What it is called in the reader's language.
  package var own: Localized { Localized { $0.name(of: self) } }

  /// What it answers to: its name in each language, then what else it is called.
  package var names: [String] {
    let names = InterfaceLanguage.all.map { $0.texts.names(of: self) }
    return (names.compactMap(\.first) + names.flatMap { $0.dropFirst() }).reduce(into: []) { all, name in
      if !all.contains(name) { all.append(name) }
    }
  }
}

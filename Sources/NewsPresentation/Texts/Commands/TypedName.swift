import NewsDomain

/// A word that may be typed: its name in each language, and all words that are understood.
package struct TypedName: Sendable {
  /// The name in the reader's language.
  package let own: Localized
  /// All words understood, in the order of the languages.
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

  package init(setting: SettingKey) {
    self.init { $0.words(of: setting).names }
  }

  /// - Parameter value: a value that has words of its own, as it is stored.
  package init(value: String, of setting: SettingKey) {
    self.init { $0.names(of: value, in: setting) }
  }

  private init(_ names: @escaping @Sendable (any Texts) -> [String]) {
    let all = InterfaceLanguage.all.flatMap { names($0.texts) }
    self.init(
      Localized { names($0).first ?? "" },
      all: all.reduce(into: []) { all, name in
        if !all.contains(name) { all.append(name) }
      })
  }

  /// A word that is the same in every language.
  package static func option(_ name: String) -> TypedName { TypedName(.option(name), all: [name]) }
}

extension ChoiceName {
  /// The name in the reader's language.
  package var own: Localized { Localized { $0.names(of: self).first ?? "" } }

  /// All words understood, in the order of the languages.
  package var names: [String] {
    InterfaceLanguage.all.flatMap { $0.texts.names(of: self) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Whether a text is one of its names in any language, ignoring case and accents.
  package func isMeant(by text: String) -> Bool {
    let wanted = FoldedName(text)
    return names.contains { FoldedName($0) == wanted }
  }
}

extension CommandName {
  /// The name in the reader's language.
  package var own: Localized { Localized { $0.name(of: self) } }

  /// All names of the command: the name in each language, then the other names.
  package var names: [String] {
    let names = InterfaceLanguage.all.map { $0.texts.names(of: self) }
    return (names.compactMap(\.first) + names.flatMap { $0.dropFirst() }).reduce(into: []) { all, name in
      if !all.contains(name) { all.append(name) }
    }
  }
}

import NewsDomain

/// A text in every language of the interface: without one of them it does not compile.
package struct Localized: Sendable, Equatable {
  package let english: String
  package let french: String

  package init(_ english: String, _ french: String) {
    self.english = english
    self.french = french
  }

  /// A name that is the same in every language.
  package static func option(_ name: String) -> Localized { Localized(name, name) }

  package func text(in language: InterfaceLanguage) -> String {
    language == .french ? french : english
  }
}

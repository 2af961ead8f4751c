import NewsDomain

/// A text in every language of the interface: without one of them it does not compile.
public struct Localized: Sendable, Equatable {
  public let english: String
  public let french: String

  public init(_ english: String, _ french: String) {
    self.english = english
    self.french = french
  }

  /// A name that is the same in every language.
  static func option(_ name: String) -> Localized { Localized(name, name) }

  public func text(in language: InterfaceLanguage) -> String {
    language == .french ? french : english
  }
}

import NewsDomain

/// A text in every language of the interface: without one of them it does not compile.
public struct Localized: Sendable {
  public let english: String
  public let french: String

  public init(_ english: String, _ french: String) {
    self.english = english
    self.french = french
  }

  public func text(in language: InterfaceLanguage) -> String {
    language == .french ? french : english
  }
}

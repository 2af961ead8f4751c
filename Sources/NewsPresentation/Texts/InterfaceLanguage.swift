/// A language of the interface. To add one, add a folder beside the others and its name in `all`.
package struct InterfaceLanguage: Sendable, Hashable, CustomStringConvertible {
  /// All texts in this language.
  package let texts: any Texts

  package init(_ texts: any Texts) {
    self.texts = texts
  }

  /// The language with an ISO 639-1 code, if it is among those given.
  package init?(code: String, among languages: [InterfaceLanguage] = InterfaceLanguage.all) {
    guard let language = languages.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// All languages. The first is used in records, and for readers whose own language is missing.
  package static let all: [InterfaceLanguage] = [english, french]

  package static var standard: InterfaceLanguage { all[0] }

  /// The ISO 639-1 code, such as `en`.
  package var code: String { texts.code }

  package var description: String { code }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

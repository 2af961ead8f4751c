/// A language that supernews speaks. To add one: a folder beside the others, and its name in `all`.
package struct InterfaceLanguage: Sendable, Hashable {
  /// Everything it says.
  package let texts: any Texts

  package init(_ texts: any Texts) {
    self.texts = texts
  }

  /// The language of an ISO 639-1 code, if it is among those given.
  package init?(code: String, among languages: [InterfaceLanguage] = InterfaceLanguage.all) {
    guard let language = languages.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The first is the one of records, and of a reader whose own is not here.
  package static let all: [InterfaceLanguage] = [english, french]

  package static var standard: InterfaceLanguage { all[0] }

  /// ISO 639-1: `en`.
  package var code: String { texts.code }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

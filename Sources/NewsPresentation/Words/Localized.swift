/// A text that each language has its own words for.
package struct Localized: Sendable {
  private let words: @Sendable (any Texts) -> String

  package init(_ words: @escaping @Sendable (any Texts) -> String) {
    self.words = words
  }

  /// What is said of an argument.
  package static func argument(_ phrase: ArgumentPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// What the man page says.
  package static func manual(_ phrase: ManualPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// What `supernews --help` says.
  package static func process(_ phrase: ProcessPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// What a topic of help says.
  package static func topic(_ phrase: TopicPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// A name that is the same in every language.
  package static func option(_ name: String) -> Localized { Localized { _ in name } }

  package func text(in language: InterfaceLanguage) -> String { words(language.texts) }

  /// The texts of all languages, in their order.
  package var inEachLanguage: [String] { InterfaceLanguage.all.map { text(in: $0) } }
}

/// A text in the words of each language.
package struct Localized: Sendable {
  private let words: @Sendable (any Texts) -> String

  package init(_ words: @escaping @Sendable (any Texts) -> String) {
    self.words = words
  }

  /// A text about an argument.
  package static func argument(_ phrase: ArgumentPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// A text of the man page.
  package static func manual(_ phrase: ManualPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// A text of `supernews --help`.
  package static func process(_ phrase: ProcessPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// A text of a help topic.
  package static func topic(_ phrase: TopicPhrase) -> Localized { Localized { $0.phrase(phrase) } }

  /// A name that is the same in every language.
  package static func option(_ name: String) -> Localized { Localized { _ in name } }

  package func text(in language: InterfaceLanguage) -> String { words(language.texts) }

  /// The text in each language, in the languages' order.
  package var inEachLanguage: [String] { InterfaceLanguage.all.map { text(in: $0) } }
}

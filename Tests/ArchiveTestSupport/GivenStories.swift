import NewsDomain

/// Reads headlines so that an archive makes those stories of them that a test gives, whatever their words are. Each must
/// be of the same days.
package struct GivenStories: TermReader {
  private let numbers: [String: UInt32]

  /// - Parameter titles: the titles of the articles of each story. All others are stories of their own.
  package init(_ titles: [String]...) {
    let pairs = titles.enumerated().flatMap { number, titles in titles.map { ($0, UInt32(number)) } }
    numbers = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  package func terms(title: String, summary: String?, language: String?) -> StoryTerms {
    // One term in common would say nothing.
    let terms = numbers[title].map { [(key: $0 * 2, weight: 1.0), (key: $0 * 2 + 1, weight: 1.0)] } ?? []
    return StoryTerms(language: "en", own: TermVector(unit: terms), across: TermVector())
  }

  package func shared(
    _ title: String, language: String?, _ other: String, otherLanguage: String?
  ) -> [SharedTerm] { [] }
}

import NewsDomain

/// Reads nothing from headlines, so that no two articles are one story.
package struct NoTerms: TermReader, WordWeights {
  package init() {}

  package func terms(title: String, summary: String?, language: String?) -> StoryTerms {
    StoryTerms(language: language ?? "en", own: TermVector(), across: TermVector())
  }

  package func shared(
    _ title: String, language: String?, _ other: String, otherLanguage: String?
  ) -> [SharedTerm] { [] }

  package func weight(of word: String, language: String?) -> Double { 1 }
}

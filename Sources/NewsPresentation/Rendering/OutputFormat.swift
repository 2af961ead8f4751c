/// The format in which results are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case tsv
  case json

  /// Whether people read it, rather than programs. Only then are there questions, hints and rows of stories.
  package var isForPeople: Bool { self == .text }
  /// Whether results have more than the columns of an article: marks, and the texts of pages.
  package var hasDetails: Bool { self != .tsv }
  /// Whether each result ends with a line on how the command ended.
  package var hasStatus: Bool { self == .json }
}

/// The format in which results are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case tsv
  case json
}

/// The texts of collecting.
package protocol CollectingTexts: Sendable {
  /// Says how many more feeds failed than are named, and what names them all.
  func moreFailures(_ count: Int) -> String
}

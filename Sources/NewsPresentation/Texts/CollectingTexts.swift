/// The texts of collecting.
package protocol CollectingTexts: Sendable {
  /// Says how many failed feeds are not named, and which command names them all.
  func moreFailures(_ count: Int) -> String
}

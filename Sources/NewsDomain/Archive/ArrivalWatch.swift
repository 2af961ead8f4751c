/// Reports that other sessions have added articles.
package protocol ArrivalWatch: Sendable {
  /// Waits until another session has added articles. Only a server reports that at once.
  ///
  /// - Returns: `false` if the task is cancelled, or if arrivals are no longer reported.
  func waitForArrivals() async -> Bool
}

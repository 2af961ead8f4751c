/// Reads a feed without adding it to the reader's own.
package struct CheckFeed: Sendable {
  private let reader: any FeedReader

  package init(reader: any FeedReader) {
    self.reader = reader
  }

  /// - Parameter place: an address, or the path of a file.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ place: String) async throws -> CheckedFeed {
    try await reader.check(place)
  }
}

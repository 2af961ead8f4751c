/// Reads a feed without keeping it.
public struct CheckFeed: Sendable {
  private let reader: any FeedReader

  public init(reader: any FeedReader) {
    self.reader = reader
  }

  /// - Parameter place: an address, or the path of a file.
  /// - Throws: ``NewsError``.
  public func callAsFunction(_ place: String) async throws -> CheckedFeed {
    try await reader.check(place)
  }
}

/// Fetches the pictures of articles.
package protocol PictureRepository: Sendable {
  /// Returns the file at an address, whatever its content.
  ///
  /// - Parameter mayBeLocal: whether the address may lead into the reader's own network, because the feed that names it
  ///   is there too.
  /// - Throws: ``NewsError``.
  func picture(at link: WebLink, mayBeLocal: Bool) async throws -> [UInt8]
}

/// Draws pictures for a terminal.
package protocol PictureDrawer: Sendable {
  /// Whether pictures can be drawn at all.
  var isReady: Bool { get }

  /// - Parameters:
  ///   - file: a picture in any format.
  ///   - columns: the largest width in cells; `rows` is the largest height.
  /// - Returns: `nil` if it cannot be drawn.
  func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture?
}

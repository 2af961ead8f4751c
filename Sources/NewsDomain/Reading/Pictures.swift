/// Gives the pictures of articles.
package protocol PictureRepository: Sendable {
  /// The file at an address, whatever is in it.
  ///
  /// - Parameter mayBeLocal: whether it may stand in the reader's own network: who named it stands there, too.
  /// - Throws: ``NewsError``.
  func picture(at link: WebLink, mayBeLocal: Bool) async throws -> [UInt8]
}

/// Draws pictures with what a terminal has.
package protocol PictureDrawer: Sendable {
  /// Whether pictures can be drawn at all.
  var isReady: Bool { get }

  /// - Parameters:
  ///   - file: of any picture format.
  ///   - columns: it may be as wide as this, in cells, and `rows` high.
  /// - Returns: `nil` where it cannot be drawn.
  func draw(_ file: [UInt8], columns: Int, rows: Int, as mode: PictureMode) async -> Picture?
}

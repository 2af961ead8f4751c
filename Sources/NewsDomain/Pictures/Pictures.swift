/// A picture in the form that is sent to a terminal.
package struct Picture: Sendable, Equatable {
  /// The text that draws the picture. It must be checked before it is sent to a terminal.
  package let text: String
  package let mode: PictureMode
  /// Its largest possible width, in cells.
  package let columns: Int

  package init(text: String, mode: PictureMode, columns: Int) {
    self.text = text
    self.mode = mode
    self.columns = columns
  }
}

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

/// Takes text for other programs to paste.
package protocol Clipboard: Sendable {
  /// - Throws: ``NewsError/noClipboard``, ``NewsError/programSilent(program:seconds:)``, ``NewsError/cancelled``.
  func copy(_ text: String) async throws -> ClipboardPlace
}

/// Where copied text went.
package enum ClipboardPlace: Sendable, Equatable {
  /// A program has taken it.
  case program(String)
  /// It was sent to the terminal, which does not say what becomes of it.
  case terminal
}

/// Copies text, for other programs to paste.
package protocol Clipboard: Sendable {
  /// - Throws: ``SharingError/noClipboard``, ``SharingError/programSilent(program:seconds:)``, ``NewsError/cancelled``.
  func copy(_ text: String) async throws -> ClipboardPlace
}

/// Where text was copied to.
package enum ClipboardPlace: Sendable, Equatable {
  /// A program with this name has taken it.
  case program(String)
  /// It was sent to the terminal, which does not report whether it was copied.
  case terminal
}

/// Opens pages in the reader's browser.
package protocol LinkOpener: Sendable {
  /// - Throws: ``NewsError``.
  func open(_ link: WebLink) async throws
  /// Whether the program that shows pages may use the terminal.
  var takesTerminal: Bool { get }
}

extension LinkOpener {
  package var takesTerminal: Bool { false }
}

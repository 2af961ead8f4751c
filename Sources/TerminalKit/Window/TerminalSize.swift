import Glibc

/// The current size of a terminal.
package enum TerminalSize {
  /// The largest plausible size, in cells, as a terminal may claim any size and pictures take memory for all of it.
  package static let most = 2_000

  /// The columns of the terminal that a descriptor leads to; `nil` if there is none or it does not report its size.
  package static func columns(_ descriptor: Int32) -> Int? {
    size(descriptor).flatMap { $0.ws_col > 0 ? min(most, Int($0.ws_col)) : nil }
  }

  package static func rows(_ descriptor: Int32) -> Int? {
    size(descriptor).flatMap { $0.ws_row > 0 ? min(most, Int($0.ws_row)) : nil }
  }

  private static func size(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}

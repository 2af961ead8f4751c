import Glibc

/// How large a terminal is now.
package enum TerminalSize {
  /// In cells: a terminal may claim more than any screen has, and pictures would take memory for all of it.
  package static let most = 2_000

  /// The columns of the terminal behind a descriptor; `nil` where there is none or it does not say.
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

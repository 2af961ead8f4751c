/// How large a terminal is now.
public enum TerminalSize {
  /// The columns of the terminal behind a descriptor; `nil` where there is none or it does not say.
  public static func columns(_ descriptor: Int32) -> Int? {
    size(descriptor).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil }
  }

  public static func rows(_ descriptor: Int32) -> Int? {
    size(descriptor).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil }
  }

  private static func size(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}

/// The screens seen, and where among them the reader is.
public struct Coordinator: Sendable {
  /// So that a script of any length needs the same memory.
  static let depth = 64

  private var screens: [any Screen] = []
  private var index = -1

  public init() {}

  /// The screen shown last.
  public var current: (any Screen)? {
    index >= 0 ? screens[index] : nil
  }

  /// Goes on to a new screen; what lay ahead is forgotten, as in a browser.
  public mutating func push(_ screen: any Screen) {
    screens.removeSubrange((index + 1)...)
    if screens.count == Self.depth {
      // The first screen is home and stays; a quarter at once, so that each push stays cheap.
      screens.removeSubrange(1..<(1 + Self.depth / 4))
    }
    screens.append(screen)
    index = screens.count - 1
  }

  /// Puts another screen in the place of the present one.
  public mutating func replace(with screen: any Screen) {
    guard index >= 0 else { return push(screen) }
    screens[index] = screen
  }

  /// - Throws: ``ShellError/nowhere(_:)``.
  public mutating func back() throws -> any Screen {
    guard index > 0 else { throw ShellError.nowhere(.back) }
    index -= 1
    return screens[index]
  }

  /// - Throws: ``ShellError/nowhere(_:)``.
  public mutating func forward() throws -> any Screen {
    guard index + 1 < screens.count else { throw ShellError.nowhere(.forward) }
    index += 1
    return screens[index]
  }

  /// The first screen of the session; `nil` where there was none yet.
  public mutating func home() -> (any Screen)? {
    guard !screens.isEmpty else { return nil }
    index = 0
    return screens[0]
  }
}

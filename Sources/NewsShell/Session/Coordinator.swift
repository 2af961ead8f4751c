import NewsPresentation

/// The screens seen, and where among them the reader is.
package struct Coordinator: Sendable {
  /// So that a script of any length needs the same memory.
  static let depth = 64

  private struct Entry: Sendable {
    let screen: any Screen
    /// How many entries of its list have been shown; `nil` for all of them.
    var shown: Int?
  }

  private var entries: [Entry] = []
  private var index = -1

  package init() {}

  /// The screen shown last.
  package var current: (any Screen)? {
    index >= 0 ? entries[index].screen : nil
  }

  /// The lists of the screens seen: the current one first, then the newest.
  var lists: [ResultList] {
    ([current].compactMap(\.self) + entries.reversed().map(\.screen)).compactMap(\.list)
  }

  /// How many entries of the current list the window had room for; `nil` where all have been shown.
  package var shown: Int? {
    get { index >= 0 ? entries[index].shown : nil }
    set { if index >= 0 { entries[index].shown = newValue } }
  }

  /// Goes on to a new screen; what lay ahead is forgotten, as in a browser.
  package mutating func push(_ screen: any Screen) {
    let entry = entry(screen)
    entries.removeSubrange((index + 1)...)
    if entries.count == Self.depth {
      // The first screen is home and stays; a quarter at once, so that each push stays cheap.
      entries.removeSubrange(1..<(1 + Self.depth / 4))
    }
    entries.append(entry)
    index = entries.count - 1
  }

  /// Puts another screen in the place of the present one.
  package mutating func replace(with screen: any Screen) {
    guard index >= 0 else { return push(screen) }
    entries[index] = entry(screen)
  }

  /// An article is read in the midst of its list, which goes on where it was left.
  private func entry(_ screen: any Screen) -> Entry {
    Entry(screen: screen, shown: screen.position == nil ? nil : shown)
  }

  /// Takes a step.
  ///
  /// - Throws: ``ShellError/nowhere(_:)`` where nothing lies before or ahead; then nothing has changed.
  mutating func apply(_ move: Outcome.Move) throws {
    switch move {
    case .push(let screen): push(screen)
    case .replace(let screen): replace(with: screen)
    case .back: try back()
    case .forward: try forward()
    case .home: home()
    }
  }

  /// - Throws: ``ShellError/nowhere(_:)``.
  @discardableResult
  package mutating func back() throws -> any Screen {
    guard index > 0 else { throw ShellError.nowhere(.back) }
    index -= 1
    return entries[index].screen
  }

  /// - Throws: ``ShellError/nowhere(_:)``.
  @discardableResult
  package mutating func forward() throws -> any Screen {
    guard index + 1 < entries.count else { throw ShellError.nowhere(.forward) }
    index += 1
    return entries[index].screen
  }

  /// The first screen of the session; `nil` where there was none yet.
  @discardableResult
  package mutating func home() -> (any Screen)? {
    guard !entries.isEmpty else { return nil }
    index = 0
    return entries[0].screen
  }
}

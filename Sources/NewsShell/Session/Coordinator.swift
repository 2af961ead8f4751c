import NewsPresentation

/// The screens seen, and where among them the reader is. A value whose copies share their screens: each command works on
/// a copy of the session, and must not pay for all that was seen before.
package struct Coordinator: Sendable {
  /// So that a script of any length needs the same memory.
  static let depth = 64

  /// A screen and those before it.
  private final class Entry: Sendable {
    let screen: any Screen
    /// How many entries of its list have been shown; `nil` for all of them.
    let shown: Int?
    let previous: Entry?
    /// Together with those before it.
    let count: Int

    init(_ screen: any Screen, shown: Int?, after previous: Entry?) {
      self.screen = screen
      self.shown = shown
      self.previous = previous
      count = (previous?.count ?? 0) + 1
    }
  }

  /// The screen shown last.
  private var last: Entry?
  /// Those that lie ahead, the next one last.
  private var ahead: [Entry] = []

  package init() {}

  /// The screen shown last.
  package var current: (any Screen)? { last?.screen }

  /// The lists of the screens seen: the current one first, then those before it, then those ahead.
  var lists: [ResultList] {
    var lists: [ResultList] = []
    var entry = last
    while let screen = entry?.screen {
      if let list = screen.list { lists.append(list) }
      entry = entry?.previous
    }
    return lists + ahead.reversed().compactMap(\.screen.list)
  }

  /// How many entries of the current list the window had room for; `nil` where all have been shown.
  package var shown: Int? {
    get { last?.shown }
    set {
      guard let last, last.shown != newValue else { return }
      self.last = Entry(last.screen, shown: newValue, after: last.previous)
    }
  }

  /// Goes on to a new screen; what lay ahead is forgotten, as in a browser.
  package mutating func push(_ screen: any Screen) {
    ahead = []
    let shown = shown(of: screen)
    if let last, last.count == Self.depth { self.last = Self.shortened(last) }
    last = Entry(screen, shown: shown, after: last)
  }

  /// The screens without a quarter of them: the first is home and stays. So many at once, so that each push stays cheap.
  private static func shortened(_ last: Entry) -> Entry? {
    var entries: [Entry] = []
    var entry: Entry? = last
    while let next = entry {
      entries.append(next)
      entry = next.previous
    }
    entries.reverse()
    entries.removeSubrange(1..<(1 + depth / 4))
    return entries.reduce(nil) { Entry($1.screen, shown: $1.shown, after: $0) }
  }

  /// Puts another screen in the place of the present one.
  package mutating func replace(with screen: any Screen) {
    last = Entry(screen, shown: shown(of: screen), after: last?.previous)
  }

  /// An article is read in the midst of its list, which goes on where it was left.
  private func shown(of screen: any Screen) -> Int? { screen.position == nil ? nil : shown }

  /// Whether a step leads somewhere from here.
  ///
  /// - Throws: `ShellError.screen(.nowhere)` where nothing lies before or ahead.
  func check(_ move: Outcome.Move) throws {
    switch move {
    case .back where last?.previous == nil: throw ShellError.screen(.nowhere(.back))
    case .forward where ahead.isEmpty: throw ShellError.screen(.nowhere(.forward))
    case .push, .replace, .back, .forward, .home: break
    }
  }

  /// Takes a step.
  ///
  /// - Throws: `ShellError.screen(.nowhere)` as ``check(_:)`` does; then nothing has changed.
  mutating func apply(_ move: Outcome.Move) throws {
    switch move {
    case .push(let screen): push(screen)
    case .replace(let screen): replace(with: screen)
    case .back: try back()
    case .forward: try forward()
    case .home: home()
    }
  }

  /// - Throws: `ShellError.screen(.nowhere)`.
  @discardableResult
  package mutating func back() throws -> any Screen {
    guard let last, let previous = last.previous else { throw ShellError.screen(.nowhere(.back)) }
    ahead.append(last)
    self.last = previous
    return previous.screen
  }

  /// - Throws: `ShellError.screen(.nowhere)`.
  @discardableResult
  package mutating func forward() throws -> any Screen {
    guard let next = ahead.popLast() else { throw ShellError.screen(.nowhere(.forward)) }
    // What is behind it may have been drawn again since.
    last = Entry(next.screen, shown: next.shown, after: last)
    return next.screen
  }

  /// The first screen of the session; `nil` where there was none yet.
  @discardableResult
  package mutating func home() -> (any Screen)? {
    while (try? back()) != nil {}
    return current
  }
}

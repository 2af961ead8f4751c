import NewsDomain
import NewsPresentation

/// The screens shown so far, and the reader's position among them. Copies of this value share their screens: each
/// command works on a copy of the session, whose cost must not grow with the number of screens.
package struct Coordinator: Sendable {
  /// Limits the memory that a script of any length needs.
  static let depth = 64

  /// A screen, linked to those before it.
  private final class Entry: Sendable {
    let screen: any Screen
    let list: ResultList?
    /// The number of entries of its list that were shown; `nil` for all of them.
    let shown: Int?
    let previous: Entry?
    /// The number of screens up to this one.
    let count: Int

    init(_ screen: any Screen, shown: Int?, after previous: Entry?) {
      self.screen = screen
      list = screen.list
      self.shown = shown
      self.previous = previous
      count = (previous?.count ?? 0) + 1
    }
  }

  /// The last screen shown.
  private var last: Entry?
  /// The screens that `forward` leads to, the next one last.
  private var ahead: [Entry] = []
  /// The lists whose articles were shown beside others that are not of the list, with those after its own: their
  /// numbers stay, also on the screens before. The newest is the last.
  private var numberedLists: [ResultList] = []
  /// The most such lists.
  private static let maxNumbered = 16

  package init() {}

  /// The last screen shown.
  package var current: (any Screen)? { last?.screen }

  /// The list of the last screen, to which item numbers refer.
  package var list: ResultList? { last?.list }

  /// How many screens there are up to the current one.
  var count: Int { last?.count ?? 0 }

  /// The lists of the screens: the current one first, then those before it, then those ahead.
  var lists: [ResultList] {
    var lists: [ResultList] = []
    var entry = last
    while let shown = entry {
      if let list = shown.list { lists.append(list) }
      entry = shown.previous
    }
    return lists + ahead.reversed().compactMap(\.list)
  }

  /// The number of entries of the current list that the window had room for; `nil` if all were shown.
  package var shown: Int? {
    get { last?.shown }
    set {
      guard let last, last.shown != newValue else { return }
      self.last = Entry(last.screen, shown: newValue, after: last.previous)
    }
  }

  /// The position in the current list of the article that was on the screen before it; `nil` if there was another list.
  var positionBefore: Int? {
    guard let last, let list = last.list?.news, let before = last.previous, before.list?.news === list else {
      return nil
    }
    return before.screen.position
  }

  /// Goes to a new screen; the screens ahead are forgotten, as in a browser.
  package mutating func push(_ screen: any Screen) {
    ahead = []
    noteNumbers(of: screen)
    let shown = shown(of: screen)
    if let last, last.count == Self.depth { self.last = Self.shortened(last) }
    last = Entry(screen, shown: shown, after: last)
  }

  /// Drops a quarter of the screens; the first is home and stays. Dropping many at once keeps each push cheap.
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

  /// Replaces the current screen.
  package mutating func replace(with screen: any Screen) {
    noteNumbers(of: screen)
    last = Entry(screen, shown: shown(of: screen), after: last?.previous)
  }

  /// Replaces a list with its completed version on all screens that show it. Its numbers must be the same.
  mutating func complete(_ listing: NewsListing, as completed: NewsListing) {
    func entry(_ entry: Entry, after previous: Entry?) -> Entry {
      guard entry.list?.news === listing, let screen = entry.screen as? any NewsScreen else {
        return Entry(entry.screen, shown: entry.shown, after: previous)
      }
      return Entry(screen.completed(completed), shown: entry.shown, after: previous)
    }
    var entries: [Entry] = []
    var next = last
    while let current = next {
      entries.append(current)
      next = current.previous
    }
    last = entries.reversed().reduce(nil) { entry($1, after: $0) }
    ahead = ahead.map { entry($0, after: $0.previous) }
    numberedLists = numberedLists.map { $0.news === listing ? $0.completed(by: completed) ?? $0 : $0 }
  }

  /// A list with the articles that were shown beside one of its own; they have the numbers after those.
  func extended(_ list: ResultList) -> ResultList { numberedLists.last { $0.continues(list) } ?? list }

  /// Keeps the numbers of the articles of a screen that are not of its list.
  private mutating func noteNumbers(of screen: any Screen) {
    guard screen.position != nil, let list = screen.list, list.news == nil || list.items.count > list.ownCount else {
      return
    }
    numberedLists.removeAll { list.continues($0) }
    numberedLists.append(list)
    if numberedLists.count > Self.maxNumbered { numberedLists.removeFirst() }
  }

  /// Opening an article keeps the list's position, so that the list continues where it was left.
  private func shown(of screen: any Screen) -> Int? { screen.position == nil ? nil : shown }

  /// Checks that a step is possible from here.
  ///
  /// - Throws: `ShellError.screen(.nowhere)` if there is no screen in that direction.
  func check(_ move: Outcome.Move) throws {
    switch move {
    case .back where last?.previous == nil: throw ShellError.screen(.nowhere(.back))
    case .forward where ahead.isEmpty: throw ShellError.screen(.nowhere(.forward))
    case .push, .replace, .back, .forward, .home: break
    }
  }

  /// Takes a step.
  ///
  /// - Throws: `ShellError.screen(.nowhere)`, as from ``check(_:)``; then nothing has changed.
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
    // The screen before it may have been replaced since, so the entry is created again.
    last = Entry(next.screen, shown: next.shown, after: last)
    return next.screen
  }

  /// The first screen of the session; `nil` if there is none yet.
  @discardableResult
  package mutating func home() -> (any Screen)? {
    while (try? back()) != nil {}
    return current
  }
}

extension ResultList {
  /// Whether this is another list, or the same, with further articles after its own.
  func continues(_ other: ResultList) -> Bool {
    guard case .articles(let articles) = items, case .articles(let start) = other.items,
      articles.count >= start.count
    else { return false }
    if news != nil || other.news != nil { return news === other.news }
    return zip(articles, start).allSatisfy { $0.id == $1.id }
  }
}

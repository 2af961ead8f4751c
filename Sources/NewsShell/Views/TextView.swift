import NewsDomain
import NewsPresentation
import TerminalKit

/// The state and picture of a text that is read with keys.
struct TextView: View {
  enum Mode: Sendable {
    case reading
    /// Words are being typed to search for; with the line to go back to if that is given up.
    case search(LineField, from: Int)
    /// Words are being typed that hide articles.
    case mute(LineField)
    /// A number is being typed.
    case number(String)
  }

  /// What a number in the text stands for.
  enum Numbered: Sendable, Equatable {
    case link(String)
    case article
  }

  /// The most characters of words to search for, or to hide.
  private static let longest = 200

  let pages: ViewPages
  let keys: ViewKeys
  private let letters: any LetterFolder
  private(set) var screen: any ReadingScreen
  private(set) var mode = Mode.reading
  private(set) var message: ViewMessage?
  private var keysHint = KeysHint()

  private(set) var layout = TextLayout()
  /// The width for which the text was laid out; `nil` if it has to be laid out anew.
  private var columns: Int?
  private(set) var height = 1
  /// The index of the first visible line.
  private(set) var top = 0
  /// What the reader has put at the top of the window; it stays there when the window changes.
  private var place = TextLayout.Place.beginning

  /// The words that were searched for; empty for none.
  private var words = ""
  private var search: TextSearch?
  private(set) var hits: [TextSearch.Hit] = []
  /// The index of the hit that the reader is at.
  private(set) var hit = 0

  init(_ screen: any ReadingScreen, pages: ViewPages, keys: ViewKeys, letters: any LetterFolder) {
    self.screen = screen
    self.pages = pages
    self.keys = keys
    self.letters = letters
  }

  var isTyping: Bool {
    switch mode {
    case .search, .mute: true
    case .reading, .number: false
    }
  }

  func keys(in texts: any Texts) -> [(keys: String, meaning: String)] { texts.readingKeys }

  var idleKeys: Set<ViewKey> { [.open, .more, .search] }

  /// Whether words that were searched for are shown, so that `n` leads to the next.
  var isAmongHits: Bool { !hits.isEmpty }

  mutating func say(_ message: ViewMessage?) { self.message = message }

  mutating func take(_ screen: any Screen) -> Bool {
    guard let next = screen as? any ReadingScreen, next.isPaged else { return false }
    let renewed = self.screen.renewed(by: next, pages.texts)
    self.screen = renewed ?? next
    columns = nil
    if renewed == nil {
      place = .beginning
      mode = .reading
      endSearch()
    }
    return true
  }

  mutating func take(_ key: Key) -> ViewAction {
    message = nil
    switch mode {
    case .search(let field, let from): return take(key, searchingWith: field, from: from)
    case .mute(let field): return take(key, muting: field)
    case .number(let typed):
      mode = .reading
      if let action = take(key, after: typed) { return action }
    case .reading: break
    }
    return takeReading(key)
  }

  private mutating func takeReading(_ key: Key) -> ViewAction {
    if let meant = keys.meaning(boundTo: key) { return take(meant) }
    switch key {
    case .up, .control("p"), .text("k"): go(to: top - 1)
    case .down, .control("n"), .text("j"), .enter: go(to: top + 1)
    case .pageUp, .control("b"), .backspace: go(to: top - page)
    case .pageDown, .control("f"), .text(" "): go(to: top + page)
    case .control("u"): go(to: top - max(1, height / 2))
    case .control("d"): go(to: top + max(1, height / 2))
    case .home: go(to: 0)
    case .end, .text("G"): go(to: layout.lines.count)
    case .left: return .run(ViewCommand(.previous))
    case .right: return .run(ViewCommand(.next))
    case .control("l"): return .repaint
    case .text("n") where isAmongHits: goToHit(hit + 1)
    case .text("N") where isAmongHits: goToHit(hit - 1)
    case .escape where isAmongHits: endSearch()
    case .text(let digit) where isDigit(digit): return take(digit: digit, after: "")
    default: return take(keys[key])
    }
    return .redraw
  }

  private mutating func take(_ key: ViewKey?) -> ViewAction {
    switch key {
    case .next: return .run(ViewCommand(.next))
    case .previous: return .run(ViewCommand(.previous))
    case .back: return .run(ViewCommand(.back))
    case .more: return .run(ViewCommand(.more))
    case .open: return .run(ViewCommand(.open, number))
    case .read: return .run(ViewCommand(.read, number))
    case .save: return .run(ViewCommand(.save, number))
    case .web: return .run(ViewCommand(.web, number))
    case .compare: return .run(ViewCommand(.compare, number))
    case .mark: return .run(.mark(number, isRead: !screen.isRead))
    case .nextUnread: return .run(ViewCommand(.next, ["--unread"]))
    case .undo: return .run(ViewCommand(named: "undo"))
    case .mute: mode = .mute(LineField("", longest: Self.longest))
    case .search: mode = .search(LineField("", longest: Self.longest), from: top)
    case .help: return .showKeys
    case .leave: return .leave
    case nil:
      message = keysHint.message(keys, pages.texts)
      return message == nil ? .nothing : .redraw
    }
    return .redraw
  }

  /// The number of the article as a word of a command; nothing for the article that the session is at.
  private var number: [String] { screen.position.map { [String($0)] } ?? [] }

  private func isDigit(_ text: String) -> Bool {
    text.utf8.count == 1 && text.utf8.allSatisfy { (48...57).contains($0) }
  }
}

// MARK: - Moving

extension TextView {
  /// A page on, one line of the last one stays for the eye.
  private var page: Int { max(1, height - 1) }

  private mutating func go(to line: Int) {
    top = max(0, min(line, layout.lines.count - height))
    place = layout.place(of: top)
  }

  /// Lays the text out for a window; the reader stays at the same words.
  mutating func layOut(columns: Int, height: Int) {
    self.height = height
    let isNew = self.columns != columns
    if isNew {
      self.columns = columns
      layout = TextLayout(pages.text(of: screen, columns: columns))
      search = nil
      if !words.isEmpty { hits = searched().hits(of: words) }
      hit = max(0, min(hit, hits.count - 1))
    }
    top = max(0, min(layout.line(of: place), layout.lines.count - height))
    if isNew, isAmongHits { goToHit(hit) }
  }
}

// MARK: - Searching

extension TextView {
  private mutating func searched() -> TextSearch {
    let search = search ?? TextSearch(layout.lines, folder: letters)
    self.search = search
    return search
  }

  private mutating func take(_ key: Key, searchingWith field: LineField, from line: Int) -> ViewAction {
    var field = field
    switch key {
    case .escape, .control("g"):
      leaveField(for: line)
    case .backspace where field.text.isEmpty:
      leaveField(for: line)
    case .enter:
      mode = .reading
      if !hits.isEmpty { return .redraw }
      let typed = field.text.trimmed
      go(to: line)
      if !typed.isEmpty { message = ViewMessage(pages.texts.notFound(typed), .trouble) }
      endSearch()
    default:
      guard field.take(key) else { return .nothing }
      mode = .search(field, from: line)
      words = field.text
      hits = searched().hits(of: words)
      go(to: line)
      if !hits.isEmpty { goToHit(hits.firstIndex { $0.lines.lowerBound >= line } ?? 0) }
    }
    return .redraw
  }

  private mutating func leaveField(for line: Int) {
    mode = .reading
    endSearch()
    go(to: line)
  }

  private mutating func endSearch() { (words, hits, hit) = ("", [], 0) }

  /// Goes to a hit; after the last comes the first.
  private mutating func goToHit(_ index: Int) {
    hit = (index + hits.count) % hits.count
    let lines = hits[hit].lines
    if lines.lowerBound < top || lines.upperBound >= top + height { go(to: lines.lowerBound - height / 3) }
  }
}

// MARK: - Numbers and words

extension TextView {
  /// What a number stands for; `nil` if it is not in the text. Links come first.
  func numbered(_ number: Int) -> Numbered? {
    if screen.links.indices.contains(number - 1) { return .link(screen.links[number - 1]) }
    return screen.shownNumbers.contains(number) ? .article : nil
  }

  /// - Returns: `nil` if the number is given up for what the key means otherwise.
  private mutating func take(_ key: Key, after typed: String) -> ViewAction? {
    switch key {
    case .text(let digit) where isDigit(digit): return take(digit: digit, after: typed)
    case .enter: return open(typed)
    case .backspace:
      if typed.count > 1 { mode = .number(String(typed.dropLast())) }
      return .redraw
    case .escape, .control("g"): return .redraw
    default: return nil
    }
  }

  /// Adds a digit to a number, which is opened if no longer one can be meant.
  private mutating func take(digit: String, after typed: String) -> ViewAction {
    let typed = typed + digit
    let longer = (Array(1...max(1, screen.links.count)) + screen.shownNumbers).contains { number in
      let text = String(number)
      return text.count > typed.count && text.hasPrefix(typed) && numbered(number) != nil
    }
    guard longer else { return open(typed) }
    mode = .number(typed)
    return .redraw
  }

  private mutating func open(_ typed: String) -> ViewAction {
    mode = .reading
    let number = Int(typed) ?? 0
    switch numbered(number) {
    case .link: return .run(ViewCommand(.web, ["\(screen.position ?? 1).\(number)"]))
    case .article: return .run(ViewCommand(.open, [typed]))
    case nil:
      message = ViewMessage(pages.texts.noNumber(typed), .trouble)
      return .redraw
    }
  }

  private mutating func take(_ key: Key, muting field: LineField) -> ViewAction {
    var field = field
    switch key {
    case .escape, .control("g"): mode = .reading
    case .backspace where field.text.isEmpty: mode = .reading
    case .enter:
      mode = .reading
      let words = field.text.trimmed
      if !words.isEmpty { return .run(.mute(words)) }
    default:
      guard field.take(key) else { return .nothing }
      mode = .mute(field)
    }
    return .redraw
  }
}

import NewsDomain
import NewsPresentation
import TerminalKit

/// A list under the hand: a marker on one of its rows, keys that move it and act on its item, and beside it, where
/// there is room, the article.
struct ListView: View {
  private enum Mode {
    case walking
    /// The words that narrow the list are typed.
    case narrowing(LineField)
    /// The number of a row is typed.
    case jumping(String)
    /// The words to hide are typed.
    case muting(LineField)
  }

  /// The longest text typed into a field.
  private static let longestField = 200
  /// The most pages that are loaded to find an unread article: some providers count requests.
  private static let mostPagesSought = 10
  /// From this width on the article is beside the list.
  private static let wide = 120

  private let pages: ViewPages
  private let keys: ViewKeys
  private let isFolding: Bool
  /// Whether leaving it leads to the prompt, rather than to the screen before.
  private let leadsToPrompt: Bool
  private var screen: any ListScreen
  private var walk: ListWalk
  private var rows: ListRows
  private var mode = Mode.walking
  private var message: ViewMessage?
  private var keysHint = KeysHint()
  /// How many rows the list had when more were last asked for; `nil` before.
  private var asked: Int?
  /// Whether the marker goes to the first of the rows that were asked for.
  private var followsMore = false
  /// How many pages were asked for to find an unread article; 0 if none is looked for.
  private var pagesSought = 0
  /// Whether there is room for the article beside the list.
  private var isWide = false
  private var preview: (number: Int, screen: any Screen)?
  private var previewLines: (number: Int, columns: Int, lines: [[Span]])?

  /// - Parameters:
  ///   - words: The words that narrow the list; `nil` for none.
  ///   - number: The number of the row that the marker is on first; `nil` for the first row.
  init(
    _ screen: any ListScreen, pages: ViewPages, keys: ViewKeys, layout: ListLayout, isFolding: Bool,
    leadsToPrompt: Bool = true, narrowedTo words: String? = nil, at number: Int? = nil
  ) {
    self.screen = screen
    self.pages = pages
    self.keys = keys
    self.isFolding = isFolding
    self.leadsToPrompt = leadsToPrompt
    walk = ListWalk(
      screen.list ?? ResultList(.articles([])), numbers: screen.numbers(isFolded: isFolding), texts: pages.texts,
      narrowedTo: words, at: number)
    rows = ListRows(pages, layout: layout)
  }

  private var texts: any Texts { pages.texts }

  /// The index in the list of the row at the top of the window, and of the marked one.
  var visibleRows: (top: Int, marked: Int) {
    (walk.isNarrowed ? walk.markedIndex : rows.top, walk.markedIndex)
  }

  var marked: Int? { walk.marked }

  var marker: ListMarker? { walk.marked.flatMap { ListMarker($0, in: walk.list) } }

  var list: ResultList { walk.list }

  /// What the list is narrowed to; `nil` if it is not.
  var narrowing: ListNarrowing? {
    walk.isNarrowed ? ListNarrowing(to: walk.words, leaving: walk.visibleNumbers, of: walk.list) : nil
  }

  var isTyping: Bool {
    switch mode {
    case .narrowing, .muting: true
    case .walking, .jumping: false
    }
  }

  var previewed: Int? { isWide && walk.list.hasArticles ? marked : nil }

  mutating func say(_ message: ViewMessage?) { self.message = message }

  mutating func take(_ screen: any Screen) -> Bool {
    guard let screen = screen as? any ListScreen, let list = screen.list, walk.isContinued(by: list) else {
      return false
    }
    self.screen = screen
    let before = walk.total
    walk.take(list, numbers: screen.numbers(isFolded: isFolding))
    if walk.total > before {
      if followsMore { walk.move(by: 1) }
      followsMore = false
    }
    if pagesSought > 0, goToNextUnread() { pagesSought = 0 }
    rows.forget()
    return true
  }

  mutating func take(_ preview: Result<any Screen, any Error>, of number: Int) {
    // Without the network there is what is stored.
    guard case .success(let screen) = preview else { return }
    self.preview = (number, screen)
    previewLines = nil
  }
}

// MARK: - Keys

extension ListView {
  mutating func take(_ key: Key) -> ViewAction {
    message = nil
    pagesSought = 0
    switch mode {
    case .narrowing(let field): return take(key, narrowing: field)
    case .muting(let field): return take(key, muting: field)
    case .jumping(let digits):
      mode = .walking
      switch key {
      case .enter:
        if let number = Int(digits) { walk.go(to: number) }
        return .redraw
      case .escape: return .redraw
      case .backspace, .control("h"):
        if digits.count > 1 { mode = .jumping(String(digits.dropLast())) }
        return .redraw
      default: return takeWalking(key, after: digits)
      }
    case .walking: return takeWalking(key)
    }
  }

  /// - Parameter digits: The digits typed before this key.
  private mutating func takeWalking(_ key: Key, after digits: String = "") -> ViewAction {
    if let meant = keys.meaning(boundTo: key) { return act(on: meant) }
    if case .text(let text) = key, let digit = text.first, ("0"..."9").contains(digit), digits.count < 6 {
      mode = .jumping(digits + text)
      return .redraw
    }
    switch key {
    case .up, .control("p"), .text("k"): walk.move(by: -1)
    case .down, .control("n"), .text("j"): return moveDown(1)
    case .pageUp, .control("b"): walk.move(by: -rows.pageSize)
    case .pageDown, .control("f"), .text(" "): return moveDown(rows.pageSize)
    case .control("u"): walk.move(by: -halfPage)
    case .control("d"): return moveDown(halfPage)
    case .home: walk.move(to: 0)
    case .end, .text("G"): walk.move(to: walk.count - 1)
    case .control("l"): return .repaint
    case .enter: return onMarked { ViewCommand(.open, ["\($0)"], item: $0) }
    case .escape where walk.isNarrowed: walk.narrow(to: "")
    default:
      if let meant = keys[key] { return act(on: meant) }
      message = keysHint.message(keys, texts)
      return message == nil ? .nothing : .redraw
    }
    return .redraw
  }

  private var halfPage: Int { max(1, rows.pageSize / 2) }

  private mutating func moveDown(_ count: Int) -> ViewAction {
    guard walk.isAtEnd else {
      walk.move(by: count)
      return .redraw
    }
    guard mayGoOn else {
      message = ViewMessage(texts.lastRow, .quiet)
      return .redraw
    }
    return more()
  }

  /// Whether more rows may follow the last one.
  private var mayGoOn: Bool { !walk.isNarrowed && walk.list.news?.mayGoOn == true && asked != walk.total }

  private mutating func goToNextUnread() -> Bool {
    let screen = screen
    return walk.goToNext { screen.isRead($0) == false }
  }

  /// Goes to the next unread row, which may be on a page that is not loaded yet.
  private mutating func seekUnread() -> ViewAction {
    if goToNextUnread() {
      pagesSought = 0
      return .redraw
    }
    guard mayGoOn, pagesSought < Self.mostPagesSought else {
      pagesSought = 0
      message = ViewMessage(texts.nothingUnread, .quiet)
      return .redraw
    }
    pagesSought += 1
    let action = more()
    followsMore = false
    return action
  }

  mutating func goOn() -> ViewAction { pagesSought > 0 ? seekUnread() : .nothing }

  private mutating func more() -> ViewAction {
    asked = walk.total
    followsMore = walk.isAtEnd && !walk.isNarrowed
    return .run(ViewCommand(.more))
  }

  private func onMarked(_ command: (_ number: Int) -> ViewCommand) -> ViewAction {
    marked.map { .run(command($0)) } ?? .nothing
  }

  private mutating func act(on key: ViewKey) -> ViewAction {
    switch key {
    case .next: return moveDown(1)
    case .previous: walk.move(by: -1)
    case .open: return onMarked { ViewCommand(.open, ["\($0)"], item: $0) }
    case .read where !walk.list.hasArticles: return onMarked { ViewCommand(.open, ["\($0)"], item: $0) }
    case .read: return onMarked { ViewCommand(.read, ["\($0)"], item: $0) }
    case .save: return onMarked { ViewCommand(.save, ["\($0)"], item: $0) }
    case .web: return onMarked { ViewCommand(.web, ["\($0)"], item: $0) }
    case .compare: return onMarked { ViewCommand(.compare, ["\($0)"], item: $0) }
    case .mark:
      return onMarked { .mark(["\($0)"], isRead: screen.isRead($0) != true, item: $0) }
    case .nextUnread: return seekUnread()
    case .mute: mode = .muting(LineField("", longest: Self.longestField))
    case .search: mode = .narrowing(LineField(walk.words, longest: Self.longestField))
    case .more: return more()
    case .undo: return .run(ViewCommand(named: "undo"))
    case .back: return .run(ViewCommand(.back))
    case .help: return .showKeys
    case .leave: return .leave
    }
    return .redraw
  }

  private mutating func take(_ key: Key, narrowing field: LineField) -> ViewAction {
    var field = field
    switch key {
    case .enter: mode = .walking
    case .escape, .control("g"):
      mode = .walking
      walk.narrow(to: "")
    case .backspace where field.text.isEmpty: mode = .walking
    case .up, .control("p"): walk.move(by: -1)
    case .down, .control("n"): walk.move(by: 1)
    case .pageUp: walk.move(by: -rows.pageSize)
    case .pageDown: walk.move(by: rows.pageSize)
    default:
      guard field.take(key) else { return .nothing }
      mode = .narrowing(field)
      if field.text != walk.words { walk.narrow(to: field.text) }
    }
    return .redraw
  }

  private mutating func take(_ key: Key, muting field: LineField) -> ViewAction {
    var field = field
    switch key {
    case .enter:
      mode = .walking
      guard !field.text.trimmed.isEmpty else { return .redraw }
      return .run(.mute(field.text, item: marked))
    case .escape, .control("g"): mode = .walking
    case .backspace where field.text.isEmpty: mode = .walking
    default:
      guard field.take(key) else { return .nothing }
      mode = .muting(field)
    }
    return .redraw
  }
}

// MARK: - Picture

extension ListView {
  mutating func frame(columns: Int, rows count: Int) -> Frame {
    isWide = columns >= Self.wide
    let pane = isWide && walk.list.hasArticles ? min(82, columns / 2) : 0
    let width = pane > 0 ? columns - pane - 3 : columns
    let (foot, cursor) = self.foot(columns: columns, most: count > 5 ? 3 : 1)
    let footHeight = count > 1 ? foot.count : 0
    let most = count > 5 ? 3 : count > 3 ? 1 : 0
    let body = rows.lines(of: screen, walk, columns: width, rows: count - footHeight, above: most)
    var lines = body
    if pane > 0 {
      let article = articleLines(columns: pane)
      lines = body.enumerated().map { row, spans in
        spans.filled(to: width) + [Span(" \u{2502} ", .quiet)] + (row < article.count ? article[row] : [])
      }
    }
    if footHeight > 0 { lines += foot }
    return Frame(lines: lines, cursor: cursor.map { ($0, lines.count - 1) }, isUpdate: true)
  }

  /// The lines of the marked article, as far as they are known.
  private mutating func articleLines(columns: Int) -> [[Span]] {
    guard let preview, preview.number == marked else { return [] }
    if let known = previewLines, known.number == preview.number, known.columns == columns { return known.lines }
    let lines = pages.lines(of: preview.screen, columns: columns)
    previewLines = (preview.number, columns, lines)
    return lines
  }

  /// The last lines, and the column of the cursor if something is typed there.
  private func foot(columns: Int, most: Int) -> (lines: [[Span]], cursor: Int?) {
    switch mode {
    case .narrowing(let field):
      let about = " " + texts.narrowed(walk.count, of: walk.total)
      return Self.field(field, after: texts.narrowTo, about: about, columns: columns)
    case .muting(let field): return Self.field(field, after: texts.muteWhat, about: "", columns: columns)
    case .jumping(let digits):
      let prompt = texts.goTo
      return ([[Span(prompt, .quiet), Span(digits)]], DisplayWidth.of(prompt) + digits.count)
    case .walking: return (ViewMessage.lines(message, otherwise: hint(columns), columns: columns, most: most), nil)
    }
  }

  private static func field(
    _ field: LineField, after prompt: String, about: String, columns: Int
  ) -> (lines: [[Span]], cursor: Int?) {
    let end = DisplayWidth.of(prompt) + DisplayWidth.of(about) < columns / 2 ? about : ""
    let room = columns - DisplayWidth.of(prompt) - DisplayWidth.of(end) - 1
    let typed = field.visible(columns: room)
    let spans =
      [Span(prompt, .quiet), Span(typed.text)].filled(to: columns - DisplayWidth.of(end)) + [Span(end, .quiet)]
    return ([spans], DisplayWidth.of(prompt) + typed.cursor)
  }

  /// The keys that matter here, as many as there is room for; those for the others and for leaving come first.
  private func hint(_ columns: Int) -> [Span] {
    let narrowed =
      walk.isNarrowed
      ? [texts.narrowTo + walk.words, texts.narrowed(walk.count, of: walk.total), texts.showAllAgain] : []
    var letters: [ViewKey] = walk.list.hasArticles ? [.read, .save, .mark] : []
    if narrowed.isEmpty { letters.append(.search) }
    if walk.list.hasArticles { letters.append(.undo) }
    var parts = narrowed + [texts.enterKey + " " + texts.hint(of: .open)]
    parts += keys.hints(letters, in: texts)
    let end =
      keys.hints([.help], in: texts) + [
        (keys.letter(of: .leave) ?? texts.escapeKey) + " " + (leadsToPrompt ? texts.toPrompt : texts.leaveHint)
      ]
    func line() -> String { (parts + end).joined(separator: " · ") }
    while !parts.isEmpty, DisplayWidth.of(line()) > columns { parts.removeLast() }
    return [Span(line(), .quiet)]
  }
}

extension [Span] {
  /// The spans cut and filled up to a width.
  func filled(to columns: Int) -> [Span] {
    var filled: [Span] = []
    var left = columns
    for span in self where left > 0 {
      let text = TextWrap.cut(span.text, to: left)
      filled.append(Span(text, span.role, link: span.link))
      left -= text.width
    }
    return filled + [Span(SafeText(repeating: " ", count: left))]
  }
}

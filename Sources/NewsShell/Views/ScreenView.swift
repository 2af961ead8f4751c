import NewsPresentation
import TerminalKit

/// Any screen, line by line: what a command shows that is neither a list nor a text to read.
struct ScreenView: View {
  private let pages: ViewPages
  private let keys: ViewKeys
  private let screen: (any Screen)?
  private var lines: [[Span]] = []
  /// The width for which the lines were laid out.
  private var columns = 0
  /// The index of the first visible line.
  private var top = 0
  private var height = 1
  private var message: ViewMessage?
  private var keysHint = KeysHint()

  init(_ screen: any Screen, pages: ViewPages, keys: ViewKeys) {
    self.screen = screen
    self.pages = pages
    self.keys = keys
  }

  /// - Parameter lines: What is shown instead of a screen.
  init(lines: [[Span]], pages: ViewPages, keys: ViewKeys) {
    screen = nil
    self.lines = lines
    self.pages = pages
    self.keys = keys
  }

  mutating func take(_ key: Key) -> ViewAction {
    message = nil
    switch key {
    case .up, .control("p"), .text("k"): move(-1)
    case .down, .control("n"), .text("j"), .enter: move(1)
    case .pageUp, .control("b"): move(-height)
    case .pageDown, .control("f"), .text(" "): move(height)
    case .control("u"): move(-max(1, height / 2))
    case .control("d"): move(max(1, height / 2))
    case .home: top = 0
    case .end, .text("G"): move(lines.count)
    case .control("l"): return .repaint
    default:
      switch keys[key] {
      case .leave: return .leave
      case .back: return .run(ViewCommand(.back))
      case .undo: return .run(ViewCommand(named: "undo"))
      case .help: return .showKeys
      default: message = keysHint.message(keys, pages.texts)
      }
    }
    return .redraw
  }

  /// Whether there is nothing to look at.
  mutating func isEmpty(columns: Int) -> Bool {
    lay(columns)
    return lines.allSatisfy { $0.allSatisfy(\.text.isEmpty) }
  }

  /// Lays out the screen for a width.
  private mutating func lay(_ columns: Int) {
    guard let screen, self.columns != columns else { return }
    lines = pages.lines(of: screen, columns: columns)
    self.columns = columns
  }

  private mutating func move(_ count: Int) { top = max(0, min(top + count, lines.count - height)) }

  mutating func take(_ screen: any Screen) -> Bool { false }

  mutating func say(_ message: ViewMessage?) { self.message = message }

  mutating func frame(columns: Int, rows: Int) -> Frame {
    lay(columns)
    let foot = ViewMessage.lines(
      message, otherwise: [Span(pages.texts.screenHint, .quiet)], columns: columns,
      most: min(3, rows - 1))
    height = max(1, rows - foot.count)
    top = max(0, min(top, lines.count - height))
    var shown = Array(lines.dropFirst(top).prefix(height))
    while shown.count < height { shown.append([]) }
    return Frame(lines: shown + foot, isUpdate: true)
  }
}

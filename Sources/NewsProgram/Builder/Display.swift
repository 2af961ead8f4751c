import Glibc
import NewsDomain
import NewsPresentation
import NewsShell
import SystemServices
import TerminalKit

/// How output is written in this run: where it goes, in which colours, how wide.
struct Display {
  let style: Style
  let renderer: Renderer
  /// Whether a person sees standard output.
  let isTerminal = isatty(STDOUT_FILENO) == 1
  private let options: ProcessOptions
  let environment: [String: String]

  init(_ options: ProcessOptions, _ environment: [String: String]) {
    self.options = options
    self.environment = environment
    let isCapable = isatty(STDOUT_FILENO) == 1 && Terminal.canEdit(kind: environment["TERM"])
    style = Style(
      isColoured: Self.isColoured(STDOUT_FILENO, options.colour, environment),
      hasLinks: isCapable && TerminalLinks.areShown(environment), canPaint: isCapable)
    renderer = Renderer(
      texts: texts(in: options.interfaceLanguage),
      styles: Renderer.Styles(
        output: style, errors: Style(isColoured: Self.isColoured(STDERR_FILENO, options.colour, environment)),
        elsewhere: Style(isColoured: Self.isColoured(nil, options.colour, environment))),
      columns: { isatty(STDOUT_FILENO) == 1 ? TerminalSize.columns(STDOUT_FILENO) ?? 80 : nil },
      room: Self.size("COLUMNS", environment), clock: options.clock)
  }

  /// `nil` where results are not shown a screen at a time.
  var pager: Pager? {
    guard isTerminal else { return nil }
    return Pager(environment: environment, hint: texts(in: options.interfaceLanguage).pagerHint) {
      ProgramPath.path(of: $0, in: environment) != nil
    }
  }

  /// What pictures have room for: the terminal, or what the variables of its size say where output goes elsewhere.
  var window: @Sendable () -> Window {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let (columns, rows) = (Self.size("COLUMNS", environment), Self.size("LINES", environment))
    let glyphs = Self.glyphs(environment)
    return {
      Window(
        columns: (isTerminal ? TerminalSize.columns(STDOUT_FILENO) : columns) ?? 80,
        rows: (isTerminal ? TerminalSize.rows(STDOUT_FILENO) : rows) ?? 24, glyphs: glyphs, isTerminal: isTerminal)
    }
  }

  /// What a variable says of the window's size.
  private static func size(_ name: String, _ environment: [String: String]) -> Int? {
    environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? min(TerminalSize.most, $0) : nil }
  }

  /// Braille where nothing speaks against it: a locale of another character set does, and the console of Linux, whose
  /// fonts have no Braille.
  private static func glyphs(_ environment: [String: String]) -> Window.Glyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let isUTF8 = locale.map { $0.lowercased().contains("utf-8") || $0.lowercased().contains("utf8") } ?? true
    return isUTF8 && environment["TERM"]?.hasPrefix("linux") != true ? .braille : .ascii
  }

  /// Where a person sees it; standard output elsewhere (`> file`) is no reason to draw over the prompt.
  func waitingLine(_ activity: Activity) -> WaitingLine? {
    guard !options.isVerbose, isatty(STDERR_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      Terminal.canEdit(kind: environment["TERM"])
    else {
      return nil
    }
    return WaitingLine(
      descriptor: STDERR_FILENO, activity: activity, texts: texts(in: options.interfaceLanguage), style: style)
  }

  /// - Parameter descriptor: `nil` for what goes neither to standard output nor to standard error.
  private static func isColoured(
    _ descriptor: Int32?, _ choice: ProcessOptions.ColourChoice, _ environment: [String: String]
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      // no-color.org and bixense.com/clicolors
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
      return descriptor.map { isatty($0) == 1 } == true && Terminal.canEdit(kind: environment["TERM"])
    }
  }
}

import Glibc
import NewsDomain
import NewsPresentation
import NewsShell
import SystemServices
import TerminalKit

/// The form of the output in this session: destination, colours, width.
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
      room: Self.size("COLUMNS", environment), clock: options.clock, fields: options.fields)
  }

  /// `nil` if results are not shown one screen at a time.
  var pager: Pager? {
    guard isTerminal else { return nil }
    return Pager(environment: environment, hint: texts(in: options.interfaceLanguage).pagerHint) {
      ProgramPath.path(of: $0, in: environment) != nil
    }
  }

  /// The space that pictures have: the size of the terminal, or `COLUMNS` and `LINES` if output goes elsewhere.
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

  /// A size of the window from an environment variable; `nil` if it is not set or not valid.
  private static func size(_ name: String, _ environment: [String: String]) -> Int? {
    environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? min(TerminalSize.most, $0) : nil }
  }

  /// The character set of a locale, such as `UTF-8@euro`, in lower case.
  private static func name(ofSet set: Substring) -> String {
    set.prefix { $0 != "@" }.lowercased()
  }

  /// Braille, unless the locale uses another character set, or the terminal is one that cannot place its cursor, which
  /// may be read aloud, or the Linux console, whose fonts have no Braille.
  private static func glyphs(_ environment: [String: String]) -> Window.Glyphs {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let isUTF8 = locale.map { locale in
      locale.split(separator: "." as Character).dropFirst().contains { ["utf8", "utf-8"].contains(name(ofSet: $0)) }
    }
    let kind = environment["TERM"]
    let hasBraille = kind?.hasPrefix("linux") != true && kind != "dumb"
    return isUTF8 ?? true && hasBraille ? .braille : .ascii
  }

  /// The line shown while waiting. If nobody sees it, long work is reported once a minute; likewise if standard output
  /// goes elsewhere (`> file`), as a line would be drawn over the prompt. `nil` if every request is traced.
  func waitingLine(_ activity: Activity) -> WaitingLine? {
    guard !options.isVerbose else { return nil }
    let isDrawn =
      isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && Terminal.canEdit(kind: environment["TERM"])
    return WaitingLine(
      descriptor: STDERR_FILENO, activity: activity, texts: texts(in: options.interfaceLanguage), style: style,
      isLog: !isDrawn)
  }

  /// - Parameter descriptor: `nil` for output that goes neither to standard output nor to standard error.
  private static func isColoured(
    _ descriptor: Int32?, _ choice: ProcessOptions.ColourChoice, _ environment: [String: String]
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      // As no-color.org and bixense.com/clicolors specify.
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
      return descriptor.map { isatty($0) == 1 } == true && Terminal.canEdit(kind: environment["TERM"])
    }
  }
}

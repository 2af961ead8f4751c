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
  let looks: TerminalLooks
  /// Whether a person sees standard output.
  let isTerminal = isatty(STDOUT_FILENO) == 1
  private let options: ProcessOptions
  let environment: [String: String]

  init(_ options: ProcessOptions, _ environment: [String: String]) {
    self.options = options
    self.environment = environment
    let isCapable = isatty(STDOUT_FILENO) == 1 && Terminal.canEdit(kind: environment["TERM"])
    let areColoured = [STDOUT_FILENO, STDERR_FILENO, nil].map { Self.isColoured($0, options.colour, environment) }
    let looks = TerminalLooks(isColoured: areColoured.contains(true), environment: environment)
    self.looks = looks
    style = Style(
      isColoured: areColoured[0], hasLinks: isCapable && TerminalLinks.areShown(environment), canPaint: isCapable,
      palette: looks.palette)
    renderer = Renderer(
      texts: texts(in: options.interfaceLanguage),
      styles: Renderer.Styles(
        output: style, errors: Style(isColoured: areColoured[1], palette: looks.palette),
        elsewhere: Style(isColoured: areColoured[2], palette: looks.palette)),
      columns: { isatty(STDOUT_FILENO) == 1 ? TerminalSize.columns(STDOUT_FILENO) ?? 80 : nil },
      errorColumns: { isatty(STDERR_FILENO) == 1 ? TerminalSize.columns(STDERR_FILENO) ?? 80 : nil },
      room: Self.size("COLUMNS", environment), clock: options.clock, fields: options.fields,
      dates: { looks.dates })
  }

  /// `nil` if results are not shown one screen at a time.
  var pager: Pager? { isTerminal ? Pager(environment: environment) : nil }

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

  /// Braille, unless the locale uses another character set, or the terminal is not capable of it.
  private static func glyphs(_ environment: [String: String]) -> Window.Glyphs {
    isUTF8(environment) && hasBraille(environment) ? .braille : .ascii
  }

  /// Whether the locale does not use another character set.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.map { locale in
      locale.split(separator: "." as Character).dropFirst().contains { ["utf8", "utf-8"].contains(name(ofSet: $0)) }
    } ?? true
  }

  /// Whether the terminal can show Braille: not if it cannot place its cursor, as it may be read aloud, and not on the
  /// Linux console, whose fonts have none.
  private static func hasBraille(_ environment: [String: String]) -> Bool {
    let kind = environment["TERM"]
    return kind?.hasPrefix("linux") != true && kind != "dumb"
  }

  /// What the terminal can show, for a diagnosis.
  ///
  /// - Parameter drawer: draws pictures.
  func inspection(_ drawer: any PictureDrawer) -> TerminalInspection {
    var condition = TerminalCondition()
    condition.isTerminal = isTerminal
    condition.kind = environment["TERM"]
    condition.colours = colours
    condition.isUTF8 = Self.isUTF8(environment)
    condition.hasLinks = style.hasLinks
    condition.drawsPictures = drawer.isReady
    condition.braille =
      condition.isUTF8 ? Self.hasBraille(environment) ? .used : .notCapable : .notUTF8
    return TerminalInspection(condition: condition, window: window)
  }

  private var colours: ColourDepth {
    guard style.isColoured else { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .full }
    return environment["TERM"]?.contains("256color") == true ? .palette : .basic
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

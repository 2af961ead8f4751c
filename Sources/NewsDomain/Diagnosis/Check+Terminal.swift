extension Check {
  /// - Parameter pictures: how the reader wants pictures drawn.
  static func terminal(_ terminal: TerminalCondition, pictures: PictureMode) -> Check {
    let isUTF8 = CheckFact.characters(isUTF8: terminal.isUTF8)
    var facts: [CheckFact] = [.noTerminal, isUTF8]
    if terminal.isTerminal {
      facts =
        (terminal.kind.map { [CheckFact.kind($0)] } ?? []) + [
          .size(columns: terminal.columns, rows: terminal.rows), .colours(terminal.colours), isUTF8,
          .links(terminal.hasLinks), .pictures(pictures, isDrawn: terminal.drawsPictures),
        ]
    }
    guard !terminal.isUTF8 else { return Check(.terminal, .ok, facts) }
    return Check(.terminal, .warning, facts, wayOut: .useUTF8)
  }

  /// - Parameter interface: the code of the language of the interface.
  static func language(_ interface: String, _ locale: LocaleCondition) -> Check {
    let language = CheckFact.interface(language: interface)
    guard let name = locale.name else { return Check(.language, .ok, [language, .noLocale]) }
    guard locale.isInstalled else {
      return Check(.language, .warning, [language, .missingLocale(name)], wayOut: .installLocale(name))
    }
    return Check(.language, .ok, [language, .locale(name)])
  }

  /// Whether maps can be drawn in Braille patterns, as far as that can be known.
  ///
  /// - Parameter hasFont: whether a font has them; `nil` if that is unknown.
  static func braille(_ terminal: TerminalCondition, hasFont: Bool?) -> Check {
    let use = CheckFact.braille(terminal.braille)
    guard terminal.braille == .used, let hasFont else { return Check(.braille, .ok, [use]) }
    let facts = [use, .brailleFont(isThere: hasFont)]
    return hasFont
      ? Check(.braille, .ok, facts) : Check(.braille, .warning, facts, wayOut: .install(package: "fonts-dejavu-core"))
  }
}

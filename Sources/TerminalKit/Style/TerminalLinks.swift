/// Determines from the environment whether the terminal supports links in text (OSC 8).
///
/// Most other terminals ignore the sequence, but some old ones show it.
package enum TerminalLinks {
  /// The first version with links, as major and minor, by the name in `TERM_PROGRAM`; `nil` if every version has them.
  private static let programs: [String: (major: Int, minor: Int)?] = [
    "iTerm.app": (3, 1), "WezTerm": nil, "vscode": (1, 72), "ghostty": nil, "Hyper": nil, "rio": nil, "Tabby": nil,
    // tmux does not pass links on to terminals without them.
    "tmux": (3, 4),
  ]
  private static let kinds = ["xterm-kitty", "alacritty", "foot", "contour", "xterm-ghostty", "wezterm"]
  /// VTE, the library of GNOME's terminals: 0.50.2, as 0.50.0 crashes on links.
  private static let versionOfVTE = 5002
  /// Konsole: 20.12.
  private static let versionOfKonsole = 201200

  /// Whether links are shown; `FORCE_HYPERLINK` decides if it is set.
  package static func areShown(_ environment: [String: String]) -> Bool {
    func number(_ name: String) -> Int { environment[name].flatMap { Int($0) } ?? 0 }
    if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    if let program = environment["TERM_PROGRAM"], let needed = programs[program] {
      guard let needed else { return true }
      let version = (environment["TERM_PROGRAM_VERSION"] ?? "").split { !$0.isNumber }.map { Int($0) ?? 0 }
      return version.count > 1 && (version[0], version[1]) >= needed
    }
    let kind = environment["TERM"] ?? ""
    return number("VTE_VERSION") >= versionOfVTE || number("KONSOLE_VERSION") >= versionOfKonsole
      || environment["WT_SESSION"]?.isEmpty == false || kinds.contains { kind == $0 || kind.hasPrefix($0 + "-") }
  }
}

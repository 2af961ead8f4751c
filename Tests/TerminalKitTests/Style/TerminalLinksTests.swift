import Testing

@testable import TerminalKit

@Suite("Terminals with links")
struct TerminalLinksTests {
  static let environments: [([String: String], Bool)] = [
    ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "linux"], false), (["TERM": "dumb"], false),
    (["TERM": "screen-256color"], false),
    // By the kind of terminal.
    (["TERM": "xterm-kitty"], true), (["TERM": "alacritty"], true), (["TERM": "alacritty-direct"], true),
    (["TERM": "foot"], true), (["TERM": "foot-extra"], true), (["TERM": "footloose"], false),
    (["TERM": "contour"], true),
    (["TERM": "xterm-ghostty"], true), (["TERM": "wezterm"], true),
    // By the program.
    (["TERM_PROGRAM": "WezTerm"], true), (["TERM_PROGRAM": "ghostty"], true),
    (["TERM_PROGRAM": "Apple_Terminal"], false),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.4.19"], true),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.1"], true),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0.9"], false),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "2.9"], false), (["TERM_PROGRAM": "iTerm.app"], false),
    (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "x"], false),
    (["TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.72.0"], true),
    (["TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.71.2"], false),
    (["TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "2.0"], true),
    (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
    (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.5a"], true),
    (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "next-3.6"], true),
    (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
    // Within tmux, the variables of the outer terminal do not count.
    (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a", "VTE_VERSION": "7200"], false),
    // By the library.
    (["VTE_VERSION": "5002"], true), (["VTE_VERSION": "7200"], true), (["VTE_VERSION": "5000"], false),
    (["VTE_VERSION": "x"], false), (["KONSOLE_VERSION": "201200"], true), (["KONSOLE_VERSION": "200400"], false),
    (["WT_SESSION": "0a1b"], true), (["WT_SESSION": ""], false),
    // The reader decides in the end.
    (["FORCE_HYPERLINK": "1"], true), (["FORCE_HYPERLINK": "yes", "TERM": "dumb"], true),
    (["FORCE_HYPERLINK": "0", "TERM": "foot"], false), (["FORCE_HYPERLINK": "", "TERM": "foot"], true),
    (["FORCE_HYPERLINK": ""], false),
  ]

  @Test("links depend on the terminal's environment variables", arguments: TerminalLinksTests.environments)
  func areShown(environment: [String: String], expected: Bool) {
    #expect(TerminalLinks.areShown(environment) == expected)
  }
}

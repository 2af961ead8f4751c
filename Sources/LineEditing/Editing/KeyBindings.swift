import TerminalKit

/// The keys of the prompt, as terminals send them, with the function of libedit or of ``EditLineSource`` for each.
enum KeyBindings {
  /// Keys without a meaning come first, so that a key with one wins.
  static let all: [(key: String, function: String)] = unused.map { ($0, "supernews-nothing") } + used

  /// A sequence that no terminal sends: libedit's own function for Down, for when ours leaves the key to it.
  static let newerLine = (key: "\\e[9001~", sequence: "\u{1B}[9001~")
  /// The sequences that terminals send for a key: xterm and those like it, and the Linux console.
  static func sequences(of key: PromptKey.Name) -> [String] {
    switch key {
    case .control(let letter): return ["^" + letter.uppercased()]
    case .alt(let letter): return ["\\e" + letter.lowercased()]
    case .function(let number):
      let codes = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
      guard codes.indices.contains(number - 1) else { return [] }
      let letters = ["P", "Q", "R", "S"]
      return ["\\e[\(codes[number - 1])~"]
        + (number <= letters.count ? ["\\eO\(letters[number - 1])"] : [])
        + (number <= 5 ? ["\\e[[\(["A", "B", "C", "D", "E"][number - 1])"] : [])
    }
  }

  /// What one of the reader's own keys stands for, as if typed: a sequence that no terminal sends, then the number of the
  /// key. libedit does not tell a function which key has called it.
  static func text(ofKey index: Int) -> String { "\\e[9999~\(index)~" }

  private static let used = [
    ("^I", "supernews-complete"), ("\\e[200~", "supernews-paste"), ("\\e[9999~", "supernews-key"),
    ("^R", "em-inc-search-prev"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;5C", "em-next-word"), ("\\e[3~", "ed-delete-next-char"),
    ("\\e[H", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"), ("\\e[7~", "ed-move-to-beg"),
    ("\\e[F", "supernews-end"), ("\\eOF", "supernews-end"), ("\\e[4~", "supernews-end"), ("\\e[8~", "supernews-end"),
    ("^E", "supernews-end"), ("\\e[5~", "ed-search-prev-history"), ("\\e[6~", "ed-search-next-history"),
    ("\\e[B", "supernews-down"), ("\\eOB", "supernews-down"), (newerLine.key, "ed-next-history"),
    ("\\e[C", "supernews-right"), ("\\eOC", "supernews-right"), ("^F", "supernews-right"),
  ]

  /// Function keys, and other keys together with Shift, Alt and Ctrl (xterm's control sequences, and those of the Linux
  /// console). libedit would insert the end of an unknown sequence into the line.
  private static let unused: [String] = {
    let functions = [2, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34].map(String.init)
    let letters = ["A", "B", "C", "D", "F", "H", "P", "Q", "R", "S"]
    let modified = (2...8).flatMap { modifier in
      (functions + ["3", "5", "6"]).map { "\\e[\($0);\(modifier)~" } + letters.map { "\\e[1;\(modifier)\($0)" }
    }
    let plain = functions.map { "\\e[\($0)~" } + ["P", "Q", "R", "S"].map { "\\eO\($0)" }
    // The end of a paste without a beginning.
    return plain + ["A", "B", "C", "D", "E"].map { "\\e[[\($0)" } + ["\\e[201~"] + modified
  }()
}

extension CommandTable {
  /// The prefixes that scripts may use, with the names that they stand for. In each language a prompt understands them in
  /// the same way, so that a script does not depend on who runs it. Every other name is typed in full there.
  static let scriptPrefixes: [String: String] = [
    "o": "open", "p": "previous", "w": "web",
    "arc": "archive", "cat": "categories", "col": "collect", "comp": "compare", "dif": "diff", "exp": "export",
    "fil": "filter", "form": "format", "hist": "history", "mar": "mark", "qui": "quit", "quo": "quota",
    "tra": "translate",
    "gen": "general", "sci": "science", "spo": "sports", "tech": "technology",
  ]
}

extension CommandTable {
  /// The prefixes that scripts may use, with their names. They mean the same at the prompt of each language, so that a
  /// script does not depend on who runs it.
  static let scriptPrefixes: [String: String] = [
    "o": "open", "p": "previous", "w": "web",
    "arc": "archive", "cat": "categories", "col": "collect", "comp": "compare", "dif": "diff", "exp": "export",
    "fil": "filter", "form": "format", "hist": "history", "mar": "mark", "qui": "quit", "quo": "quota",
    "tra": "translate",
    "gen": "general", "sci": "science", "spo": "sports", "tech": "technology",
  ]
}

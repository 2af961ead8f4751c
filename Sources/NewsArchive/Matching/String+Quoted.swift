import NewsDomain

extension String {
  /// The text as one phrase of FTS5 (sqlite.org/fts5.html, "FTS5 Strings"), where a quote is doubled. FTS5 ends its
  /// expressions at a zero byte, so there must be none.
  var quotedForFTS5: String {
    "\"" + replacingScalars { $0 == "\"" ? "\"\"" : $0 == "\0" ? " " : nil } + "\""
  }

  /// The text as one word of PostgreSQL's `tsvector` and `tsquery`, where quotes and backslashes are doubled.
  package var quotedAsLexeme: String {
    "'" + replacingScalars { $0 == "'" ? "''" : $0 == "\\" ? "\\\\" : nil } + "'"
  }
}

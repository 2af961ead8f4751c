extension String {
  /// With one kind of blank, and all of it on one line.
  package var onOneLine: String {
    replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").replacing("\n", with: " ")
  }
}

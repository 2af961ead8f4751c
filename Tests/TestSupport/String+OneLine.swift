extension String {
  /// The text on one line, with one kind of space.
  package var onOneLine: String {
    replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").replacing("\n", with: " ")
  }
}

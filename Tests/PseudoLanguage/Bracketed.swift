/// The text in brackets, and longer by a third: a text without them has not come through the languages of the interface.
/// A blank or the end of a line at its end stays at the end.
///
/// - Parameter text: brackets in it, of texts that another was made of, are taken away.
func bracketed(_ text: String) -> String {
  let text = text.filter { $0 != "⟦" && $0 != "⟧" }
  guard let last = text.lastIndex(where: { $0 != " " && $0 != "\n" }) else { return text }
  let words = text[...last]
  let count = (words.count + 2) / 3
  // In pieces as long as words are, so that long texts are wrapped as others are.
  let more = (1...count).map { $0 % 8 == 0 && $0 < count ? " " : "~" }.joined()
  return "⟦\(words)\(more)⟧\(text[text.index(after: last)...])"
}

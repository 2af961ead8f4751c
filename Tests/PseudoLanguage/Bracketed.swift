/// The text in brackets, and longer by a third: a text without them has not come through the languages of the
/// interface. A space or line end at its end stays at the end.
///
/// - Parameter text: brackets in it, from texts that it was composed of, are removed.
func bracketed(_ text: String) -> String {
  let text = text.filter { $0 != "⟦" && $0 != "⟧" }
  guard let last = text.lastIndex(where: { $0 != " " && $0 != "\n" }) else { return text }
  let words = text[...last]
  let count = (words.count + 2) / 3
  // In pieces as long as words, so that long texts are wrapped like others.
  let more = (1...count).map { $0 % 8 == 0 && $0 < count ? " " : "~" }.joined()
  return "⟦\(words)\(more)⟧\(text[text.index(after: last)...])"
}

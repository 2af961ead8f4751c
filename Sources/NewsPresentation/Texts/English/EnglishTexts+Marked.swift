extension EnglishTexts {
  /// Puts the commands of a sentence in quotation marks: those after "type" or "use", and others joined to them.
  func marked(_ sentence: String) -> String {
    var words = sentence.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    // Whether another command may follow in this sentence.
    var isOpen = false
    var place = 0
    while place < words.count {
      let word = words[place]
      let introduces = ["type", "Type", "use"].contains(word)
      let continues = isOpen && (Self.joints.contains(word) || word.hasSuffix(","))
      if introduces || continues, let end = end(ofCommandAt: place + 1, in: words) {
        words[place + 1] = "\"" + words[place + 1]
        let last = words[end]
        let bare = Self.bare(last)
        words[end] = bare + "\"" + last.dropFirst(bare.count)
        isOpen = !last.hasSuffix(".")
        // Its own comma may lead to another command.
        place = last.hasSuffix(",") ? end : end + 1
        continue
      }
      if word.hasSuffix(".") { isOpen = false }
      place += 1
    }
    return words.joined(separator: " ")
  }

  /// Words between two commands of a sentence.
  private static let joints: Set<String> = ["or", "then"]

  /// The words after which a command in a sentence is over.
  private static let ends: Set<String> = [
    "to", "for", "or", "and", "first", "instead", "again", "on", "then", "at", "when", "if", "in",
  ]

  /// The commands' names, as sentences have them.
  private static let names = Set(CommandName.allCases.flatMap { EnglishTexts().names(of: $0) })

  /// A word without the punctuation after it.
  private static func bare(_ word: String) -> String {
    var bare = word[...]
    while let last = bare.last, ",;:.".contains(last) { bare.removeLast() }
    return String(bare)
  }

  /// The place of the last word of the command that begins at a place; `nil` if none does.
  private func end(ofCommandAt place: Int, in words: [String]) -> Int? {
    guard words.indices.contains(place), Self.names.contains(Self.bare(words[place])) else { return nil }
    // "type more of the name" asks for letters.
    if Self.bare(words[place]) == "more", place + 1 < words.count, words[place + 1] == "of" { return nil }
    var end = place
    while Self.bare(words[end]) == words[end], end + 1 < words.count, !isEnd(end + 1, of: place, in: words) { end += 1 }
    return end
  }

  /// Whether the command that begins at `start` does not have the word at `place`. The value of a setting may be a word
  /// that ends others.
  private func isEnd(_ place: Int, of start: Int, in words: [String]) -> Bool {
    guard Self.ends.contains(Self.bare(words[place])) else { return false }
    return !(words[start] == "settings" && place == start + 2)
  }
}

/// A text as the engine gets it: without what it cannot take, and no longer than its price.
enum MeaningText {
  /// The most tokens of a text that count. Each costs the engine up to a millisecond; titles of newspapers have 10 to 50.
  static let mostTokens = 80
  /// The most bytes of a text that count.
  private static let longest = 400

  /// The engine ends texts at a zero and has room for four scalars a byte once they are written out: only the ligatures
  /// of whole phrases become more (U+FDFA has 18).
  static func safe(_ text: String) -> String {
    var safe = ""
    var bytes = 0
    var tokens = TokenEstimate()
    for scalar in text.unicodeScalars where scalar.value != 0 && !(0xFDF0...0xFDFD).contains(scalar.value) {
      tokens.add(scalar)
      guard tokens.count <= mostTokens else { break }
      safe.unicodeScalars.append(scalar)
      bytes += UTF8.width(scalar)
      if bytes > longest { break }
    }
    return safe
  }
}

/// About how many tokens a text has for the model (XLM-RoBERTa's SentencePiece), without its vocabulary of 250,000: a word
/// that people use has a token for three to five letters, letters that make no word have one for one or two.
struct TokenEstimate {
  /// In sixths of a token.
  private var sixths = 0
  private var consonants = 0
  private var isInWord = false

  var count: Int { (sixths + 5) / 6 }

  mutating func add(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic, scalar.value < 0x0E00 else {
      (isInWord, consonants) = (false, 0)
      // Scripts without spaces have a token for one or two characters; so have signs. Spaces belong to the word after them.
      if !scalar.properties.isWhitespace { sixths += 6 }
      return
    }
    // The first letter of a word begins a token.
    let start = isInWord ? 0 : 4
    isInWord = true
    consonants = Self.isVowel(scalar) ? 0 : consonants + 1
    // No language has many words with more consonants in a row than "Angstschweiß"; scripts without vowels have none.
    sixths += start + (scalar.value < 0x0530 && consonants > 4 ? 6 : 2)
  }

  /// Whether a letter of an alphabet with vowels is one, with any mark.
  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return "aeiouyAEIOUY".unicodeScalars.contains(scalar) }
    // Of Latin letters with marks most are vowels; of Greek and Cyrillic these are.
    return scalar.value < 0x0250 || "αεηιουωάέήίόύώΑΕΗΙΟΥΩаеёиоуыэюяіїєАЕЁИОУЫЭЮЯІЇЄ".unicodeScalars.contains(scalar)
  }
}

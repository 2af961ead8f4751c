/// Facts about a word from the headlines of a day.
struct WordFacts {
  let key: String
  let kind: PhraseWord.Kind
  /// In how many headlines it occurs, counting each source once.
  var count: Int32 = 0
  /// The last source counted.
  var source: Int32 = -1
  /// The sum of its weights, and how many there are.
  var weights = 0.0
  var places = 0.0
  /// How often it is written as a name, and how often it is not.
  var names: Int32 = 0
  var others: Int32 = 0

  init(key: String, kind: PhraseWord.Kind) {
    self.key = key
    self.kind = kind
  }

  fileprivate var isName: Bool { names > others }
  fileprivate var weight: Double { kind == .number ? PhraseRules.minAtEnd : places > 0 ? weights / places : 0 }
}

/// Decides which words make a significant phrase.
enum PhraseRules {
  /// The least weight of a single word, and of a name.
  private static let least = 0.5
  private static let minOfName = 0.3
  /// The least weight of the first and last word of a phrase, and of a name there.
  fileprivate static let minAtEnd = 0.3
  private static let minOfNameAtEnd = 0.2
  /// The least weight of these two together.
  private static let minTogether = 0.6

  static func isPhrase(_ words: [WordFacts]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if first.kind == .han { return words.count > 1 && !isParticle(first) && !isParticle(last) }
    guard words.count > 1 else { return isAlone(first) }
    return canEnd(first) && canEnd(last) && first.weight + last.weight >= minTogether
      && words.contains { $0.kind == .word }
  }

  private static func isAlone(_ word: WordFacts) -> Bool {
    word.kind == .word && !isLetter(word) && word.weight >= (word.isName ? minOfName : least)
      && !daysAndMonths.contains(word.key)
  }

  private static func canEnd(_ word: WordFacts) -> Bool {
    guard word.kind == .word else { return true }
    return !isLetter(word) && word.weight >= (word.isName ? minOfNameAtEnd : minAtEnd)
  }

  private static func isLetter(_ word: WordFacts) -> Bool { word.key.unicodeScalars.dropFirst().isEmpty }

  private static func isParticle(_ word: WordFacts) -> Bool {
    word.key.unicodeScalars.first.map(particles.contains) ?? true
  }

  /// Chinese characters that separate names more often than they belong to one.
  private static let particles = Set("的了在是和与與及有为為将將对對也被把从從向至等这這那我你他她就都还還而或之".unicodeScalars)

  /// They rise each week or month in English, French, German and Spanish. Those that also have another meaning rarely
  /// occur alone.
  private static let daysAndMonths = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
    october november december lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin
    juillet aout septembre octobre novembre decembre montag dienstag mittwoch donnerstag freitag samstag sonnabend
    sonntag januar februar marz juni juli oktober dezember lunes martes miercoles jueves viernes sabado domingo enero
    febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

import NewsArchive
import NewsDomain
import NewsLanguage

/// The words of an article and its text as PostgreSQL's `tsvector`, with their positions and fields.
///
/// The limits are from "Text Search Limitations" in PostgreSQL's documentation: 1 MB for a vector, 2 KB for a word,
/// positions up to 16383 and 256 of them for a word.
struct WordVector {
  /// The most bytes in a vector.
  private static let room = 900_000
  private static let longestWord = 2_000
  private static let lastPlace = 16_383
  /// The distance in positions between two fields, so that no phrase extends from one into the next.
  private static let gap = 20
  /// How many words of a long text a further part has, and how many of them the next one repeats: few enough to keep
  /// all positions of a frequent word.
  private static let portion = (words: 440, again: 60)

  /// The vectors: the first has all words, as far as there is room, and the others have those of a long text again, in
  /// portions, so that phrases and the last words are found, too.
  let parts: [String]

  init(title: String?, summary: String?, content: String?, terms: FilterTerms) {
    var head = Builder()
    for term in terms.words { head.append(FilterTerms.indexed(term), weight: "D") }
    head.append(title, .title)
    head.append(summary, .description)
    let words = TextWord.words(of: content ?? "")
    var vector = head
    vector.append(words[...], .text)
    var parts = [vector.text]
    if vector.isCut || vector.place > Self.lastPlace {
      var start = 0
      while start < words.count {
        var part = head
        part.append(words[start..<min(start + Self.portion.words + Self.portion.again, words.count)], .text)
        parts.append(part.text)
        start += Self.portion.words
      }
    }
    self.parts = parts
  }

  private struct Builder {
    private var places: [String: [String]] = [:]
    private var bytes = 0
    private(set) var place = 1
    /// Whether words or positions of a frequent word were left out for lack of room.
    private(set) var isCut = false

    mutating func append(_ text: String?, _ field: FindRequest.Field) {
      append(TextWord.words(of: text ?? "")[...], field)
    }

    mutating func append(_ words: ArraySlice<TextWord>, _ field: FindRequest.Field) {
      for word in words {
        add(word.text, "\(min(place, WordVector.lastPlace))\(field.weight)")
        place += 1
      }
      place += WordVector.gap
    }

    mutating func append(_ word: String, weight: String) {
      add(word, "\(WordVector.lastPlace)\(weight)")
    }

    private mutating func add(_ word: String, _ where: String) {
      guard word.utf8.count <= WordVector.longestWord else { return }
      let known = places[word]
      let size = known == nil ? word.utf8.count + 8 : 2
      guard bytes + size <= WordVector.room, (known?.count ?? 0) < 255 else {
        isCut = true
        return
      }
      bytes += size
      places[word, default: []].append(`where`)
    }

    var text: String {
      places.map { word, places in
        word.quotedAsLexeme + ":" + places.joined(separator: ",")
      }.joined(separator: " ")
    }
  }
}

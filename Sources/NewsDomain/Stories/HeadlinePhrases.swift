/// Reads the words of headlines that make up names and phrases.
///
/// Words are separated by white space and punctuation; in Chinese and Japanese they are single Chinese characters and
/// whole runs of Katakana. Hiragana only separates them.
enum HeadlinePhrases {
  /// The most characters of a headline, and of a word, that are read.
  private static let longest = 400
  private static let longestWord = 40
  private static let maxWords = 64
  private static let longestSource = 60

  /// The words of a headline, without the name of its source at the end.
  ///
  /// - Parameter language: ISO 639-1, if known.
  static func words(of headline: String, language: String?, source: String?) -> [PhraseWord] {
    var scanner = Scanner(scalars: Array(headline.unicodeScalars.prefix(longest)))
    if let source { scanner.dropSource(source) }
    scanner.read()
    // German capitalises all nouns.
    if language?.hasPrefix("de") != true { scanner.findNames() }
    return scanner.words
  }

  /// The elided words of French and Italian before a vowel.
  private static let elisions: Set<String> = [
    "l", "d", "j", "m", "n", "s", "t", "c", "qu", "jusqu", "lorsqu", "puisqu", "quelqu", "un", "dell", "nell", "all",
    "dall", "sull", "quest", "quell",
  ]

  private struct Scanner {
    private var scalars: [Unicode.Scalar]
    private(set) var words: [PhraseWord] = []
    /// Which words begin with a capital letter, and which have letters with case at all.
    private var capitals: [Bool] = []

    init(scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    /// Removes the name of the source, which follows a dash or a bar.
    mutating func dropSource(_ source: String) {
      var index = scalars.count - 2
      let first = max(2, scalars.count - HeadlinePhrases.longestSource)
      while index >= first {
        if scalars[index].isBlank, scalars[index - 2].isBlank, Self.isMark(scalars[index - 1]) {
          let ending = FoldedName(Self.text(scalars[(index + 1)...])).text
          let name = FoldedName(source).text
          if !name.isEmpty, ending.contains(name) || name.contains(ending) {
            scalars.removeSubrange((index - 2)...)
          }
          return
        }
        index -= 1
      }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x2D, 0x7C, 0xB7, 0x2013, 0x2014: true
      default: false
      }
    }

    mutating func read() {
      words.reserveCapacity(24)
      capitals.reserveCapacity(24)
      // A phrase does not begin before the headline, and text that is not a word breaks a phrase.
      var (index, offset, isJoined) = (0, 0, false)
      while index < scalars.count, words.count < HeadlinePhrases.maxWords {
        let scalar = scalars[index]
        if scalar.isHan {
          let width = UTF8.width(scalar)
          let follows = words.last.map { $0.kind == .han && $0.range.upperBound == offset } ?? false
          append(.han, key: String(Character(scalar)), offset..<(offset + width), isJoined: follows)
          (index, offset, isJoined) = (index + 1, offset + width, false)
        } else if scalar.isKatakana {
          let end = self.end(from: index) { $0.isKatakana || $0.value == 0x30FB }
          let width = self.width(index..<end)
          if end - index >= 2, end - index <= HeadlinePhrases.longestWord {
            append(.word, key: Self.text(scalars[index..<end]), offset..<(offset + width), isJoined: isJoined)
          }
          (index, offset, isJoined) = (end, offset + width, false)
        } else if scalar.isOfWord, !scalar.isHiragana {
          let end = endOfWord(from: index)
          let isWord = appendWord(index..<end, at: offset, isJoined: isJoined)
          (index, offset, isJoined) = (end, offset + width(index..<end), isWord)
        } else {
          // Invisible marks for the direction of writing.
          let isInvisible = (0x200B...0x200F).contains(scalar.value)
          if !scalar.isBlank, !isInvisible { isJoined = false }
          (index, offset) = (index + 1, offset + UTF8.width(scalar))
        }
      }
    }

    /// Determines which words are written as names, as far as capitals in this headline show it.
    mutating func findNames() {
      var (long, tall) = (0, 0)
      for (word, isCapital) in zip(words, capitals) where word.kind == .word && word.range.count >= 4 {
        long += 1
        if isCapital { tall += 1 }
      }
      guard tall * 2 <= long else { return }
      for index in words.indices where words[index].kind == .word && words[index].isJoined && hasCase(words[index]) {
        words[index].isName = capitals[index]
      }
    }

    /// Whether its script has capitals.
    private func hasCase(_ word: PhraseWord) -> Bool {
      guard let first = word.key.unicodeScalars.first else { return false }
      return first.properties.isLowercase
    }

    private func end(from start: Int, while belongs: (Unicode.Scalar) -> Bool) -> Int {
      var end = start
      while end < scalars.count, belongs(scalars[end]) { end += 1 }
      return end
    }

    private func width(_ range: Range<Int>) -> Int { scalars[range].reduce(0) { $0 + UTF8.width($1) } }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }

    /// The end of a word that may contain punctuation, as in "Covid-19", "O'Brien", "U.S." and "3.5".
    private func endOfWord(from start: Int) -> Int {
      var end = start + 1
      while end < scalars.count {
        let scalar = scalars[end]
        if scalar.isOfWord, !scalar.isHan, !scalar.isKatakana, !scalar.isHiragana {
          end += 1
        } else if end + 1 < scalars.count, isWithinWord(scalar, scalars[end - 1], scalars[end + 1], end - start) {
          end += 2
        } else {
          return end
        }
      }
      return end
    }

    private func isWithinWord(
      _ mark: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar, _ length: Int
    ) -> Bool {
      guard after.isOfWord, !after.standsAlone else { return false }
      switch mark.value {
      case _ where mark.isApostrophe || mark.isHyphen: return true
      case 0x200C, 0x200D, 0xAD: return true
      case 0x2E: return before.isDigit && after.isDigit || before.isCapital && after.isCapital && length % 2 == 1
      case 0x2C: return before.isDigit && after.isDigit
      // Hebrew writes a quotation mark inside acronyms.
      case 0x22, 0x5F3, 0x5F4, 0x201D: return before.isHebrew && after.isHebrew
      default: return false
      }
    }

    /// - Returns: whether it was short enough.
    private mutating func appendWord(_ range: Range<Int>, at offset: Int, isJoined: Bool) -> Bool {
      var (start, end, offset) = (range.lowerBound, range.upperBound, offset)
      if let mark = scalars[range].firstIndex(where: \.isApostrophe) {
        if end - mark == 2, scalars[mark + 1].value | 0x20 == 0x73 {
          end = mark
        } else if HeadlinePhrases.elisions.contains(Self.text(scalars[start..<mark]).lowercased()) {
          offset += width(start..<(mark + 1))
          start = mark + 1
        }
      }
      guard end - start <= HeadlinePhrases.longestWord else { return false }
      let letters = scalars[start..<end]
      let isNumber = letters.allSatisfy { $0.isDigit || $0.value == 0x2E || $0.value == 0x2C }
      append(
        isNumber ? .number : .word, key: Self.key(letters), offset..<(offset + width(start..<end)), isJoined: isJoined,
        isCapital: scalars[start].isCapital)
      return true
    }

    private mutating func append(
      _ kind: PhraseWord.Kind, key: String, _ range: Range<Int>, isJoined: Bool, isCapital: Bool = false
    ) {
      words.append(PhraseWord(key: key, kind: kind, range: range, isJoined: isJoined, isName: nil))
      capitals.append(isCapital)
    }

    /// The letters as ``FoldedName`` folds them, without what Arabic and Hebrew may omit.
    private static func key(_ letters: ArraySlice<Unicode.Scalar>) -> String {
      var key = String.UnicodeScalarView()
      for scalar in letters {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39, 0x2C: key.append(scalar)
        case 0x41...0x5A: key.append(Unicode.Scalar(UInt8(scalar.value + 0x20)))
        case 0x27, 0x2D, 0x2019, 0x2010, 0x2011, 0x2BC: key.append("-")
        // A dot stays only in a number.
        case 0x2E: if letters.first?.isDigit == true { key.append(scalar) }
        // Vowels and the character that lengthens words.
        case 0xAD, 0x591...0x5C7, 0x640, 0x64B...0x65F, 0x200C, 0x200D: continue
        case 0x22, 0x5F3, 0x5F4, 0x201D: continue
        case 0x622, 0x623, 0x625: key.append("\u{627}")
        case 0x430...0x45F, 0x5D0...0x5EA, 0x620...0x63F, 0x641...0x64A, 0x900...0x97F, 0xAC00...0xD7A3:
          key.append(scalar)
        default: return FoldedName(text(letters)).text
        }
      }
      return String(key)
    }
  }
}

/// Estimates how long a text takes at `ReadingSpeed`.
package enum ReadingTime {
  /// The scripts written without spaces, by their code points.
  private static let scriptsWithoutBlanks: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xF900...0xFAFF, 0x20000...0x3FFFF,
  ]

  /// - Returns: seconds.
  package static func seconds(of text: String) -> Double {
    var words = 0
    var characters = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isInWord = false
      } else if scalar.value >= 0x0E00, scriptsWithoutBlanks.contains(where: { $0.contains(scalar.value) }) {
        characters += 1
        isInWord = false
      } else if !isInWord, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words += 1
        isInWord = true
      }
    }
    return 60
      * (Double(words) / ReadingSpeed.wordsPerMinute + Double(characters) / ReadingSpeed.charactersPerMinute)
  }
}

/// How fast people read.
///
/// 238 words a minute is the mean for silent reading of English in 190 studies (M. Brysbaert, "How many words do we
/// read per minute?", Journal of Memory and Language 109, 2019). Chinese and Japanese are counted in characters: 260 a
/// minute for Chinese and 360 for Japanese (S. Trauzettel-Klosinski and K. Dietz, "Standardized Assessment of Reading
/// Performance", IOVS 53, 2012); the lower value is used for both.
enum ReadingSpeed {
  static let wordsPerMinute = 238.0
  static let charactersPerMinute = 260.0
}

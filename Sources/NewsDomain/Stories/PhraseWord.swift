/// A word of a headline, or one of its Chinese characters, as a part of phrases.
struct PhraseWord: Sendable, Equatable {
  enum Kind: Sendable {
    case word
    case number
    /// One Chinese character, in Japanese too.
    case han
  }

  /// The same for all spellings: without case and accents.
  let key: String
  let kind: Kind
  /// Its range in the headline's UTF-8.
  let range: Range<Int>
  /// Whether it can form a phrase with the word before: only white space is between them.
  let isJoined: Bool
  /// Whether it is written as a name; `nil` if capitals do not show that, as at the start of a sentence or in a
  /// headline where most words begin with a capital letter.
  var isName: Bool?
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character.
  var isHan: Bool {
    switch value {
    case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  var isKatakana: Bool {
    switch value {
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
    default: false
    }
  }

  var isHiragana: Bool { (0x3041...0x309F).contains(value) }

  /// Whether it is white space that separates words.
  var isBlank: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2000...0x200A, 0x202F, 0x3000: true
    default: false
    }
  }

  var isDigit: Bool { (0x30...0x39).contains(value) }

  var isApostrophe: Bool { value == 0x27 || value == 0x2019 || value == 0x2BC }

  var isHyphen: Bool { value == 0x2D || value == 0x2010 || value == 0x2011 }

  var isHebrew: Bool { (0x5D0...0x5EA).contains(value) }

  /// Whether it is a capital letter.
  var isCapital: Bool {
    switch value {
    case 0x41...0x5A: true
    // Apart from rare ones, no script beyond these has capitals.
    case ..<0xC0, 0x590..<0x10A0, 0x2E80..<0xA640, 0xAC00..<0xFB00: false
    default: properties.isUppercase
    }
  }
}

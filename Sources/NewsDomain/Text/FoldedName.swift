/// A name in a form for comparing spellings: without case and accents, with hyphens instead of spaces and punctuation.
package struct FoldedName: Sendable, Hashable {
  package let text: String

  package init(_ name: some StringProtocol) {
    self.init(String(name))
  }

  /// Not generic, which makes it several times as fast: searches fold whole articles.
  package init(_ name: String) {
    var name = name
    // Nearly all names are ASCII, and the table of commands alone folds a hundred of them.
    if let folded = name.withUTF8({ Self.foldedASCII($0) }) {
      text = String(decoding: folded, as: UTF8.self)
      return
    }
    var text = ""
    text.reserveCapacity(name.utf8.count)
    var endsInHyphen = false
    for scalar in name.unicodeScalars {
      let followsHyphen = endsInHyphen
      if !(0x300...0x36F).contains(scalar.value) { endsInHyphen = false }
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39: text.unicodeScalars.append(scalar)
      case 0x41...0x5A: text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value + 32)))
      case 0x300...0x36F: continue
      case 0x27, 0x2019, 0x20, 0x2D, 0x2E, 0x5F, 0xA0, 0x2010...0x2015:
        if !followsHyphen { text += "-" }
        endsInHyphen = true
      default:
        if scalar.value < Self.endOfPlain, let plain = Self.plain[scalar] {
          text += plain
        } else {
          text += scalar.properties.lowercaseMapping
        }
      }
    }
    self.text = text
  }

  /// - Returns: `nil` if some bytes are not ASCII.
  private static func foldedASCII(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.count)
    for byte in name {
      if byte >= 0x80 { return nil }
      let letter = self.folded(byte)
      if letter != 0x2D || folded.last != 0x2D { folded.append(letter) }
    }
    return folded
  }

  /// Whether a name is this one. Most names differ in the first letter and are not folded.
  package func means(_ name: String) -> Bool {
    if let first = name.utf8.first, first < 0x80, Self.folded(first) != text.utf8.first { return false }
    return FoldedName(name) == self
  }

  /// Whether this may be the end of a name: whether both end with the same letter, as far as that is known.
  package func mayEnd(_ name: String) -> Bool {
    guard let last = name.utf8.last, last < 0x80 else { return true }
    return Self.folded(last) == text.utf8.last
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x41...0x5A: byte + 32
    case 0x27, 0x20, 0x2D, 0x2E, 0x5F: 0x2D
    default: byte
    }
  }

  /// The first scalar after those of ``plain``: scalars of other scripts need no look-up.
  private static let endOfPlain: UInt32 = 0x250

  /// The Latin letters in the names of countries, languages and sources.
  private static let plain: [Unicode.Scalar: String] = {
    let groups = [
      "a": "àáâãäåāăąÀÁÂÃÄÅĀĂĄ", "ae": "æÆ", "c": "çćčÇĆČ", "d": "ďđðĎĐÐ", "e": "èéêëēėęěÈÉÊËĒĖĘĚ",
      "g": "ğģĞĢ", "i": "ìíîïīįıÌÍÎÏĪĮİ", "k": "ķĶ", "l": "łļľŁĻĽ", "n": "ñńňņÑŃŇŅ",
      "o": "òóôõöøőōÒÓÔÕÖØŐŌ", "oe": "œŒ", "r": "řŘ", "s": "śšşșŚŠŞȘ", "ss": "ß", "t": "ťţțŤŢȚ",
      "u": "ùúûüūůűųÙÚÛÜŪŮŰŲ", "y": "ýÿÝ", "z": "źżžŹŻŽ",
    ]
    var plain: [Unicode.Scalar: String] = [:]
    for (letter, accented) in groups {
      for scalar in accented.unicodeScalars { plain[scalar] = letter }
    }
    return plain
  }()
}

extension FoldedName {
  package func hasPrefix(_ other: FoldedName) -> Bool { text.hasPrefix(other.text) }

  package func contains(_ other: FoldedName) -> Bool {
    other.text.isEmpty || text.contains(other.text)
  }
}

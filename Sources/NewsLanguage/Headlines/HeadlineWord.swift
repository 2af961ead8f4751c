import CWords

/// A word of a headline, or a run of characters in a script without spaces.
struct HeadlineWord {
  enum Script {
    case latin, greek, cyrillic, hebrew, arabic, other
    case digits
    /// Chinese, Japanese or Korean.
    case paired
  }

  /// Folded, in UTF-8.
  var bytes: [UInt8]
  let script: Script
  /// Its range in the headline, in bytes.
  var range: Range<Int>
}

extension HeadlineWord {
  fileprivate final class Collector {
    var words: [HeadlineWord] = []
    /// Whether the last word can be continued by a pair of characters.
    var isOpen = false
  }

  /// The most words of a headline that are read.
  private static let most = 80

  /// The words of a headline.
  static func words(of headline: UnsafeBufferPointer<UInt8>) -> [HeadlineWord] {
    let collector = Collector()
    // The pointers are valid only during the call, and everything is copied.
    headline.withMemoryRebound(to: CChar.self) { characters in
      _ = supernews_words(
        characters.baseAddress, Int32(clamping: characters.count), 0, Unmanaged.passUnretained(collector).toOpaque()
      ) { context, word, length, start, end in
        guard let context, let word else { return 0 }
        let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        let bytes = UnsafeRawBufferPointer(start: word, count: Int(length))
        collector.add(bytes, Int(start)..<Int(end))
        return collector.words.count < HeadlineWord.most ? 0 : 1
      }
    }
    return joined(collector.words, in: headline)
  }

  /// Joins numbers that punctuation has separated, such as `1,234.5`.
  private static func joined(_ words: [HeadlineWord], in headline: UnsafeBufferPointer<UInt8>) -> [HeadlineWord] {
    var joined: [HeadlineWord] = []
    joined.reserveCapacity(words.count)
    for word in words {
      guard let last = joined.last, last.range.upperBound + 1 == word.range.lowerBound, last.script == .digits,
        word.script == .digits, ",.".utf8.contains(headline[last.range.upperBound])
      else {
        joined.append(word)
        continue
      }
      // A group of three digits continues the number; others are decimals, such as in `1.5bn`.
      let isThousands = word.bytes.count == 3 && word.bytes.allSatisfy { (0x30...0x39).contains($0) }
      joined[joined.count - 1].bytes += (isThousands ? [] : [UInt8(ascii: ".")]) + word.bytes
      joined[joined.count - 1].range = last.range.lowerBound..<word.range.upperBound
    }
    return joined
  }
}

extension HeadlineWord.Collector {
  fileprivate func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    let first = bytes.firstScalar
    let script = HeadlineWord.Script(first.value)
    guard script == .paired else {
      isOpen = false
      // Emoji say nothing of what a headline is about.
      guard !Self.isEmoji(first.value) else { return }
      words.append(HeadlineWord(bytes: Array(bytes), script: script, range: range))
      return
    }
    let isSingle = bytes.count == first.length
    if isOpen, let last = words.last, range.lowerBound < last.range.upperBound {
      // The pair AB is followed by BC, and the last character is repeated alone.
      if !isSingle {
        words[words.count - 1].bytes += bytes[first.length...]
        words[words.count - 1].range = last.range.lowerBound..<range.upperBound
      }
      isOpen = !isSingle
      return
    }
    words.append(HeadlineWord(bytes: Array(bytes), script: .paired, range: range))
    isOpen = !isSingle
  }

  /// Whether it is an emoji, or in a block of signs.
  private static func isEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x203C, 0x2049, 0x20E3, 0x2190..<0x2460, 0x24C2, 0x25A0..<0x2C00, 0x1F000..<0x1FB00: true
    default: false
    }
  }
}

extension HeadlineWord.Script {
  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0x30...0x39: .digits
      case 0..<0x250, 0x1E00..<0x1F00: .latin
      case 0x370..<0x400: .greek
      case 0x400..<0x530: .cyrillic
      case 0x590..<0x600: .hebrew
      case 0x600..<0x780, 0xFB50..<0xFE00, 0xFE70..<0xFF00: .arabic
      case 0xE00..<0x1200, 0x1780..<0x1800, 0x2E80..<0xA000, 0xAC00..<0xD7B0, 0xF900..<0xFB00, 0x20000..<0x40000:
        .paired
      default: .other
      }
  }
}

extension Collection where Element == UInt8, Index == Int {
  /// The first character of a text in UTF-8 and its length in bytes; 0 and 1 if it is empty or not valid.
  var firstScalar: (value: UInt32, length: Int) {
    guard let first else { return (0, 1) }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard count >= length else { return (0, 1) }
    var value = UInt32(first) & [0, 0x7F, 0x1F, 0x0F, 0x07][length]
    for byte in dropFirst().prefix(length - 1) { value = value << 6 | UInt32(byte & 0x3F) }
    return (value, length)
  }

  /// The characters of a text in UTF-8, with the position of each one's first byte.
  var scalars: [(value: UInt32, place: Int)] {
    var scalars: [(value: UInt32, place: Int)] = []
    scalars.reserveCapacity(count)
    var place = startIndex
    while place < endIndex {
      let (value, length) = self[place...].firstScalar
      scalars.append((value, place - startIndex))
      place += length
    }
    return scalars
  }
}

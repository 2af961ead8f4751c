import FoundationEssentials
import NewsDomain

/// Profiles of stories as stored. All numbers are little-endian, of 32 bits unless said otherwise. A list is its count,
/// and then its elements. What is missing at the end of an older profile was added later.
///
///     the number of languages
///     for each language: its two letters, the number of its articles, the keys and weights of its terms
///     the keys and weights of the terms across languages
///     for each language: the list of its voices, the list of the voices of its terms      (added later)
///     the list of the voices of the terms across languages
///     for each language, and across languages: the square of the length, 64-bit floating  (added later)
extension StoryProfile {
  var data: Data {
    var writer = Writer()
    writer.add(UInt32(own.count))
    for (language, own) in own.sorted(by: { $0.key < $1.key }) {
      writer.add(Self.number(of: language))
      writer.add(UInt32(clamping: own.count))
      writer.add(own.terms)
    }
    writer.add(across)
    for (_, own) in own.sorted(by: { $0.key < $1.key }) {
      writer.add(own.voices)
      writer.add(own.terms.voices)
    }
    writer.add(across.voices)
    for (_, own) in own.sorted(by: { $0.key < $1.key }) { writer.add(own.squaredLength) }
    writer.add(acrossSquaredLength)
    return writer.data
  }

  /// - Returns: `nil` if the data is not a profile.
  convenience init?(id: StoryID, _ data: Data, first: Date, last: Date) {
    var reader = Reader(data)
    guard let languages = reader.number(), languages <= 1_000 else { return nil }
    var own: [String: Own] = [:]
    var order: [String] = []
    for _ in 0..<languages {
      guard let language = reader.number(), let count = reader.number(), let terms = reader.terms() else { return nil }
      own[Self.language(of: language)] = Own(terms: terms, count: Int(count))
      order.append(Self.language(of: language))
    }
    guard var across = reader.terms() else { return nil }
    if !reader.isAtEnd {
      for language in order {
        guard let known = own[language], let voices = reader.numbers(), let ofTerms = reader.numbers(),
          let terms = known.terms.said(by: ofTerms)
        else { return nil }
        own[language] = Own(terms: terms, count: known.count, voices: voices)
      }
      guard let voices = reader.numbers(), let said = across.said(by: voices) else { return nil }
      across = said
    }
    var acrossSquaredLength: Double?
    if !reader.isAtEnd {
      for language in order {
        guard let known = own[language], let squared = reader.double() else { return nil }
        own[language] = Own(
          terms: known.terms, count: known.count, voices: known.voices, squaredLength: squared)
      }
      guard let squared = reader.double() else { return nil }
      acrossSquaredLength = squared
    }
    self.init(
      id: id, own: own, across: across, acrossSquaredLength: acrossSquaredLength, first: first, last: max(first, last))
  }

  /// Up to four ASCII letters as a number.
  private static func number(of language: String) -> UInt32 {
    language.utf8.prefix(4).enumerated().reduce(0) { $0 | UInt32($1.element) << UInt32($1.offset * 8) }
  }

  private static func language(of number: UInt32) -> String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) }
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }

  private struct Writer {
    var data = Data()

    mutating func add(_ number: UInt32) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }

    mutating func add(_ number: Double) {
      add(UInt32(truncatingIfNeeded: number.bitPattern))
      add(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
    }

    mutating func add(_ terms: TermVector) {
      add(UInt32(terms.keys.count))
      for key in terms.keys { add(key) }
      for weight in terms.weights { add(UInt32(bitPattern: weight)) }
    }

    mutating func add(_ numbers: [UInt32]) {
      add(UInt32(numbers.count))
      for number in numbers { add(number) }
    }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ data: Data) {
      bytes = [UInt8](data)
    }

    mutating func number() -> UInt32? {
      guard place + 4 <= bytes.count else { return nil }
      defer { place += 4 }
      return bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self)) }
    }

    /// - Returns: `nil` also for a number that is no length.
    mutating func double() -> Double? {
      guard let low = number(), let high = number() else { return nil }
      let double = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
      return double >= 0 && double.isFinite ? double : nil
    }

    mutating func terms() -> TermVector? {
      guard let count = number(), Int(count) * 8 <= bytes.count - place else { return nil }
      let keys = numbers(Int(count))
      let weights = numbers(Int(count)).map { Int32(bitPattern: $0) }
      guard zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
      return TermVector(keys: keys, weights: weights)
    }

    var isAtEnd: Bool { place == bytes.count }

    /// Numbers preceded by their count.
    mutating func numbers() -> [UInt32]? {
      guard let count = number(), Int(count) * 4 <= bytes.count - place else { return nil }
      return numbers(Int(count))
    }

    /// Reads so many numbers; the caller has checked that they exist.
    private mutating func numbers(_ count: Int) -> [UInt32] {
      let start = place
      place += count * 4
      return bytes.withUnsafeBytes { bytes in
        (0..<count).map {
          UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + $0 * 4, as: UInt32.self))
        }
      }
    }
  }
}

extension TermVector {
  /// The terms with their voices; `nil` unless there are equally many, or none.
  fileprivate func said(by voices: [UInt32]) -> TermVector? {
    guard voices.isEmpty || voices.count == keys.count else { return nil }
    return TermVector(keys: keys, weights: weights, voices: voices)
  }
}

/// The weighted terms of a text, for comparing it; each term is a 32-bit hash. In the rare case that different terms
/// have the same hash, they count as one. Across languages the last two bits of the hash tell the kind of the term.
package struct TermVector: Sendable, Equatable {
  /// The length to which the terms of one text are scaled. Weights are whole numbers, so that their sums are the same
  /// in any order.
  package static let unit = 4_096.0

  /// In ascending order.
  package private(set) var keys: [UInt32]
  package private(set) var weights: [Int32]
  /// The voice of each term; ``manyVoices`` if it has several or an unknown one. Empty if none is known.
  package private(set) var voices: [UInt32]

  /// The hash of a term that is compared across languages, with its kind.
  package static func key(_ hash: UInt32, of kind: SharedTerm.Kind) -> UInt32 { hash & ~3 | kind.code }

  /// Represents several voices.
  package static let manyVoices: UInt32 = 0

  package init() {
    keys = []
    weights = []
    voices = []
  }

  /// - Parameters:
  ///   - keys: In ascending order, each once.
  ///   - weights: as many.
  ///   - voices: as many, or none.
  package init(keys: [UInt32], weights: [Int32], voices: [UInt32] = []) {
    self.keys = keys
    self.weights = weights
    self.voices = voices
  }

  /// The terms of one text, scaled to ``unit``. Among equal terms the heaviest counts.
  ///
  /// Hardly a headline has more than 16 terms. If a text has more, not all of them count: for each two beyond that one
  /// less, down to 8. Otherwise a source that names everything would be a little like every story, and come before the
  /// right ones.
  package init(unit terms: [(key: UInt32, weight: Double)]) {
    self.init()
    var heaviest: [UInt32: Double] = [:]
    for term in terms { heaviest[term.key] = max(heaviest[term.key] ?? 0, term.weight) }
    var kept = heaviest.sorted { $0.key < $1.key }
    let beyond = kept.count - Self.maxOfText
    if beyond > 0 {
      kept.sort { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      kept = kept.prefix(max(Self.fewestOfText, Self.maxOfText - beyond / 2)).sorted { $0.key < $1.key }
    }
    // Summed in sorted order, as a dictionary's order differs from run to run.
    let length = kept.map(\.value).sorted().reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length > 0 else { return }
    keys = kept.map(\.key)
    weights = kept.map { Int32($0.value / length * Self.unit) }
  }

  /// The most terms of a text that all count.
  static let maxOfText = 16
  /// The fewest terms that count, however many a text has.
  static let fewestOfText = 8

  package var isEmpty: Bool { keys.isEmpty }

  /// The square of the length.
  package var squaredLength: Double {
    Double(weights.reduce(into: Int64(0)) { $0 += Int64($1) * Int64($1) })
  }

  /// The weight of a term; 0 if it is missing.
  func weight(of key: UInt32) -> Int32 { foundPlace(of: key).map { weights[$0] } ?? 0 }

  /// The index of a term; `nil` if it is missing.
  func foundPlace(of key: UInt32) -> Int? {
    let place = place(of: key)
    return place < keys.count && keys[place] == key ? place : nil
  }

  /// The index of the first key that is not below another.
  private func place(of key: UInt32) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The keys of the heaviest terms.
  func heaviest(_ count: Int) -> [UInt32] {
    guard keys.count > count else { return keys }
    let order = keys.indices.sorted { weights[$0] == weights[$1] ? keys[$0] < keys[$1] : weights[$0] > weights[$1] }
    return order.prefix(count).map { keys[$0] }
  }

  /// Adds another vector. More than `most` terms are cut down to the heaviest of them.
  ///
  /// - Parameter voice: the voice of all terms of the other vector; `nil` if it has its own.
  /// - Returns: the new keys.
  mutating func add(_ other: TermVector, by voice: UInt32? = nil, most: Int) -> [UInt32] {
    func theirVoice(_ place: Int) -> UInt32 { voice ?? (other.voices.isEmpty ? Self.manyVoices : other.voices[place]) }
    if voices.isEmpty { voices = [UInt32](repeating: Self.manyVoices, count: keys.count) }
    let new = other.keys.filter { weight(of: $0) == 0 }
    if new.isEmpty {
      for place in other.keys.indices { addKnown(other.keys[place], other.weights[place], theirVoice(place)) }
      return []
    }
    var (newKeys, newWeights, newVoices) = ([UInt32](), [Int32](), [UInt32]())
    newKeys.reserveCapacity(keys.count + other.keys.count)
    newWeights.reserveCapacity(keys.count + other.keys.count)
    newVoices.reserveCapacity(keys.count + other.keys.count)
    var (own, theirs) = (0, 0)
    while own < keys.count || theirs < other.keys.count {
      if theirs == other.keys.count || (own < keys.count && keys[own] < other.keys[theirs]) {
        newKeys.append(keys[own])
        newWeights.append(weights[own])
        newVoices.append(voices[own])
        own += 1
      } else if own == keys.count || other.keys[theirs] < keys[own] {
        newKeys.append(other.keys[theirs])
        newWeights.append(other.weights[theirs])
        newVoices.append(theirVoice(theirs))
        theirs += 1
      } else {
        newKeys.append(keys[own])
        newWeights.append(Self.sum(weights[own], other.weights[theirs]))
        newVoices.append(voices[own] == theirVoice(theirs) ? voices[own] : Self.manyVoices)
        own += 1
        theirs += 1
      }
    }
    (keys, weights, voices) = (newKeys, newWeights, newVoices)
    if keys.count > most + most / 4 { cut(to: most) }
    return new
  }

  private mutating func addKnown(_ key: UInt32, _ weight: Int32, _ voice: UInt32) {
    let place = place(of: key)
    weights[place] = Self.sum(weights[place], weight)
    if voices[place] != voice { voices[place] = Self.manyVoices }
  }

  /// Saturates, so that a story of half a million articles grows no heavier.
  private static func sum(_ one: Int32, _ other: Int32) -> Int32 {
    let (sum, isOverflow) = one.addingReportingOverflow(other)
    return isOverflow ? .max : sum
  }

  private mutating func cut(to most: Int) {
    let kept = heaviest(most).sorted()
    let places = kept.map(place(of:))
    self = TermVector(
      keys: kept, weights: places.map { weights[$0] }, voices: voices.isEmpty ? [] : places.map { voices[$0] })
  }
}

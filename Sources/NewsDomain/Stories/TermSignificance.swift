import FoundationEssentials
import Glibc

/// How much a term says about a story, besides how rare its words are in their language: little if many stories of the
/// last days have it. When a great event is on, hundreds of stories share its city and its sports, however rare these
/// words are otherwise.
///
/// Stories are counted, not articles: otherwise a large story would devalue its own words.
struct TermSignificance {
  /// The days that count, besides the present one.
  static let days = 5
  /// Stories that are assumed in addition.
  private static let assumed = 30.0
  /// A term counts fully if one story in `exp(3.5)`, which is 33, has it, or fewer.
  private static let full = 3.5
  /// How steeply terms of more stories count less.
  private static let steepness = 2.5
  /// With so many stories, the steepness is half of that: what few stories share may be the one event that they are on.
  private static let fewStories = 20.0

  private let all: Double
  private let full: Double
  private let power: Double

  /// - Parameter stories: the number of stories of the last days in a language, or in all.
  init(stories: Int) {
    let count = Double(max(0, stories))
    all = count + Self.assumed
    full = min(Self.full, log(all))
    power = 2 * Self.steepness * count / (count + Self.fewStories)
  }

  /// The square of the significance, from 0 to 1. Products and lengths of vectors need only the square.
  ///
  /// - Parameter stories: the number of stories of the last days with the term.
  func square(stories: Double) -> Double {
    let share = log(all / (stories + 1)) / full
    return share >= 1 ? 1 : share <= 0 ? 0 : pow(share, power)
  }
}

/// Terms with the significance of each.
struct SignificantTerms {
  let terms: TermVector
  /// The square of the significance of each term.
  let squares: [Double]
  /// The square of the length.
  let squaredLength: Double

  init(_ terms: TermVector, squares: [Double]) {
    self.terms = terms
    self.squares = squares
    var sum = 0.0
    for (weight, square) in zip(terms.weights, squares) { sum += Double(weight) * Double(weight) * square }
    squaredLength = sum
  }

  /// The scalar product with another vector, and how many terms both have. For each term of the shorter vector it takes
  /// the logarithm of the longer one's size.
  func product(with other: TermVector) -> (sum: Double, shared: Int) {
    var (sum, shared) = (0.0, 0)
    each(with: other) { place, place2 in
      sum += Double(terms.weights[place]) * Double(other.weights[place2]) * squares[place]
      shared += 1
    }
    return (sum, shared)
  }

  /// By how much the square of a vector's length grows when these terms are added; `nil` is a vector without terms.
  func increase(of other: TermVector?) -> Double {
    squaredLength + 2 * (other.map { product(with: $0).sum } ?? 0)
  }

  /// The parts of the scalar product with another vector that come from a single voice of one of both, by voice.
  ///
  /// - Parameter isOfOther: whether the voices are those of the other vector.
  func parts(with other: TermVector, isOfOther: Bool) -> [UInt32: Double] {
    let voices = isOfOther ? other.voices : terms.voices
    guard !voices.isEmpty else { return [:] }
    var parts: [UInt32: Double] = [:]
    each(with: other) { place, otherPlace in
      let voice = voices[isOfOther ? otherPlace : place]
      guard voice != TermVector.manyVoices else { return }
      parts[voice, default: 0] += Double(terms.weights[place]) * Double(other.weights[otherPlace]) * squares[place]
    }
    return parts
  }

  /// The share of the scalar product with another vector, across languages, that is left without the names, places or
  /// numbers that contribute most.
  ///
  /// - Returns: `nil` if these terms are all of one kind, as in a language without a table of meanings.
  func shareOfOtherKinds(with other: TermVector) -> Double? {
    guard let first = terms.keys.first, terms.keys.contains(where: { $0 & 3 != first & 3 }) else { return nil }
    var parts = [0.0, 0, 0, 0]
    each(with: other) { place, otherPlace in
      parts[Int(terms.keys[place] & 3)] +=
        Double(terms.weights[place]) * Double(other.weights[otherPlace]) * squares[place]
    }
    let sum = parts.reduce(0, +)
    return sum > 0 ? (sum - (parts.dropFirst().max() ?? 0)) / sum : 0
  }

  /// The share of each term in the scalar product with another vector, from 0 to 1.
  func shares(with other: TermVector) -> [UInt32: Double] {
    var parts: [UInt32: Double] = [:]
    each(with: other) { place, otherPlace in
      parts[terms.keys[place]] = Double(terms.weights[place]) * Double(other.weights[otherPlace]) * squares[place]
    }
    let sum = parts.values.sorted().reduce(0, +)
    return sum > 0 ? parts.mapValues { $0 / sum } : parts
  }

  /// Calls with the places of each term that both vectors have.
  private func each(with other: TermVector, _ body: (Int, Int) -> Void) {
    if terms.keys.count <= other.keys.count {
      for place in terms.keys.indices {
        if let found = other.foundPlace(of: terms.keys[place]) { body(place, found) }
      }
    } else {
      for place in other.keys.indices {
        if let found = terms.foundPlace(of: other.keys[place]) { body(found, place) }
      }
    }
  }
}

/// The terms of an article, with the significance of each on its day.
struct SignificantArticle {
  let language: String
  let own: SignificantTerms
  let across: SignificantTerms
}

/// The terms of a story, with the significance of each on its last day.
struct SignificantStory {
  let own: [String: SignificantTerms]
  let across: SignificantTerms
}

/// The language (ISO 639-1) detected in an article's words.
struct DetectedLanguage: Sendable, Equatable {
  let code: String?
  /// Whether it was looked for.
  let isKnown: Bool

  /// None.
  init() {
    (code, isKnown) = (nil, false)
  }

  init(_ code: String?) {
    (self.code, isKnown) = (code, true)
  }

  static func == (one: Self, other: Self) -> Bool { one.code == other.code }
}

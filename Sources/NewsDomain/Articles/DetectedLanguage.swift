/// The language (ISO 639-1) detected in an article's words. It is detected when it is first asked for: a list of titles
/// needs no languages.
struct DetectedLanguage: Sendable, Equatable {
  private let deferred: Deferred<String?>?

  /// None.
  init() {
    deferred = nil
  }

  init(_ detect: @autoclosure @escaping @Sendable () -> String?) {
    deferred = Deferred(detect())
  }

  var code: String? { deferred?.value }

  static func == (one: Self, other: Self) -> Bool { one.code == other.code }
}

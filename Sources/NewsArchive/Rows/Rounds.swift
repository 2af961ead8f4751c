/// The names under which rounds of collecting are stored among the visits.
enum Rounds {
  static let last = "collect"
  /// When the next one begins.
  static let next = "collect next"
  static let all = [last, next]
}

/// The seven categories of news, with NewsAPI's names.
package enum Category: String, CaseIterable, Sendable {
  case business
  case entertainment
  case general
  case health
  case science
  case sports
  case technology

  package var code: String { rawValue }
}

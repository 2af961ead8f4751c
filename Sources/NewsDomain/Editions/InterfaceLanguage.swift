/// The languages supernews itself speaks.
package enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"
}

/// The languages supernews itself speaks.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"
}

/// How many articles a page of a list has, as in NewsAPI.
package enum ListSize {
  /// Unless the reader asks for another number.
  package static let standard = 20
  /// The numbers that a reader may ask for.
  package static let limits = 1...100
}

extension [Article] {
  /// The article with a number, counted from 1.
  ///
  /// - Throws: ``ListError/noSuchItem(_:count:)``.
  package func numbered(_ number: Int) throws -> Article {
    guard number >= 1, number <= count else { throw NewsError.list(.noSuchItem(number, count: count)) }
    return self[number - 1]
  }
}

import NewsDomain

/// The most elements read from a list. NewsAPI lists far fewer sources, and a page has at most 100 articles.
private let lenientListBound = FeedTrouble.maxEntries

/// A value that is `nil` if it is missing or of the wrong type.
@propertyWrapper
package struct Lenient<Value: Decodable>: Decodable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) {
    wrappedValue = try? Value(from: decoder)
  }
}

/// A list without the elements of the wrong type; `nil` if it is missing or not a list. Only the first elements are
/// read, because a server may send a million empty ones.
@propertyWrapper
package struct LenientList<Element: Decodable>: Decodable {
  package let wrappedValue: [Element]?
  /// Whether it has more elements than are read.
  package let isCut: Bool

  package init(wrappedValue: [Element]?) {
    self.wrappedValue = wrappedValue
    isCut = false
  }

  package init(from decoder: any Decoder) {
    guard var container = try? decoder.unkeyedContainer() else {
      wrappedValue = nil
      isCut = false
      return
    }
    var list: [Element] = []
    while !container.isAtEnd, container.currentIndex < lenientListBound,
      let element = try? container.decode(Lenient<Element>.self)
    {
      if let value = element.wrappedValue { list.append(value) }
    }
    wrappedValue = list
    isCut = !container.isAtEnd && container.currentIndex >= lenientListBound
  }
}

extension KeyedDecodingContainer {
  // The decoding that the compiler makes for wrapped properties calls these. Without them it throws for a missing key.

  package func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
  }

  package func decode<Element>(_ type: LenientList<Element>.Type, forKey key: Key) throws -> LenientList<Element> {
    try decodeIfPresent(type, forKey: key) ?? LenientList(wrappedValue: nil)
  }
}

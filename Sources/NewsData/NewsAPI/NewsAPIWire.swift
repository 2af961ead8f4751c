import NewsDomain

/// An answer of NewsAPI as it comes: everything may be missing or of another type, and one bad value
/// loses nothing but itself.
struct NewsAPIAnswer: Decodable {
  @Lenient var status: String?
  @Lenient var code: String?
  @Lenient var message: String?
  @Lenient var totalResults: Int?
  @LenientList var articles: [NewsAPIArticle]?
  @LenientList var sources: [NewsAPISource]?
}

struct NewsAPIArticle: Decodable {
  struct Source: Decodable {
    @Lenient var id: String?
    @Lenient var name: String?
  }

  @Lenient var source: Source?
  @Lenient var author: String?
  @Lenient var title: String?
  @Lenient var description: String?
  @Lenient var url: String?
  @Lenient var urlToImage: String?
  @Lenient var publishedAt: String?
  @Lenient var content: String?
}

extension NewsAPIArticle {
  /// Whether its publisher has taken it back: all that is left then is a mark.
  var isRemoved: Bool {
    title?.trimmed == "[Removed]" || url.flatMap(WebLink.init)?.canonical == "removed.com"
  }
}

struct NewsAPISource: Decodable {
  @Lenient var id: String?
  @Lenient var name: String?
  @Lenient var description: String?
  @Lenient var url: String?
  @Lenient var category: String?
  @Lenient var language: String?
  @Lenient var country: String?
}

/// Elements of a list: many times the media that NewsAPI lists today, and twenty pages of articles.
private let lenientListBound = 2000

/// A value that is `nil` where it is missing or does not fit.
@propertyWrapper
struct Lenient<Value: Decodable>: Decodable {
  let wrappedValue: Value?

  init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) {
    wrappedValue = try? Value(from: decoder)
  }
}

/// A list without the elements that do not fit; `nil` where it is missing or no list. What is more than any
/// answer needs is not looked at: a server may send a million of nothing.
@propertyWrapper
struct LenientList<Element: Decodable>: Decodable {
  let wrappedValue: [Element]?

  init(wrappedValue: [Element]?) {
    self.wrappedValue = wrappedValue
  }

  init(from decoder: any Decoder) {
    guard var container = try? decoder.unkeyedContainer() else {
      wrappedValue = nil
      return
    }
    var list: [Element] = []
    while !container.isAtEnd, container.currentIndex < lenientListBound,
      let element = try? container.decode(Lenient<Element>.self)
    {
      if let value = element.wrappedValue { list.append(value) }
    }
    wrappedValue = list
  }
}

extension KeyedDecodingContainer {
  // What the compiler writes for a wrapped property asks for these, and would throw for a missing key.

  func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
  }

  func decode<Element>(_ type: LenientList<Element>.Type, forKey key: Key) throws -> LenientList<Element> {
    try decodeIfPresent(type, forKey: key) ?? LenientList(wrappedValue: nil)
  }
}

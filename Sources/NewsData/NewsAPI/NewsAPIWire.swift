/// An answer of NewsAPI as it comes: everything may be missing or of another type, and one bad value
/// loses nothing but itself.
struct NewsAPIAnswer: Decodable {
  var status: String?
  var code: String?
  var message: String?
  var totalResults: Int?
  var articles: [NewsAPIArticle]?
  var sources: [NewsAPISource]?

  enum CodingKeys: CodingKey {
    case status
    case code
    case message
    case totalResults
    case articles
    case sources
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    status = container.lenient(.status)
    code = container.lenient(.code)
    message = container.lenient(.message)
    totalResults = container.lenient(.totalResults)
    articles = container.lenientList(.articles)
    sources = container.lenientList(.sources)
  }
}

struct NewsAPIArticle: Decodable {
  struct Source: Decodable {
    var id: String?
    var name: String?

    enum CodingKeys: CodingKey {
      case id
      case name
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = container.lenient(.id)
      name = container.lenient(.name)
    }
  }

  var source: Source?
  var author: String?
  var title: String?
  var description: String?
  var url: String?
  var urlToImage: String?
  var publishedAt: String?
  var content: String?

  enum CodingKeys: CodingKey {
    case source
    case author
    case title
    case description
    case url
    case urlToImage
    case publishedAt
    case content
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    source = container.lenient(.source)
    author = container.lenient(.author)
    title = container.lenient(.title)
    description = container.lenient(.description)
    url = container.lenient(.url)
    urlToImage = container.lenient(.urlToImage)
    publishedAt = container.lenient(.publishedAt)
    content = container.lenient(.content)
  }
}

struct NewsAPISource: Decodable {
  var id: String?
  var name: String?
  var description: String?
  var url: String?
  var category: String?
  var language: String?
  var country: String?

  enum CodingKeys: CodingKey {
    case id
    case name
    case description
    case url
    case category
    case language
    case country
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = container.lenient(.id)
    name = container.lenient(.name)
    description = container.lenient(.description)
    url = container.lenient(.url)
    category = container.lenient(.category)
    language = container.lenient(.language)
    country = container.lenient(.country)
  }
}

/// A value that is `nil` where it does not fit.
private struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

extension KeyedDecodingContainer {
  fileprivate func lenient<Value: Decodable>(_ key: Key) -> Value? {
    try? decodeIfPresent(Lenient<Value>.self, forKey: key)?.value
  }

  /// A list without the elements that do not fit; `nil` where it is no list.
  fileprivate func lenientList<Value: Decodable>(_ key: Key) -> [Value]? {
    let list: [Lenient<Value>]? = lenient(key)
    return list?.compactMap(\.value)
  }
}

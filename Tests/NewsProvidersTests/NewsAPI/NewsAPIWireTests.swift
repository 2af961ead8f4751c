import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("An answer of NewsAPI as it comes")
struct NewsAPIWireTests {
  private func read(_ json: String) throws -> NewsAPIAnswer {
    try JSONDecoder().decode(NewsAPIAnswer.self, from: Data(json.utf8))
  }

  @Test("in an empty answer everything is missing")
  func emptyAnswer() throws {
    let answer = try read("{}")
    #expect(answer.status == nil)
    #expect(answer.code == nil)
    #expect(answer.message == nil)
    #expect(answer.totalResults == nil)
    #expect(answer.articles == nil)
    #expect(answer.sources == nil)
  }

  @Test("a complete answer is read completely")
  func wholeAnswer() throws {
    let answer = try read(#"{"status":"ok","totalResults":34,"articles":[{"title":"T"},{"title":"U"}]}"#)
    #expect(answer.status == "ok")
    #expect(answer.totalResults == 34)
    #expect(answer.articles?.map(\.title) == ["T", "U"])
    #expect(answer.sources == nil)
  }

  @Test("an article may be empty", arguments: ["{}", NewsAPIWireTests.nullArticle])
  func emptyArticle(json: String) throws {
    let answer = try read("{\"articles\":[\(json)]}")
    let articles = try #require(answer.articles)
    #expect(articles.count == 1)
    let article = try #require(articles.first)
    #expect(texts(of: article).isEmpty)
  }

  @Test("a source may be empty", arguments: ["{}", #"{"id":null,"name":null,"url":null,"country":null}"#])
  func emptySource(json: String) throws {
    let answer = try read("{\"sources\":[\(json)]}")
    let sources = try #require(answer.sources)
    #expect(sources.count == 1)
    let source = try #require(sources.first)
    #expect(texts(of: source).isEmpty)
  }

  @Test(
    "in an article, a value of another type is the only one that is lost",
    arguments: NewsAPIWireTests.articleFields, ["7", "true", "[]", "{}", "null"])
  func wrongInArticle(field: String, wrong: String) throws {
    var members: [String] = []
    var expected: [String: String] = [:]
    for name in Self.articleFields {
      let value = name == "source" ? "{\"id\":\"s\",\"name\":\"value of source\"}" : "\"value of \(name)\""
      members.append("\"\(name)\":" + (name == field ? wrong : value))
      if name != field { expected[name] = "value of \(name)" }
    }
    let json = "{\"status\":\"ok\",\"articles\":[{" + members.joined(separator: ",") + "}]}"
    let answer = try read(json)
    let articles = try #require(answer.articles)
    #expect(articles.map { texts(of: $0) } == [expected])
  }

  @Test(
    "in a source, a value of another type is the only one that is lost",
    arguments: NewsAPIWireTests.sourceFields, ["7", "true", "[]", "{}", "null"])
  func wrongInSource(field: String, wrong: String) throws {
    var members: [String] = []
    var expected: [String: String] = [:]
    for name in Self.sourceFields {
      members.append("\"\(name)\":" + (name == field ? wrong : "\"value of \(name)\""))
      if name != field { expected[name] = "value of \(name)" }
    }
    let json = "{\"status\":\"ok\",\"sources\":[{" + members.joined(separator: ",") + "}]}"
    let answer = try read(json)
    let sources = try #require(answer.sources)
    #expect(sources.map { texts(of: $0) } == [expected])
  }

  @Test("a source keeps its name if its id is not text")
  func sourceKeepsItsNameIfItsIDIsNotText() throws {
    let answer = try read(#"{"articles":[{"source":{"id":7,"name":"N"}}]}"#)
    let articles = try #require(answer.articles)
    let source = try #require(articles.first?.source)
    #expect(source.id == nil)
    #expect(source.name == "N")
  }

  @Test("values of other types beside the articles do not affect these")
  func wrongAround() throws {
    let answer = try read(
      #"{"status":7,"code":[],"message":{},"totalResults":"many","sources":"none","articles":[{"title":"T"}]}"#)
    #expect(answer.status == nil)
    #expect(answer.code == nil)
    #expect(answer.message == nil)
    #expect(answer.totalResults == nil)
    #expect(answer.sources == nil)
    #expect(answer.articles?.map(\.title) == ["T"])
  }

  @Test("a value that is not a list gives no articles", arguments: ["{}", "7", "\"none\"", "null"])
  func noList(json: String) throws {
    let answer = try read("{\"status\":\"ok\",\"articles\":\(json)}")
    #expect(answer.status == "ok")
    #expect(answer.articles == nil)
  }

  @Test("an entry that is not an article is left out", arguments: ["\"text\"", "7", "null", "[]", "true"])
  func noArticle(json: String) throws {
    let answer = try read("{\"articles\":[{\"title\":\"T\"},\(json),{\"title\":\"U\"}]}")
    #expect(answer.articles?.map(\.title) == ["T", "U"])
  }

  @Test("an entry that is not a source is left out", arguments: ["\"text\"", "7", "null", "[]", "true"])
  func noSource(json: String) throws {
    let answer = try read("{\"sources\":[{\"id\":\"a\"},\(json),{\"id\":\"b\"}]}")
    #expect(answer.sources?.map(\.id) == ["a", "b"])
  }

  @Test("half a character, at a cut by NewsAPI, does not lose the article")
  func halfCharacter() throws {
    let answer = try read(
      #"{"status":"ok","articles":[{"title":"T","content":"cut \ud83d"},{"title":"U","content":"whole"}]}"#)
    #expect(answer.articles?.map(\.title) == ["T", "U"])
    #expect(answer.articles?.last?.content == "whole")
  }

  @Test(
    "an error's code is read, known or not",
    arguments: ["apiKeyInvalid", "maximumResultsReached", "corsNotAllowed", "parametersIncompatible", "somethingNew"])
  func errorCode(code: String) throws {
    let answer = try read(#"{"status":"error","code":"\#(code)","message":"m"}"#)
    #expect(answer.status == "error")
    #expect(answer.code == code)
    #expect(answer.message == "m")
    #expect(answer.articles == nil)
  }

  @Test("the answer of a similar service has neither status nor total")
  func lookAlike() throws {
    let answer = try read(#"{"totalArticles":3,"articles":[{"title":"T","image":"https://example.com/a.jpg"}]}"#)
    #expect(answer.status == nil)
    #expect(answer.totalResults == nil)
    #expect(answer.articles?.first?.urlToImage == nil)
  }

  @Test("only an object is an answer", arguments: ["", "[]", "7", "null", "\"text\"", "{", "<html></html>"])
  func noAnswer(text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }
}

extension NewsAPIWireTests {
  static let articleFields = [
    "source", "author", "title", "description", "url", "urlToImage", "publishedAt", "content",
  ]

  static let sourceFields = ["id", "name", "description", "url", "category", "language", "country"]

  static let nullArticle =
    #"{"source":null,"author":null,"title":null,"description":null,"url":null,"publishedAt":null,"content":null}"#

  /// The values read from an article; the source by its name.
  private func texts(of article: NewsAPIArticle) -> [String: String] {
    var texts: [String: String] = [:]
    texts["source"] = article.source?.name
    texts["author"] = article.author
    texts["title"] = article.title
    texts["description"] = article.description
    texts["url"] = article.url
    texts["urlToImage"] = article.urlToImage
    texts["publishedAt"] = article.publishedAt
    texts["content"] = article.content
    return texts
  }

  private func texts(of source: NewsAPISource) -> [String: String] {
    var texts: [String: String] = [:]
    texts["id"] = source.id
    texts["name"] = source.name
    texts["description"] = source.description
    texts["url"] = source.url
    texts["category"] = source.category
    texts["language"] = source.language
    texts["country"] = source.country
    return texts
  }
}

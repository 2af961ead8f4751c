import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents in JSON")
struct DocumentRecordsTests {
  private struct Item: Decodable {
    let type: String
    let n: Int
    let title: String?
    let name: String?
    let description: String?
  }

  private func items(_ document: Document) throws -> [Item] {
    try JSONDecoder().decode([Item].self, from: Data(DocumentRecords.text(of: document).utf8))
  }

  @Test("articles are the objects that the shell prints, in one array")
  func articles() {
    let articles = [Article.numbered(1), .numbered(2)]
    let printed = articles.enumerated().map { index, article in
      var object = ObjectWriter()
      object.write(ArticleRecord(number: index + 1, article: article))
      return object.text
    }
    #expect(
      DocumentRecords.text(of: Document(articles)) == "[\n" + printed[0].dropLast() + ",\n" + printed[1] + "]\n")
  }

  @Test("sources are in one array, too")
  func mediaAreInOneArray() throws {
    let items = try items(Document(NewsSource.samples))
    #expect(items.map(\.type) == NewsSource.samples.map { _ in "source" })
    #expect(items.map(\.n) == Array(1...NewsSource.samples.count))
    #expect(items.map(\.name) == NewsSource.samples.map(\.name))
  }

  @Test("an empty list is an empty array")
  func emptyListIsAnEmptyArray() {
    #expect(DocumentRecords.text(of: Document([Article]())) == "[]\n")
  }

  @Test("every text is read back as it was", arguments: HostileTexts.all)
  func whateverATextSaysItIsReadAgainAsItWas(text: String) throws {
    for document in Document.saying(text) {
      let items = try items(document)
      #expect(items.count == document.entries.count)
      #expect(items.first.map { ($0.title ?? $0.name).map { Array($0.unicodeScalars) } } == Array(text.unicodeScalars))
      #expect(items.first?.description == text)
    }
  }
}

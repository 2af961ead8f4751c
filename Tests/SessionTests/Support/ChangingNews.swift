import NewsDomain
import Synchronization
import TestSupport

/// A NewsAPI whose articles a test changes over time.
final class ChangingNews: Sendable {
  struct Item: Sendable {
    let key: String
    var title: String
    var description: String?
    var source = "Paper"
    var publishedAt: Date
  }

  private let list = Mutex<[Item]>([])
  private let time = Mutex<Date?>(nil)

  /// The time by the server's clock; `nil` if it does not state it.
  var clock: Date? {
    get { time.withLock(\.self) }
    set { time.withLock { $0 = newValue } }
  }

  /// The articles of every list, in order.
  var items: [Item] {
    get { list.withLock(\.self) }
    set { list.withLock { $0 = newValue } }
  }

  /// Puts an article on top of the list.
  func publish(_ key: String, _ title: String, description: String? = nil, source: String = "Paper", at date: Date) {
    items.insert(
      Item(key: key, title: title, description: description, source: source, publishedAt: date), at: 0)
  }

  /// Gives an article another title.
  func change(_ key: String, to title: String) {
    items = items.map { item in
      var item = item
      if item.key == key { item.title = title }
      return item
    }
  }

  /// Answers a search with the articles that have its first word in their titles, and everything else with the list.
  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let word = request.query["q"].map { $0.prefix { $0.isLetter }.lowercased() }
    let found = items.filter { item in word.map { item.title.lowercased().contains($0) } ?? true }
    let size = request.query["pageSize"].flatMap { Int($0) } ?? found.count
    let page = request.query["page"].flatMap { Int($0) } ?? 1
    let articles = found.dropFirst((page - 1) * size).prefix(size).map { item in
      Wire.Article(
        source: Wire.Source(name: item.source), title: item.title, description: item.description,
        url: "https://paper.example/\(item.key)", publishedAt: item.publishedAt.iso8601)
    }
    let answer = Wire(status: "ok", totalResults: found.count, articles: articles)
    let headers = clock.map { [("Date", $0.ofHeader)] } ?? []
    return .response(headers: headers, body: (try? JSONEncoder().encode(answer)).map { [UInt8]($0) } ?? [])
  }
}

/// The form of NewsAPI's answers.
private struct Wire: Encodable {
  struct Source: Encodable {
    let name: String
  }

  struct Article: Encodable {
    let source: Source
    let title: String
    let description: String?
    let url: String
    let publishedAt: String
  }

  let status: String
  let totalResults: Int
  let articles: [Article]
}

extension Date {
  /// The time in the format of HTTP headers.
  fileprivate var ofHeader: String {
    var seconds = time_t(timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

import TestSupport
import Testing

@testable import NewsDomain

@Suite("Requests to the archive")
struct FindRequestTests {
  private static let day = Date(timeIntervalSince1970: 1_795_248_000)

  static let requests: [(FindRequest, NewsError?)] = [
    (FindRequest(text: "moon"), nil), (FindRequest(), .archive(.nothingToFind)),
    (FindRequest(text: "  "), .archive(.nothingToFind)), (FindRequest(text: "-moon"), .archive(.nothingToFind)),
    (FindRequest(text: "", fields: [.title]), .archive(.nothingToFind)),
    (FindRequest(excludedDomains: ["a.org"]), .archive(.nothingToFind)),
    (FindRequest(country: .france), nil), (FindRequest(language: "fr"), nil), (FindRequest(sources: ["x"]), nil),
    (FindRequest(category: .sports), nil), (FindRequest(label: "x"), nil), (FindRequest(isUnread: true), nil),
    (FindRequest(text: "-moon", isSaved: true), nil), (FindRequest(domains: ["a.org"]), nil),
    (FindRequest(from: day), nil), (FindRequest(to: day), nil), (FindRequest(from: day, to: day), nil),
    (FindRequest(from: .distantFuture), nil),
    (FindRequest(text: "a", from: day, to: day.addingTimeInterval(-1)), .search(.reversed)),
    (FindRequest(.saved(label: nil)), nil), (FindRequest(.new(.all, since: nil)), nil),
  ]

  @Test("words or a filter are needed, and a span of time that does not end before it begins")
  func check() {
    for (request, expected) in Self.requests {
      var error: NewsError?
      do { try request.check() } catch let thrown as NewsError { error = thrown } catch { Issue.record(error) }
      #expect(error == expected, "\(request)")
    }
  }
}

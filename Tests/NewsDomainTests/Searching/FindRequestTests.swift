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
    (FindRequest(domains: Domains(excluded: ["a.org"])), .archive(.nothingToFind)),
    (FindRequest(filter: .init(country: .france)), nil), (FindRequest(filter: .init(language: "fr")), nil),
    (FindRequest(filter: .init(sources: ["x"])), nil),
    (FindRequest(filter: .init(category: .sports)), nil), (FindRequest(filter: .init(label: "x")), nil),
    (FindRequest(filter: .init(isUnread: true)), nil),
    (FindRequest(text: "-moon", filter: .init(isSaved: true)), nil), (FindRequest(domains: Domains(["a.org"])), nil),
    (FindRequest(dates: Dates(from: day)), nil), (FindRequest(dates: Dates(to: day)), nil),
    (FindRequest(dates: Dates(from: day, to: day)), nil),
    (FindRequest(dates: Dates(from: .distantFuture)), nil),
    (FindRequest(text: "a", dates: Dates(from: day, to: day.addingTimeInterval(-1))), .search(.reversed)),
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

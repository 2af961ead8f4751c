import FoundationEssentials
import NewsDomain
import NewsParsing

/// Fetches pictures over the network, and stores them.
package struct StoredPictures: PictureRepository {
  /// The largest file, in bytes: more than a picture for a screen needs.
  private static let sizeLimit = 4 << 20
  /// In seconds. The picture at an address hardly ever changes.
  private static let lifetime: Double = 7 * 86_400

  private let fetcher: Fetcher

  package init(fetcher: Fetcher) {
    self.fetcher = fetcher
  }

  package func picture(at link: WebLink, mayBeLocal: Bool) async throws -> [UInt8] {
    var request = HTTPRequest(url: link.withoutLogin, bodyLimit: Self.sizeLimit)
    request.mayBeLocal = mayBeLocal
    let question = CachedRequest(
      request: request, validity: ListValidity(lifetime: Self.lifetime, reach: Self.lifetime, pause: 60),
      isPatient: false,
      isFinal: { _ in true })
    return try await fetcher.answer(to: question, .current, in: PictureKeeper(fetcher: fetcher)) { response in
      guard (200..<300).contains(response.status) else {
        throw NewsError.network(.noSuchPage(host: link.host, status: response.status))
      }
      guard response.contentType == nil || MediaType(response.contentType).isPicture else {
        throw NewsError.network(.badResponse(host: link.host, detail: "not a picture"))
      }
      return Array(response.body)
    }.value
  }
}

/// Stores pictures as their servers sent them.
private struct PictureKeeper: ResponseCache {
  let fetcher: Fetcher

  func known(of address: String) async -> (received: Date, validators: Validators)? {
    await kept(address).map { ($0.received, Validators(etag: $0.etag, modified: $0.modified)) }
  }

  func answer(to address: String, with validators: Validators?) async -> (value: [UInt8], received: Date)? {
    await kept(address).map { (Array($0.body), $0.received) }
  }

  private func kept(_ address: String) async -> StoredAnswer? {
    await fetcher.cache.apart { [clock = fetcher.clock] in $0.answer(to: address, now: clock.now) }
  }

  func keep(_ value: inout [UInt8], of response: HTTPResponse, to address: String, at now: Date) async {
    let answer = StoredAnswer(
      received: now, etag: response.validators.etag, modified: response.validators.modified, body: Data(value))
    await fetcher.cache.apart { $0.keep(answer, to: address) }
  }

  func confirm(_ address: String, _ validators: Validators, at now: Date) async {
    await fetcher.cache.apart { $0.confirm(address, at: now) }
  }
}

import FoundationEssentials
import NewsDomain

/// The articles of a NewsAPI response, `nil` for those that their sources withdrew.
struct NewsAPIContents: Sendable {
  var items: [Article?]
  var total: Int?

  /// - Parameter languages: asked for the languages of articles that are said to have none.
  init(_ given: [Article?], total: Int?, _ provenance: Provenance, _ languages: any LanguageDetector) async {
    self.total = total
    var there = given.compactMap(\.self)
    for index in there.indices { there[index].provenance = provenance }
    // NewsAPI knows the language that it was asked for.
    if provenance.language == nil { there = await there.detected(by: languages) }
    var rest = there.identified()[...]
    items = given.map { $0 == nil ? nil : rest.popFirst() }
  }

  init(_ list: KeptList) {
    items = list.items
    total = list.total
  }
}

/// Stores responses of NewsAPI as lists.
struct NewsAPIKeeper: ResponseCache {
  let lists: any ListRepository
  /// Where the articles belong.
  let place: ListPlace

  func known(of address: String) async -> (received: Date, validators: Validators)? {
    await lists.head(of: address).map { ($0.receivedAt, $0.validators) }
  }

  func answer(to address: String, with validators: Validators?) async -> (value: NewsAPIContents, received: Date)? {
    guard var list = await lists.list(address, with: validators) else { return nil }
    // The archive was off when it arrived.
    if list.isAside { list = await lists.take(list, in: place) }
    return (NewsAPIContents(list), list.receivedAt)
  }

  func keep(_ value: inout NewsAPIContents, of response: HTTPResponse, to address: String, at now: Date) async {
    var list = KeptList(address, value.items, receivedAt: now)
    list.total = value.total
    list.validators = response.validators
    value.items = await lists.take(list, in: place).items
  }

  func confirm(_ address: String, _ validators: Validators, at now: Date) async {
    await lists.confirm(address, validators, at: now)
  }
}

import FoundationEssentials
import NewsDomain

/// Keeps NewsAPI's sources.
struct SourceListKeeper: AnswerKeeper {
  let fetcher: Fetcher

  private var store: Store { fetcher.store }

  func known(of address: String) async -> (received: Date, validators: HTTPValidators)? {
    store.sources(of: address, now: fetcher.clock.now).map { ($0.received, $0.validators) }
  }

  func answer(to address: String) async -> (value: [NewsSource], received: Date)? {
    store.sources(of: address, now: fetcher.clock.now).map { ($0.sources, $0.received) }
  }

  func keep(_ value: inout [NewsSource], of response: HTTPResponse, to address: String, at now: Date) async {
    store.keep(KeptSources(received: now, validators: response.validators, sources: value), of: address)
  }

  func confirm(_ address: String, at now: Date) async { store.confirmSources(of: address, at: now) }
}

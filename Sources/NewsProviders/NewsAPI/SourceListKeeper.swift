import FoundationEssentials
import NewsDomain

/// Stores NewsAPI's sources.
struct SourceListKeeper: ResponseCache {
  let fetcher: Fetcher

  private func kept(_ address: String) async -> KeptSources? {
    await fetcher.cache.apart { [clock = fetcher.clock] in $0.sources(of: address, now: clock.now) }
  }

  func known(of address: String) async -> (received: Date, validators: Validators)? {
    await kept(address).map { ($0.received, $0.validators) }
  }

  func answer(to address: String, with validators: Validators?) async -> (value: [NewsSource], received: Date)? {
    await kept(address).map { ($0.sources, $0.received) }
  }

  func keep(_ value: inout [NewsSource], of response: HTTPResponse, to address: String, at now: Date) async {
    let kept = KeptSources(received: now, validators: response.validators, sources: value)
    await fetcher.cache.apart { $0.keep(kept, of: address) }
  }

  func confirm(_ address: String, _ validators: Validators, at now: Date) async {
    await fetcher.cache.apart { $0.confirmSources(of: address, at: now) }
  }
}

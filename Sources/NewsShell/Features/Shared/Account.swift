import NewsDomain

/// The reader's NewsAPI key and its quota.
package struct Account: Feature {
  let key: ManageKey
  /// The choice made with `--provider`.
  let provider: ProviderChoice
  private let requests: any RequestLedger
  private let clock: WallClock

  package init(_ ports: any Ports) {
    key = ManageKey(repository: ports.keys, check: ports.keyCheck)
    provider = ports.provider
    requests = ports.requests
    clock = ports.clock
  }

  /// How many requests were made with the key, and how many are left.
  var quota: Quota { requests.quota(at: clock.now) }

  /// The number of requests the key has left; `nil` if no key is used or its requests are not limited.
  var requestsLeft: Int? {
    [.auto, .newsapi].contains(provider) && key.state != .none ? quota.left : nil
  }
}

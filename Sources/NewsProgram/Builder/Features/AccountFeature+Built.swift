import NewsDomain
import NewsProviders
import NewsShell

extension AccountFeature {
  static func built(_ services: Services, _ input: Input) -> Self {
    AccountFeature(
      key: ManageKey(
        repository: services.keys,
        check: NewsAPIKeyCheck(fetcher: services.fetcher, base: services.newsAPIBase)),
      quota: ReadQuota(
        ledger: NewsAPIAccount(store: services.store, keys: services.keys), clock: services.clock),
      provider: services.options.provider, answers: input.answers)
  }
}

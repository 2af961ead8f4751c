import NewsDomain
import NewsProviders

extension Services {
  var newsAPIBase: String { environment["SUPERNEWS_NEWSAPI_URL"] ?? "https://newsapi.org/v2" }

  private var googleNewsBase: String { environment["SUPERNEWS_FEEDS_URL"] ?? "https://news.google.com" }

  /// The provider of news that `--provider` names. Call this only once: the result remembers what a provider refused.
  func makeNews() -> any NewsRepository & SourceRepository {
    let sample = SampleRepository(languageCode: options.interfaceLanguage.code)
    if options.provider == .sample { return sample }
    let newsAPI = NewsAPIRepository(fetcher: fetcher, base: newsAPIBase, keys: keys)
    if options.provider == .newsapi { return newsAPI }
    let isAutomatic = options.provider == .auto
    let kept = KeptNews(
      store: store, newsAPI: options.provider == .feeds ? nil : newsAPIBase, googleNews: googleNewsBase,
      ownFeeds: ownFeeds, clock: clock)
    return ProviderChain(
      ProviderChain.Members(
        newsAPI: isAutomatic ? newsAPI : nil, googleNews: googleNews(fetcher), sourceFeeds: sourceFeeds, kept: kept,
        sample: isAutomatic ? sample : nil),
      sampleUse: sampleUse, keys: keys, isOffline: options.isOffline, clock: clock)
  }

  /// The stored answers, without the network.
  var storedNews: any NewsRepository {
    let fetcher = Fetcher(http: nil, store: store, clock: clock)
    let sourceFeeds = SourceFeedsRepository(
      fetcher: fetcher, ownFeeds: SessionOwnFeedRepository(), languageCode: options.interfaceLanguage.code)
    return ProviderChain(
      ProviderChain.Members(
        newsAPI: NewsAPIRepository(fetcher: fetcher, base: newsAPIBase, keys: keys), googleNews: googleNews(fetcher),
        sourceFeeds: sourceFeeds, sample: nil),
      sampleUse: SampleUse(), keys: keys, isOffline: true, clock: clock)
  }

  private func googleNews(_ fetcher: Fetcher) -> GoogleNewsRepository {
    GoogleNewsRepository(fetcher: fetcher, base: googleNewsBase, clock: clock)
  }
}

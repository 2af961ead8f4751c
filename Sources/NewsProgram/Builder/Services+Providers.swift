import NewsDomain
import NewsProviders

extension Services {
  var newsAPIBase: String { environment["SUPERNEWS_NEWSAPI_URL"] ?? "https://newsapi.org/v2" }

  private var googleNewsBase: String { environment["SUPERNEWS_FEEDS_URL"] ?? "https://news.google.com" }

  /// The provider of news set by `--provider`. Call this only once: the result remembers what a provider refused.
  func makeNews() -> any NewsRepository & SourceRepository {
    let sample = SampleRepository(languageCode: options.interfaceLanguage.code)
    if options.provider == .sample { return sample }
    let newsAPI = NewsAPIRepository(fetcher: fetcher, base: newsAPIBase, keys: keys)
    if options.provider == .newsapi { return newsAPI }
    let isAutomatic = options.provider == .auto
    let googleNews = EnrichedNews(
      GoogleNewsRepository(fetcher: fetcher, base: googleNewsBase, clock: clock), feeds: sourceFeeds, archive: archive,
      stored: lists, refresh: feedRefresh, clock: clock)
    return ProviderChain(
      ProviderChain.Members(
        newsAPI: isAutomatic ? newsAPI : nil, googleNews: googleNews, sourceFeeds: sourceFeeds,
        sample: isAutomatic ? sample : nil),
      sampleUse: SampleUse(settings, isSeen: isSeen), keys: keys, isOffline: options.isOffline, clock: clock)
  }

  /// The same news, with the archive behind it; the sample edition alone is never archived.
  func archived(_ news: any NewsRepository) -> any NewsRepository {
    guard options.provider != .sample else { return news }
    return ArchivedNews(news, archive: archive, isOffline: options.isOffline, trace: trace)
  }

  /// Fetches feeds for a collector.
  var feedRefresher: any FeedRefresher { FeedService(fetcher: fetcher) }

  /// Finds the feeds to collect.
  var feedsToCollect: any CollectableFeeds {
    FeedsToCollect(
      googleNews: GoogleNewsRepository(fetcher: fetcher, base: googleNewsBase, clock: clock), sources: sourceFeeds)
  }

  /// Asks providers whether they answer.
  var probe: any ProviderProbe {
    DirectProbe(
      fetcher: fetcher, bases: DirectProbe.Bases(googleNews: googleNewsBase, newsAPI: newsAPIBase), keys: keys,
      sources: sourceFeeds, choice: options.provider, environment: environment)
  }

  /// Reads the pages of articles.
  var pages: any PageReader { WebPages(fetcher: fetcher) }

  /// Finds the sources' own addresses of Google News articles. Create it only once: it remembers a refusal.
  var links: any LinkResolver { SourceLinks(fetcher: fetcher, base: googleNewsBase) }

  /// Reads the reader's own feeds, with the archive behind them.
  var feedReader: any FeedReader {
    ArchivedFeeds(FeedInspector(fetcher: fetcher), archive: archive)
  }
}

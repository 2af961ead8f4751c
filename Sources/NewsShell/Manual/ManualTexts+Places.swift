import NewsPresentation

extension ManualTexts {
  /// Environment variables, ordered by topic.
  static let variables: [Item] = [
    (.option("NEWSAPI_KEY"), .manual(.keyVariable)),
    (.option("SUPERNEWS_NEWSAPI_URL"), .manual(.newsAPIVariable)),
    (.option("SUPERNEWS_FEEDS_URL"), .manual(.feedsVariable)),
    (.option("SUPERNEWS_ARCHIVE"), .manual(.archiveVariable)),
    (.option("SUPERNEWS_CATALOGUE"), .manual(.catalogueVariable)),
    (.option("SUPERNEWS_GPSD"), .manual(.gpsdVariable)),
    (.option("SUPERNEWS_NOW"), .manual(.nowVariable)),
    (.option("LC_ALL, LC_MESSAGES, LANG"), .manual(.localeVariables)),
    (.option("PAGER"), .manual(.pagerVariable)),
    (.option("BROWSER"), .manual(.browserVariable)),
    (.option("ACCESSIBLE"), .manual(.accessibleVariable)),
    (.option("NO_COLOR, CLICOLOR_FORCE"), .manual(.colourVariables)),
    (.option("FORCE_HYPERLINK"), .manual(.hyperlinkVariable)),
    (.option("TERM, COLUMNS, LINES"), .manual(.terminalVariables)),
    (.option("TZ"), .manual(.timeZoneVariable)),
    (.option("http_proxy, https_proxy, all_proxy, no_proxy"), .manual(.proxyVariables)),
    (.option("CURL_CA_BUNDLE, SSL_CERT_FILE, SSL_CERT_DIR"), .manual(.certificateVariables)),
  ]

  static let files: [Item] = [
    (.option("$XDG_CONFIG_HOME/supernews/config"), .manual(.configFile)),
    (.option("$XDG_CONFIG_HOME/supernews/rc"), .manual(.rcFile)),
    (.option("$XDG_CONFIG_HOME/supernews/newsapi.key"), .manual(.keyFile)),
    (.option("$XDG_CONFIG_HOME/supernews/feeds.opml"), .manual(.feedsFile)),
    (.option("$XDG_STATE_HOME/supernews/history"), .manual(.historyFile)),
    (.option("$XDG_DATA_HOME/supernews/archive.sqlite"), .manual(.archiveFile)),
    (.option("$XDG_CACHE_HOME/supernews/store.sqlite"), .manual(.storeFile)),
  ]

  static let folders = Localized.manual(.folders)

  /// Examples in addition to those of `--help`.
  static let examples: [Item] = [
    (.manual(.filteredLine), .manual(.filtered)),
    (.manual(.addedLine), .manual(.added)),
    (.manual(.addressesLine), .manual(.addresses)),
  ]
}

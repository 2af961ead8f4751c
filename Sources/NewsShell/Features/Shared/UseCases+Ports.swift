import NewsDomain

// Use cases that several features share.

extension ReadText {
  init(_ ports: any Ports) {
    self.init(
      pages: ports.pages, links: ports.links, archive: ports.archive, languages: ports.languages,
      settings: ports.settings, clock: ports.clock)
  }
}

extension ReadStory {
  init(_ ports: any Ports) {
    self.init(stories: ports.archive, countries: ports.countries)
  }
}

extension FoldStories {
  init(_ ports: any Ports) {
    self.init(archive: ports.archive, terms: ports.terms, countries: ports.countries, clock: ports.clock)
  }
}

extension FindTrends {
  init(_ ports: any Ports) {
    self.init(headlines: ports.archive, words: ports.terms, clock: ports.clock)
  }
}

extension AskByMeaning {
  init(_ ports: any Ports) {
    self.init(encoder: ports.encoder, languages: ports.languages)
  }
}

extension EncodeTitles {
  /// - Parameter isTraced: whether it is traced why titles get no vectors.
  init(_ ports: any Ports, isTraced: Bool) {
    self.init(
      encoder: ports.encoder, archive: ports.archive, settings: ports.settings, trace: isTraced ? ports.trace : nil)
  }
}

extension DownloadTexts {
  init(_ ports: any Ports) {
    self.init(
      read: ReadText(ports), archive: ports.archive, settings: ports.settings, activity: ports.activity,
      clock: ports.clock, pace: ports.pace, sleep: ports.sleep)
  }
}

extension ManageFeeds {
  init(_ ports: any Ports) {
    self.init(repository: ports.ownFeeds, files: ports.feedLists, history: ports.undoHistory)
  }
}

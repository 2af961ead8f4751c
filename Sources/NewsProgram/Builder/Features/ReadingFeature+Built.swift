import NewsDomain
import NewsLanguage
import NewsProviders
import NewsShell
import SystemServices

extension ReadingFeature {
  static func built(
    _ services: Services, _ news: any NewsRepository, _ input: Input, _ display: Display
  ) -> ReadingFeature {
    let environment = services.environment
    return ReadingFeature(
      news: FetchNews(
        repository: services.archived(news), reader: services.feedReader, archive: services.archive,
        activity: services.activity, clock: services.clock, trace: services.trace),
      viewOnWeb: ViewOnWeb(
        opener: SystemBrowser(environment: environment, ownsTerminal: input.isInteractive)),
      texts: ReadText(
        pages: services.pages, links: services.links, archive: services.archive, languages: services.languages,
        settings: services.settings, clock: services.clock),
      settings: services.settings,
      showPicture: ShowPicture(
        repository: StoredPictures(fetcher: services.fetcher),
        drawer: ChafaDrawer(
          environment: environment, isCapable: display.style.canPaint, isColoured: display.style.isColoured)),
      archive: services.archive, terms: HeadlineTerms(), countries: SourceCountries(SourceCatalogue.outlines),
      clock: services.clock, window: display.window)
  }
}

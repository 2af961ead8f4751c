import NewsDomain
import NewsProviders
import NewsShell
import SystemServices

extension PlacesFeature {
  static func built(_ services: Services, _ reading: ReadingFeature, _ terminal: TerminalFeature) -> PlacesFeature {
    PlacesFeature(
      atlas: EmbeddedAtlas(), cities: EmbeddedCities(), location: services.location,
      freshHeadlines: CountFreshHeadlines(archive: services.archive), reading: reading, terminal: terminal,
      clock: services.clock)
  }
}

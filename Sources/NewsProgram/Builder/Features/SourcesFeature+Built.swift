import NewsDomain
import NewsShell

extension SourcesFeature {
  static func built(_ services: Services, _ sources: any SourceRepository, _ reading: ReadingFeature) -> SourcesFeature
  {
    SourcesFeature(
      fetch: FetchSources(repository: sources), find: FindSource(repository: sources),
      change: services.change, reading: reading,
      usual: services.standardEdition.source)
  }
}

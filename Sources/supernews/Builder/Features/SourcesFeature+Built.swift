import NewsDomain
import NewsShell

extension SourcesFeature {
  static func built(_ services: Services, _ reading: ReadingFeature) -> Self {
    let repository: any SourceRepository = services.news
    return SourcesFeature(
      fetch: FetchSources(repository: repository), find: FindSource(repository: repository),
      keepSetting: KeepSetting(repository: services.settingsFile), reading: reading)
  }
}

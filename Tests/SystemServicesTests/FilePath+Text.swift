@testable import NewsDomain
@testable import SystemServices

// Tests nearly always have paths as text.

extension KeptFile {
  convenience init(path: String) { self.init(path: FilePath(path)) }
}

extension FileSettingsRepository {
  /// Reads all settings.
  init(path: String, standard: Edition) {
    self.init(
      path: FilePath(path), standard: standard,
      known: [
        CountrySetting.self, LanguageSetting.self, SourceSetting.self, SourceNameSetting.self, FilterSetting.self,
        LocationSetting.self, PlaceSetting.self, PicturesSetting.self, AccessibleSetting.self, PromptSetting.self,
        PrivateNetworkSetting.self, ConfineSetting.self, SampleSetting.self, ArchiveSetting.self, KeepSetting.self,
        ReaderSetting.self,
        TranslatorSetting.self, KeepTextsSetting.self, TopicsSetting.self, FoldSetting.self, CollectSetting.self,
        CollectEverySetting.self, BriefSetting.self, MineSetting.self, OnAlertSetting.self,
      ])
  }
}

extension NewsAPIKeyRepository {
  convenience init(environment: [String: String], path: String) {
    self.init(environment: environment, path: FilePath(path))
  }
}

extension UserFolders {
  init(environment: [String: String]) { self.init { environment[$0].map(FilePath.init) } }
}

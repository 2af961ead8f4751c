import NewsDomain

@testable import NewsData

// Nearly all paths of tests are text.

extension KeptFile {
  convenience init(path: String) { self.init(path: FilePath(path)) }
}

extension Database {
  convenience init(path: String) throws { try self.init(path: FilePath(path)) }
}

extension Store {
  convenience init(path: String, limits: Limits = Limits()) { self.init(path: FilePath(path), limits: limits) }

  convenience init(path: String, limits: Limits = Limits(), schema: StoreSchema) {
    self.init(path: FilePath(path), limits: limits, schema: schema)
  }
}

extension FileSettingsRepository {
  init(path: String, locale: InterfaceLanguage) { self.init(path: FilePath(path), locale: locale) }
}

extension FileSubscriptionRepository {
  init(path: String) { self.init(path: FilePath(path)) }
}

extension NewsAPIKeyRepository {
  convenience init(environment: [String: String], path: String) {
    self.init(environment: environment, path: FilePath(path))
  }
}

extension UserFolders {
  init(environment: [String: String]) { self.init { environment[$0].map(FilePath.init) } }
}

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

// Tests nearly always have paths as text.

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

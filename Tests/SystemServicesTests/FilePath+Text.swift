@testable import NewsDomain
@testable import SystemServices

// Tests nearly always have paths as text.

extension KeptFile {
  convenience init(path: String) { self.init(path: FilePath(path)) }
}

extension FileSettingsRepository {
  init(path: String, standard: Edition) { self.init(path: FilePath(path), standard: standard) }
}

extension NewsAPIKeyRepository {
  convenience init(environment: [String: String], path: String) {
    self.init(environment: environment, path: FilePath(path))
  }
}

extension UserFolders {
  init(environment: [String: String]) { self.init { environment[$0].map(FilePath.init) } }
}

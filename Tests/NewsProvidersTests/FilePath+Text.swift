import ParsingTestSupport

@testable import NewsDomain
@testable import NewsProviders
@testable import SQLKit

// Tests nearly always have paths as text.

extension Database {
  convenience init(path: String) throws { try self.init(path: FilePath(path)) }
}

extension Cache {
  convenience init(path: String, limits: Limits = Limits()) { self.init(path: FilePath(path), limits: limits) }

  convenience init(path: String, limits: Limits = Limits(), schema: Schema) {
    self.init(path: FilePath(path), limits: limits, schema: schema)
  }
}

extension FileOwnFeedRepository {
  init(path: String) { self.init(path: FilePath(path), parser: DirectParser()) }
}

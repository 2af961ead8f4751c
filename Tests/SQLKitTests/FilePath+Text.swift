@testable import NewsDomain
@testable import SQLKit

// Tests nearly always have paths as text.

extension Database {
  convenience init(path: String) throws { try self.init(path: FilePath(path)) }
}

import Foundation
import NewsDomain
import Synchronization

/// Records copies, and copies nothing.
package final class FakeCopier: ArchiveCopier {
  private let copied = Mutex<[[String]]>([])

  package init() {}

  package var places: [[String]] { copied.withLock(\.self) }

  package func copy(from: String, to: String, at now: Date) async throws -> ArchiveImport {
    copied.withLock { $0.append([from, to]) }
    return ArchiveImport()
  }
}

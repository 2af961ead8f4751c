import NewsDomain
import Synchronization

/// The catalogue of feeds that this process uses: the embedded one, or one of the reader's.
package enum Catalogue {
  /// The size of the largest file that may replace it, in bytes.
  package static let sizeLimit = 16 << 20

  private static let embedded = CatalogueTable()
  private static let given = Mutex<CatalogueTable?>(nil)

  static var table: CatalogueTable { given.withLock { $0 } ?? embedded }

  /// Replaces the embedded catalogue.
  ///
  /// - Returns: whether the bytes are a catalogue; if not, nothing is replaced.
  package static func replace(with bytes: [UInt8]) -> Bool {
    let table = CatalogueTable(bytes)
    guard !table.heads.isEmpty else { return false }
    given.withLock { $0 = table }
    return true
  }
}

/// The topics of the catalogue, read when they are first asked for.
package struct CatalogueTopics: TopicRepository {
  package init() {}

  package func topics() -> [Topic] { Catalogue.table.topics }
}

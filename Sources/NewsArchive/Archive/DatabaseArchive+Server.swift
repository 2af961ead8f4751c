import FoundationEssentials
import NewsDomain
import SQLKit

/// Functions of an archive that several readers share.
extension DatabaseArchive {
  /// Updates the database's statistics after many articles were added.
  func takeStatistics() {
    // It only speeds up later work, so its failure is ignored.
    _ = try? attempt { if let shared = $0.shared, try $0.mayCollect() { try shared.takeStatistics() } }
  }

  /// - Throws: `NewsError`; ``NewsError/archive(_:)`` with `notOnServer` if the archive belongs to one reader.
  private func sharing<Value>(_ work: (any SharedArchive) throws -> Value) throws -> Value {
    guard store.isServer else { throw NewsError.archive(.notOnServer) }
    let result = try attempt { try $0.shared.map(work) }
    guard let result else { throw NewsError.archive(.notOnServer) }
    return result
  }

  package func readers() async throws -> [ArchiveReader] { try sharing { try $0.readers() } }

  package func keepReader(_ name: String?) async throws -> Int {
    let count = try sharing { try $0.keepReader(name) }
    if let name, count == 0 { throw NewsError.archive(.noSuchReader(name)) }
    // This command has dealt with the problem that was reported when the archive was opened.
    forgetStrangers()
    return count
  }

  package func removeReader(_ name: String) async throws {
    if try sharing({ try $0.removeReader(name) }) == 0 { throw NewsError.archive(.noSuchReader(name)) }
  }

  package func waitForArrivals() async -> Bool {
    while store.isServer, !Task.isCancelled {
      guard let (isTold, input) = try? sharing({ try $0.arrivals() }), let isTold else { return false }
      if isTold { return true }
      guard let input, await input.wait() else { return false }
    }
    return false
  }
}

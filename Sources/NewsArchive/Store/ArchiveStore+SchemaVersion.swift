import NewsDomain
import SQLKit

extension ArchiveStore {
  /// Refuses archives whose schema this program does not know, which stay as they are.
  ///
  /// - Throws: `NewsError`, if a version is newer than the current one, or from before the first release.
  package func check(_ version: Int, of schema: Schema) throws(NewsError) {
    if version > schema.version { throw .archive(.newer(file: name)) }
    guard Schema.isUnreleased(version) else { return }
    throw .archive(
      isServer
        ? .refused(server: name, .unreleased(version: version)) : .unreleased(file: name, version: version))
  }
}

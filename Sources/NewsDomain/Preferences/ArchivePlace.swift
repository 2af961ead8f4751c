/// Places of archives other than files and servers.
package enum ArchivePlace {
  /// The archive of this machine.
  package static let local = "local"

  /// Checks that a text is not another kind of address, which would be taken for the name of a file.
  ///
  /// - Throws: ``ArchiveError/invalidAddress(_:)``, which does not repeat the address: it may contain a password.
  package static func check(_ text: String) throws {
    guard text.utf8.contains("://".utf8), !isServer(text) else { return }
    throw NewsError.archive(.invalidAddress(.isOfOtherKind))
  }

  /// Whether a text is the address of a server.
  package static func isServer(_ text: String) -> Bool {
    ["postgresql://", "postgres://"].contains { text.hasPrefix($0) } || text.hasPrefix("service=")
      || text.hasPrefix("host=") || text.hasPrefix("dbname=")
  }
}

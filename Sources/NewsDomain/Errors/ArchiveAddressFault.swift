/// Why an address of a server cannot be used.
package enum ArchiveAddressFault: Error, Equatable {
  /// In the words of libpq.
  case unreadable(String)
  /// It is not the address of a PostgreSQL server.
  case isOfOtherKind
  /// It has a password, which would be stored with the settings.
  case hasPassword
  /// It asks for an unencrypted connection to another machine.
  case isNotEncrypted(host: String)
}

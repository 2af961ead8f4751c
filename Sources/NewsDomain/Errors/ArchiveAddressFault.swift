/// Why an address of a server cannot be used.
package enum ArchiveAddressFault: Error, Equatable {
  /// In the words of libpq.
  case unreadable(String)
  /// It is of no PostgreSQL server.
  case isOfOtherKind
  /// It has a password, which would be kept with the settings.
  case hasPassword
  /// It wants a connection without encryption to another machine.
  case isNotEncrypted(host: String)
}

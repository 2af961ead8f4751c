/// Why a server does not let a reader use its archive. Its administrator can mend each.
package enum ServerRefusal: Sendable, Equatable {
  /// There is no such role, or it may not log in from here; in the words of the server.
  case login(role: String, detail: String)
  /// The password is missing or wrong.
  case password(role: String)
  case noDatabase(String)
  /// The role is neither a reader nor a collector.
  case rights(role: String)
  /// The role was made again or renamed, or readers share it: the marks under its name may be another's.
  case stranger(role: String)
  /// The tables are of an older version, and only their owner may change them.
  case older
}

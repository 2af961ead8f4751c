/// Why a server does not let a reader use its archive. Its administrator can fix each of these.
package enum ServerRefusal: Sendable, Equatable {
  /// There is no such role, or it may not log in from here; in the server's words.
  case login(role: String, detail: String)
  /// The password is missing or wrong.
  case password(role: String)
  case noDatabase(String)
  /// The role is neither a reader nor a collector.
  case rights(role: String)
  /// The role was recreated or renamed, or readers share it: the marks under its name may be someone else's.
  case stranger(role: String)
  /// The tables have an older version, and only their owner may change them.
  case older
  /// The tables were made before the first release.
  case unreleased
}

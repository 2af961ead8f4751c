import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

/// The readers of a server, each identified by the name and the number of a role.
extension Database {
  /// The role of the connection, if its name or its number is that of another reader; `nil` if it is known, or has
  /// stored nothing yet.
  func stranger() throws -> String? {
    try run(
      """
      SELECT current_user::text WHERE known_reader() IS NULL AND EXISTS (
        SELECT FROM reader WHERE name = current_user OR role = (SELECT oid FROM pg_roles WHERE rolname = current_user))
      """
    ) { $0.text(0) ?? "" }.first
  }

  /// Registers the role of the connection as a reader, if its name and its number are both new.
  ///
  /// - Returns: whether it is the reader of its name; `false` if the role was recreated or renamed, or if readers share
  ///   it.
  func register() throws -> Bool {
    let isKnown = "SELECT known_reader() IS NOT NULL"
    if try run(isKnown, [], { $0.integer(0) != 0 }).first == true { return true }
    try run(
      """
      INSERT INTO reader (name, role) SELECT rolname, oid FROM pg_roles WHERE rolname = current_user AND rolcanlogin
      ON CONFLICT DO NOTHING
      """)
    return try run(isKnown) { $0.integer(0) != 0 }.first == true
  }

  func role() throws -> String { try run("SELECT current_user::text") { $0.text(0) ?? "" }.first ?? "" }
}

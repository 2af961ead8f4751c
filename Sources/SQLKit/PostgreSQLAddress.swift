import CLibpq
import Glibc
import NewsDomain

/// The address of a PostgreSQL database, as for psql.
package struct PostgreSQLAddress: Sendable, Equatable {
  package let text: String
  /// Whether the connection must be encrypted, unless it stays on this machine.
  let wantsEncryption: Bool

  /// - Throws: `ArchiveAddressFault`.
  package init(_ text: String) throws(ArchiveAddressFault) {
    self.text = text
    guard supernews_pg_is_there() != 0 else {
      wantsEncryption = true
      return
    }
    let password = try Self.option("password", of: text)
    if password != nil { throw .hasPassword }
    let hosts = try Self.option("host", of: text).map { $0.split(at: ",").map(String.init) }
    let service = try Self.option("service", of: text)
    let mode = try Self.option("sslmode", of: text)
    let distant = (hosts ?? []).first { !Self.isLocal($0) }
    if let distant, let mode, ["disable", "allow", "prefer"].contains(mode) {
      throw .isNotEncrypted(host: distant)
    }
    // If the hosts are unknown yet, a socket is still not encrypted.
    wantsEncryption = distant != nil || (hosts == nil && service != nil)
  }

  /// - Throws: `ArchiveAddressFault.unreadable`.
  private static func option(_ keyword: String, of text: String) throws(ArchiveAddressFault) -> String? {
    var value: UnsafeMutablePointer<CChar>?
    let message = supernews_pg_option(text, keyword, &value)
    defer {
      free(value)
      free(message)
    }
    if let message {
      throw .unreadable(String(cString: message).split(whereSeparator: \.isNewline).joined(separator: "; "))
    }
    return value.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a host is this machine.
  static func isLocal(_ host: String) -> Bool {
    host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
      || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
  }
}

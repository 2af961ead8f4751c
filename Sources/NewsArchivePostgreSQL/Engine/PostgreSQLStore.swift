import NewsArchive
import NewsDomain
import SQLKit

/// A PostgreSQL server.
package struct PostgreSQLStore: ArchiveStore {
  /// The address as given. libpq, which parses it, is loaded only when the archive is opened.
  private let address: String

  package init(_ address: String) {
    self.address = address
  }

  /// The address without anything that may be a password.
  package var name: String {
    if address.contains("password") { return "postgresql" }
    // By scalar: a combining mark must not hide the character before it.
    let scalars = address.unicodeScalars
    guard let mark = scalars.firstRange(of: "://".unicodeScalars),
      let at = scalars[mark.upperBound...].firstIndex(of: "@")
    else { return address }
    let user = scalars[mark.upperBound..<at].prefix { $0 != ":" && $0 != "/" }
    return String(Substring(scalars[..<mark.upperBound]) + Substring(user) + Substring(scalars[at...]))
  }

  /// - Throws: `NewsError.archive(.invalidAddress)`, `Database.Failure`.
  func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(try Self.read(address)) }

  static func read(_ address: String) throws(NewsError) -> PostgreSQLAddress {
    // libpq would take it for an unknown keyword.
    guard (try? ArchivePlace.check(address)) != nil else { throw .archive(.invalidAddress(.isOfOtherKind)) }
    do {
      return try PostgreSQLAddress(address)
    } catch {
      throw .archive(.invalidAddress(error))
    }
  }

  package var shownPath: String? { name }

  package var exists: Bool { true }

  package var isServer: Bool { true }

  package var canRecover: Bool { false }

  package func indexedWords(of article: Article, _ terms: FilterTerms) -> IndexedWords {
    WordVector(title: article.title, summary: article.summary, content: article.content, terms: terms).parts
  }

  package var token: UInt64 { 0 }

  /// - Throws: `NewsError`, `Database.Failure`.
  package func open(_ report: (ArchiveProblem) -> Void) throws -> any ArchiveEngine {
    let connection = try prepared()
    let database = Database(connection)
    if let role = try database.stranger() { report(.stranger(server: name, role: role)) }
    return PostgreSQLEngine(connection)
  }

  /// Connects, and migrates the tables to the current version.
  private func prepared() throws -> PostgreSQLConnection {
    let connection = try connect()
    let database = Database(connection)
    let schema = PostgreSQLSchema.current
    do {
      let version = try PostgreSQLSchema.version(of: database)
      guard version > 0 else { throw NewsError.archive(.notSetUp(server: name)) }
      try check(version, of: schema)
      guard version < schema.version else { return connection }
    } catch let failure as Database.Failure where failure.kind == .notAllowed {
      throw NewsError.archive(.refused(server: name, .rights(role: try database.role())))
    }
    do {
      try PostgreSQLSchema.prepare(connection)
    } catch let failure as Database.Failure where failure.kind == .notAllowed {
      throw NewsError.archive(.refused(server: name, .older))
    }
    return connection
  }

  /// Connects once, so that an unusable address is not stored.
  ///
  /// - Throws: `NewsError`.
  package static func tryOut(_ address: String) throws(NewsError) {
    let store = PostgreSQLStore(address)
    do {
      _ = try store.prepared()
    } catch {
      throw store.error(error)
    }
  }

  package func isCurrent(_ engine: any ArchiveEngine, _ token: UInt64) -> Bool {
    (engine as? PostgreSQLEngine)?.isOpen ?? false
  }

  package func recover(_ report: (ArchiveProblem) -> Void) throws {}

  /// Creates the roles and tables, or migrates them.
  ///
  /// - Throws: `NewsError`, `Database.Failure`.
  package func setUp() throws {
    let connection = try connect()
    try check(try PostgreSQLSchema.version(of: Database(connection)), of: PostgreSQLSchema.current)
    try PostgreSQLSchema.prepare(connection)
  }
}

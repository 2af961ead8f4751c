import CSQLite
import NewsDomain

extension Database {
  /// An error of the database.
  package struct Failure: Error {
    /// The kinds of errors that are handled differently.
    package enum Kind: Sendable, Equatable {
      /// The file is damaged or not a database.
      case damage
      /// A statement does not match the tables.
      case mismatch
      /// Another session held a lock for longer than the timeout.
      case busy
      /// The disk is full.
      case full
      /// The statement was ended because its task was cancelled.
      case cancellation
      /// The database is read-only.
      case readOnly
      /// The file, or one that must be next to it, cannot be opened.
      case cannotOpen
      /// The file cannot be read or written.
      case input
      /// The reader may not do this.
      case notAllowed
      /// The server does not let the role in, wants another password from it, or has no such database.
      case login(role: String)
      case password(role: String)
      case database(String)
      /// The role is not the reader of its name.
      case stranger(role: String)
      /// A limit of the server's tables for a reader was exceeded.
      case limit(Limited)
      /// The connection to the server is lost, or there was none.
      case lost
      /// The statement took longer than the server allows.
      case tooLong
      /// Two transactions were in conflict; repeated, it may succeed.
      case conflict
      case other
    }

    /// What the server's tables limit for a reader.
    package enum Limited: Sendable, Equatable {
      case labels
      case mutes
      case follows
      /// The characters of a mute or of a search that is followed.
      case length
    }

    /// SQLITE_IOERR_SHMOPEN and SQLITE_IOERR_SHMSIZE, which Swift does not import.
    private static let noRoom = [SQLITE_IOERR | 18 << 8, SQLITE_IOERR | 19 << 8]

    /// The code of SQLite; 0 for an error of PostgreSQL.
    package let code: Int32
    package let kind: Kind
    package let message: String

    /// An error of SQLite.
    ///
    /// - Parameter code: its code, which may be an extended one.
    package init(code: Int32, message: String) {
      self.code = code & 0xFF
      self.message = message
      // The memory that sessions share is a file, which could not grow.
      kind =
        switch Self.noRoom.contains(code) ? SQLITE_FULL : code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB: .damage
        case SQLITE_ERROR: .mismatch
        case SQLITE_BUSY: .busy
        case SQLITE_FULL: .full
        case SQLITE_INTERRUPT: .cancellation
        case SQLITE_READONLY: .readOnly
        case SQLITE_CANTOPEN: .cannotOpen
        case SQLITE_IOERR: .input
        default: .other
        }
    }

    /// An error of PostgreSQL.
    ///
    /// - Parameter state: the five characters of its code; "" for an error of the connection. See "PostgreSQL Error
    ///   Codes" in its documentation.
    package init(state: String, message: String, isCancelled: Bool = false) {
      code = 0
      self.message = message.withoutLogins
      kind =
        switch state {
        case "", "57P01", "57P02", "57P03", "25006": .lost
        case _ where state.hasPrefix("08"): .lost
        case "57014": isCancelled ? .cancellation : .tooLong
        case "55P03": .busy
        case "53100": .full
        case "42501", "28000", "28P01": .notAllowed
        // A row that another one refers to was added or deleted meanwhile.
        case "40001", "40P01", "23503": .conflict
        case "SN001": .stranger(role: Self.quoted(in: message))
        case "SN002", "SN003", "23514": .limit(.labels)
        case "SN004": .limit(.mutes)
        case "SN005": .limit(.follows)
        case "SN006": .limit(.length)
        case "42P01", "42703", "3F000", "42883": .mismatch
        case "XX001", "XX002": .damage
        default: .other
        }
    }

    /// A failed connection to PostgreSQL. A server's message has no code and is in its own language, so the names in it
    /// show what it is about.
    package init(connecting message: String, as role: String, to database: String, askedForPassword: Bool) {
      code = 0
      self.message = message.withoutLogins
      let words = Self.words(of: message)
      // The names before it are those of the host or the socket.
      let names = words.firstIndex(of: Array("FATAL".utf8)).map { words[$0...] } ?? []
      let role = Array(role.utf8), database = Array(database.utf8)
      kind =
        if askedForPassword {
          .password(role: String(decoding: role, as: UTF8.self))
        } else if names.contains(role), role != database || !names.contains(Array("database".utf8)) {
          .login(role: String(decoding: role, as: UTF8.self))
        } else if names.contains(database) {
          .database(String(decoding: database, as: UTF8.self))
        } else {
          .lost
        }
    }

    /// The text between the first and the last quote of a message.
    private static func quoted(in message: String) -> String {
      let bytes = Array(message.utf8)
      guard let first = bytes.firstIndex(of: 0x22), let last = bytes.lastIndex(of: 0x22), first < last else {
        return ""
      }
      return String(decoding: bytes[(first + 1)..<last], as: UTF8.self)
    }

    /// The parts of a message between spaces, as bytes, without quotation marks of any language.
    private static func words(of message: String) -> [[UInt8]] {
      let quotes = Set("\"'`„“”«»‘’,.;:()\u{A0}\u{202F}".unicodeScalars)
      return message.unicodeScalars.split { $0 == " " || quotes.contains($0) }.map { Array(String($0).utf8) }
    }

    /// Damage in a file that SQLite does not notice.
    package static func damage(_ message: String) -> Failure { Failure(code: SQLITE_CORRUPT, message: message) }

    /// Whether the file is damaged or not a database.
    package var isDamage: Bool { kind == .damage }

    /// Whether a statement does not match the tables in the file.
    package var isMismatch: Bool { kind == .mismatch }

    /// Whether another session held a lock for longer than the timeout.
    package var isBusy: Bool { kind == .busy }

    /// Whether the disk is full.
    package var isFull: Bool { kind == .full }

    /// Whether the statement was ended because its task was cancelled.
    package var isCancellation: Bool { kind == .cancellation }

    /// Whether the role is not the reader of its name.
    package var isOfStranger: Bool { if case .stranger = kind { true } else { false } }

    /// Whether the file is read-only.
    package var isReadOnly: Bool { kind == .readOnly }

    /// Whether the file may still be read.
    package var isOfWriting: Bool { [.full, .readOnly, .cannotOpen, .input].contains(kind) }
  }
}

import FoundationEssentials

/// The archive does not have what was asked for, or cannot be used.
package enum ArchiveError: CodedError, Equatable {
  /// The file cannot be opened, read or written.
  case unusable(file: String, detail: String)
  /// The file can only be read: its disk is full, or it is not writable, in the system's words.
  case readOnly(file: String, detail: String?)
  /// The file was made by a newer supernews.
  case newer(file: String)
  /// The file was made before the first release, with tables of this version.
  case unreleased(file: String, version: Int)
  /// The disk is full.
  case full(file: String)
  /// Another session held a lock for too long.
  case busy(file: String)
  /// The reader's role may not do this, in the server's words.
  case notAllowed(file: String, detail: String)
  /// The server does not answer.
  case unreachable(server: String, detail: String)
  /// The server does not let the reader in.
  case refused(server: String, ServerRefusal)
  /// No reader of the server has this name.
  case noSuchReader(String)
  /// An article cannot have more labels, or a reader cannot share more.
  case tooManyLabels
  /// The reader has the most mutes that are allowed.
  case tooManyMutes(limit: Int)
  /// A mute or the search of a follow has more characters than are allowed.
  case tooLong(limit: Int)
  /// The server has no archive yet.
  case notSetUp(server: String)
  /// The text is not the address of a usable server.
  case invalidAddress(ArchiveAddressFault)
  /// Only an archive on a server has other readers.
  case notOnServer
  /// The reader has turned the archive off.
  case off
  /// The item is not in the archive.
  case notKept(item: Int, because: NotKept = .gone)
  /// A search without words and without filters.
  case nothingToFind
  /// The list was not seen on that day.
  case notSeen(on: Date)
  /// The article has not changed since it was first seen.
  case unchanged(item: Int)
  case noSuchMute(Int)
  /// A mute without a text and without a source.
  case nothingToMute
  /// No article in the archive covers this.
  case noStory(String)
  /// The file has neither lines of JSON nor newsboat's tables.
  case notImportable(path: String)
  /// The file could be read only up to a damaged part. Everything before it was imported.
  case importEnded(path: String, detail: String, articles: Int)
  /// A check found these faults, in the database's words.
  case faulty([String])

  /// The last commit that can export an archive of before the first release, by the version of its tables.
  package static func exporter(of version: Int) -> String { version < 100 ? "fb3f5950" : "98416215" }

  package var code: ErrorCode {
    switch self {
    case .unusable, .newer, .unreleased, .full, .readOnly, .off, .faulty, .notAllowed, .unreachable, .notSetUp,
      .refused, .tooManyLabels, .busy:
      .archive
    case .tooManyMutes, .tooLong: .parameterInvalid
    case .invalidAddress, .notOnServer: .usage
    case .notKept, .noSuchMute, .noSuchReader: .noSuchItem
    case .nothingToFind, .nothingToMute: .usage
    case .notSeen, .unchanged, .noStory: .noResults
    case .notImportable, .importEnded: .io
    }
  }
}

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
  /// The tables were made before the first release, with this version.
  case unreleased(version: Int)
}

import FoundationEssentials
import NewsDomain
import NewsLanguage
import SQLKit
import Locking

/// The archive in a database that several sessions share: an SQLite file or a PostgreSQL server. Readers never wait for
/// writers, and in SQLite writers wait for each other for at most some 50 ms.
///
/// The first call that needs it opens it. As long as there is no file, calls that only read find nothing and create
/// none.
package actor DatabaseArchive: Archive {
  /// How long a transaction may write, so that other sessions wait no longer. Committing takes additional time.
  static let longestWriting = Duration.milliseconds(25)
  /// How long a server that did not answer, or a locked file, is left alone, so that not every command waits for it.
  private let pause: Duration

  let store: any ArchiveStore
  let settings: LiveSettings
  let terms: any TermReader
  let clock: WallClock
  let clockCheck: ClockCheck
  let remembered = Remembered()
  private let executor = QueueExecutor(label: "supernews.archive")
  private let problems = Guarded(Problems())
  let wasOpened = Guarded(false)
  /// Whether somebody has asked for something since a server did not answer.
  private let isAskedAgain = Guarded(false)
  var opened: (database: any ArchiveEngine, token: UInt64)?
  /// The error of opening it, which is not retried in this session, or not before a time.
  private var failure: (error: NewsError, until: ContinuousClock.Instant?)?
  /// The mutes, prepared for comparison with articles.
  var muteMatcher: (version: Int64, matcher: MuteMatcher)?
  /// Whether expired articles were looked for in this session.
  var isSwept = false
  /// Whether expired texts were looked for in this session.
  var areTextsSwept = false
  /// Whether feeds that nobody wants any more were looked for in this session.
  var areFeedsSwept = false
  /// The state of the archive when all titles had vectors: its last arrival and its changes of vectors.
  var wholeVectors: (model: String, arrival: Int64, version: Int64)?
  /// The batches of titles whose stories could not be corrected because other sessions changed stories.
  var uncorrected: [[Int64]] = []
  /// The number of articles added in this session.
  var added = 0

  private struct Problems {
    var new: [ArchiveProblem] = []
    /// Problems that have been reported already, so that each is reported only once.
    var known: [ArchiveProblem] = []
  }

  /// - Parameters:
  ///   - store: where the database is.
  ///   - settings: the reader's settings.
  ///   - terms: reads the terms by which articles are grouped.
  ///   - clock: gives the times of merged stories.
  ///   - clockCheck: whether the clock is right; otherwise nothing is deleted by age.
  ///   - pause: how long a server that did not answer is left alone.
  package init(
    _ store: any ArchiveStore, settings: LiveSettings = LiveSettings(),
    terms: any TermReader = HeadlineTerms(), clock: WallClock = .system, clockCheck: ClockCheck = ClockCheck(),
    pause: Duration = .seconds(10)
  ) {
    self.pause = pause
    self.store = store
    self.settings = settings
    self.terms = terms
    self.clock = clock
    self.clockCheck = clockCheck
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package nonisolated var state: ArchiveState? { store.state }

  package nonisolated func takeProblems() -> [ArchiveProblem] {
    problems.withLock { problems in
      defer { problems.new = [] }
      return problems.new
    }
  }

  /// Why the archive can only be read, in the system's words; the inner `nil` is a full disk.
  private var whyReadOnly: String?? {
    problems.withLock { problems in
      for case .readOnly(_, let detail) in problems.known.reversed() { return .some(detail) }
      return nil
    }
  }

  func report(_ problem: ArchiveProblem) {
    problems.withLock { problems in
      guard !problems.known.contains(problem) else { return }
      problems.known.append(problem)
      problems.new.append(problem)
    }
  }

  package nonisolated func tryAgain() {
    guard store.isServer else { return }
    isAskedAgain.withLock { $0 = true }
  }

  /// Forgets that the login is not the reader of its name, as a collector has just decided about that. It is reported
  /// again if it still is not.
  func forgetStrangers() {
    func isStranger(_ problem: ArchiveProblem) -> Bool {
      if case .stranger = problem { true } else { false }
    }
    problems.withLock { problems in
      problems.new.removeAll(where: isStranger)
      problems.known.removeAll(where: isStranger)
    }
    retry()
  }

  /// Reports a problem again if it returns, as it has passed.
  private func forget(_ problem: ArchiveProblem) {
    problems.withLock { problems in problems.known.removeAll { $0 == problem } }
  }

  /// Makes the next call open it again, regardless of earlier errors.
  func retry() {
    opened = nil
    failure = nil
  }

  /// Closes it until the next call. The last session to close it moves its log into the file itself: then a copy of the
  /// file is complete, and the next session starts faster.
  ///
  /// If nothing was opened, it does not start a thread just for that.
  package nonisolated func close() async {
    guard wasOpened.withLock(\.self) else { return }
    await closeDatabase()
  }

  private func closeDatabase() {
    store.endWatching()
    opened = nil
  }

  /// Whether there is anything to read.
  var exists: Bool { opened != nil || store.exists }

  // MARK: - Access

  /// Reads from the database.
  ///
  /// - Parameter nothing: the result if there is no file yet.
  /// - Throws: `NewsError`.
  func read<Value>(otherwise nothing: Value, _ work: (any ArchiveEngine) throws -> Value) throws -> Value {
    guard exists else { return nothing }
    return try attempt(work)
  }

  /// Works on the database. If its file is damaged, it is set aside, a new one is made from what can be read, and the
  /// work is repeated; it is also repeated after a lost connection to a server.
  ///
  /// - Throws: `NewsError`.
  @discardableResult
  func attempt<Value>(_ work: (any ArchiveEngine) throws -> Value) throws -> Value {
    for number in 0..<3 {
      do {
        return try work(try database())
      } catch let failure as Database.Failure where failure.isDamage && store.canRecover && number < 2 {
        opened = nil
        do { try store.recover(report) } catch let failure as Database.Failure { throw error(failure) }
      } catch let failure as Database.Failure where failure.isReadOnly && opened != nil && number == 0 {
        // There may be room on the disk again.
        opened = nil
      } catch let failure as Database.Failure where failure.kind == .lost && opened != nil && number < 2 {
        // Another host of the address may have taken over.
        opened = nil
      } catch let failure as Database.Failure where failure.kind == .conflict && number < 2 {
        continue
      } catch let failure as Database.Failure where failure.isOfStranger && number == 0 {
        guard try register() else { throw error(failure) }
      } catch let failure as Database.Failure {
        throw error(failure)
      }
    }
    throw NewsError.archive(.unusable(file: name, detail: "it is damaged"))
  }

  /// Registers the reader on a server, which the first mark needs.
  ///
  /// - Returns: whether the reader is known now; `false` if the name or the role belongs to another one.
  private func register() throws -> Bool {
    do {
      return try opened?.database.shared?.register() ?? false
    } catch let failure as Database.Failure {
      throw error(failure)
    }
  }

  /// Works in a transaction.
  ///
  /// - Parameter isOwn: whether it writes only what belongs to the reader.
  /// - Throws: `NewsError`; then nothing has changed.
  @discardableResult
  func write<Value>(isOwn: Bool = false, _ work: (any ArchiveEngine) throws -> Value) throws -> Value {
    let value = try attempt { database in try database.transaction(isOwn: isOwn) { try work(database) } }
    forget(.failed(.archive(.busy(file: name))))
    return value
  }

  /// Works on elements in transactions that are short enough for other sessions.
  ///
  /// - Throws: `NewsError`; the work of earlier transactions stays.
  func write<Element>(
    each elements: some Sequence<Element>, _ work: (Element, any ArchiveEngine) throws -> Void
  ) throws {
    let elements = Array(elements)
    var start = 0
    while start < elements.count {
      // If the file turns out to be damaged, the transaction is repeated from its first element.
      start = try write { database in
        let begin = ContinuousClock.now
        var next = start
        while next < elements.count {
          try work(elements[next], database)
          next += 1
          if .now - begin > Self.longestWriting { break }
        }
        return next
      }
      if Task.isCancelled { throw NewsError.cancelled }
    }
  }

  /// The displayed file or address.
  var name: String { store.name }

  func error(_ failure: Database.Failure) -> NewsError {
    if failure.isReadOnly, let why = whyReadOnly { return .archive(.readOnly(file: name, detail: why)) }
    return store.error(failure)
  }

  /// The problem to report for an error if the command goes on.
  func problem(_ error: any Error) -> ArchiveProblem? {
    switch error {
    case NewsError.archive(.full(let file)): .full(file: file)
    case NewsError.archive(.readOnly(let file, let detail)): .readOnly(file: file, detail: detail)
    case NewsError.archive(.newer(let file)): .newer(file: file)
    case NewsError.archive(.unreachable(let server, let detail)): .unreachable(server: server, detail: detail)
    case NewsError.archive(.unusable(let file, let detail)): .unusable(file: file, detail: detail)
    case NewsError.file(.failed(let path, let detail)): .unusable(file: path, detail: detail)
    case NewsError.cancelled: nil
    case let error as NewsError: .failed(error)
    default: .failed(store.error(error))
    }
  }
}

extension DatabaseArchive {
  // MARK: - Opening

  /// - Throws: `NewsError`, or `Database.Failure` if the file is damaged.
  private func database() throws -> any ArchiveEngine {
    if let opened, store.isCurrent(opened.database, opened.token) { return opened.database }
    let asksAnew = isAskedAgain.withLock { isAsked in
      defer { isAsked = false }
      return isAsked
    }
    if let failure, failure.until.map({ $0 > .now && !asksAnew }) ?? true { throw failure.error }
    opened = nil
    do {
      let database = try store.open(report)
      opened = (database, store.token)
      wasOpened.withLock { $0 = true }
      failure = nil
      return database
    } catch let failure as Database.Failure where failure.isDamage && store.canRecover {
      throw failure
    } catch {
      let failure = store.error(error)
      let passes = store.isServer || (error as? Database.Failure)?.isBusy == true
      if failure != .cancelled { self.failure = (failure, passes ? .now + pause : nil) }
      throw failure
    }
  }
}

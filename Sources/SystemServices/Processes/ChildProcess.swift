import CSystem
import Dispatch
import Glibc
import Locking

/// Another program. It is started with a list of arguments and never through a shell. This process writes its input and
/// waits for its end.
package final class ChildProcess: Sendable {
  enum Input: Sendable {
    /// The standard input of this process, such as the terminal.
    case inherited
    case nothing
    case bytes([UInt8])
  }

  enum Output: Sendable {
    case inherited
    case nothing
    /// - Parameter limit: the most bytes; a program that writes more is ended.
    case captured(limit: Int)
  }

  struct Ending: Sendable, Equatable {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    var status: Int32
    var output: [UInt8] = []
  }

  enum Failure: Error, Equatable {
    /// The program does not exist or cannot be run.
    ///
    /// - Parameter code: an `errno`.
    case notStarted(code: Int32)
    /// The program took longer than allowed.
    case tooSlow
    case tooMuch
  }

  /// The interval of checking whether a program that does not read has ended, in milliseconds.
  private static let step: Int32 = 200
  /// How long a group may take to end after Ctrl-C, in milliseconds: less than this process has after SIGTERM.
  private static let grace = 300
  /// The running groups, by the process ID of their program. They belong to the whole process, as its signals do.
  private static let groups = Guarded<Set<pid_t>>([])

  private let process: Guarded<pid_t?>
  private let isGroup: Bool
  /// Whether nothing that the program has started may outlive it. This is so if its output is captured, which nobody
  /// would read any more, and after Ctrl-C.
  private let endsGroup: Guarded<Bool>
  private let input: Pipe?
  private let output: Pipe?

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - words: the program, which is searched in `PATH`, and its arguments.
  ///   - patience: the longest time it may take; `nil` for no limit.
  ///   - isLeft: whether the program goes on when the time is up; otherwise it is ended.
  ///   - isGroup: whether the processes that the program starts are interrupted and ended with it. It cannot use the
  ///     terminal then.
  /// - Throws: ``Failure``. If the task is cancelled, the program gets the signal of Ctrl-C, and its end is still
  ///   awaited; a group that does not end then is killed.
  static func run(
    _ words: [String], environment: [String: String], input: Input, output: Output, patience: Duration? = nil,
    isLeft: Bool = false, isGroup: Bool = false
  ) async throws -> Ending {
    let child = try ChildProcess(words, environment: environment, input: input, output: output, isGroup: isGroup)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // Waiting must not block a thread of Swift's tasks.
        DispatchQueue.global().async {
          continuation.resume(with: Result { try child.finish(input, output, patience, isLeft: isLeft) })
        }
      }
    } onCancel: {
      child.interrupt()
    }
  }

  /// Ends all running groups, before this process ends without waiting for them.
  package static func endGroups() {
    for group in groups.withLock(\.self) { kill(-group, SIGKILL) }
  }

  /// Starts a program without waiting for its end.
  ///
  /// - Throws: ``Failure/notStarted``.
  static func leave(_ words: [String], environment: [String: String]) throws {
    let child = try ChildProcess(words, environment: environment, input: .nothing, output: .nothing)
    // Its exit status is collected, so that it does not remain as a zombie.
    DispatchQueue.global().async { _ = child.wait() }
  }

  private init(
    _ words: [String], environment: [String: String], input: Input, output: Output, isGroup: Bool = false
  ) throws {
    self.isGroup = isGroup
    if case .captured = output { endsGroup = Guarded(isGroup) } else { endsGroup = Guarded(false) }
    if case .bytes = input { self.input = try Pipe() } else { self.input = nil }
    if case .captured = output { self.output = try Pipe() } else { self.output = nil }
    let (started, code) = Self.start(words, environment, input, self.input, output, self.output, isGroup: isGroup)
    process = Guarded(started)
    self.input?.close(.reading)
    self.output?.close(.writing)
    guard let started else { throw Failure.notStarted(code: code) }
    if isGroup { _ = Self.groups.withLock { $0.insert(started) } }
  }

  private func interrupt() {
    send(SIGINT)
    guard isGroup else { return }
    endsGroup.withLock { $0 = true }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Self.grace)) { self.send(SIGKILL) }
  }

  private func send(_ signal: Int32) {
    process.withLock { process in
      if let process { kill(isGroup ? -process : process, signal) }
    }
  }
}

extension ChildProcess {
  private static func start(
    _ words: [String], _ environment: [String: String], _ input: Input, _ inputPipe: Pipe?, _ output: Output,
    _ outputPipe: Pipe?, isGroup: Bool
  ) -> (pid_t?, code: Int32) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    switch input {
    case .inherited: break
    case .nothing: posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    case .bytes: posix_spawn_file_actions_adddup2(&actions, inputPipe?.end(.reading) ?? -1, STDIN_FILENO)
    }
    switch output {
    case .inherited: break
    case .nothing: posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    case .captured: posix_spawn_file_actions_adddup2(&actions, outputPipe?.end(.writing) ?? -1, STDOUT_FILENO)
    }
    if case .inherited = output {
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    // The program must not inherit connections to servers.
    supernews_close_from(&actions, STDERR_FILENO + 1)
    // This process ignores some signals and blocks others; the program starts with the defaults that it expects.
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGPIPE, SIGINT, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    // 0 is a new group, with the process ID of the program.
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = isGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    // Other programs must not see the key.
    let passedOn = environment.filter { $0.key != "NEWSAPI_KEY" }
    var variables: [UnsafeMutablePointer<CChar>?] = passedOn.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    guard let path = ProgramPath.path(of: words.first ?? "", in: environment) else { return (nil, ENOENT) }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    return (status == 0 ? process : nil, status)
  }

  /// Writes the input, reads the output, and waits for the end.
  private func finish(
    _ input: Input, _ output: Output, _ patience: Duration?, isLeft: Bool
  ) throws -> Ending {
    let end = patience.map { ContinuousClock.now + $0 }
    do {
      var ending = Ending(status: 0)
      var bytes: [UInt8] = []
      if case .bytes(let given) = input { bytes = given }
      var limit = 0
      if case .captured(let most) = output { limit = most }
      ending.output = try exchange(bytes, limit, until: end)
      ending.status = try wait(until: end)
      return ending
    } catch Failure.tooSlow where isLeft {
      DispatchQueue.global().async { _ = self.wait() }
      throw Failure.tooSlow
    } catch {
      send(SIGKILL)
      _ = wait()
      throw error
    }
  }

  private func exchange(_ given: [UInt8], _ limit: Int, until end: ContinuousClock.Instant?) throws -> [UInt8] {
    input?.makePatient()
    var rest = given[...]
    var taken: [UInt8] = []
    var polls = [
      pollfd(fd: input?.end(.writing) ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output?.end(.reading) ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while polls.contains(where: { $0.fd >= 0 }) {
      if polls[0].fd >= 0, rest.isEmpty {
        input?.close(.writing)
        polls[0].fd = -1
        continue
      }
      let count = systemPoll(&polls, 2, Self.step)
      if let end, end < .now { throw Failure.tooSlow }
      // The output may stay open after the end, because other processes can hold the same pipe.
      if count == 0, hasEnded { return taken }
      if polls[1].fd >= 0, endsGroup.withLock(\.self), hasEnded { send(SIGKILL) }
      if count <= 0 { continue }
      if polls[0].revents != 0 {
        let written = rest.withUnsafeBytes { systemWrite(polls[0].fd, $0.baseAddress, $0.count) }
        // The program may stop reading its input, which is not an error.
        if written < 0, errno != EINTR, errno != EAGAIN { rest = [] }
        rest = rest.dropFirst(max(0, written))
      }
      if polls[1].revents != 0 {
        var portion = [UInt8](repeating: 0, count: 1 << 16)
        let read = systemRead(polls[1].fd, &portion, portion.count)
        if read > 0 { taken += portion.prefix(read) }
        if taken.count > limit { throw Failure.tooMuch }
        if read == 0 || (read < 0 && errno != EINTR && errno != EAGAIN) { polls[1].fd = -1 }
      }
    }
    return taken
  }

  private func wait(until end: ContinuousClock.Instant?) throws -> Int32 {
    guard let end else { return wait() }
    while true {
      if let status = wait(WNOHANG) { return status }
      guard .now < end else { throw Failure.tooSlow }
      usleep(5_000)
    }
  }

  private func wait() -> Int32 { wait(0) ?? 0 }

  private func wait(_ options: Int32) -> Int32? {
    guard let process = process.withLock(\.self) else { return 0 }
    // WNOWAIT only looks, so that the process ID is not given to another process yet.
    guard Self.hasEnded(process, options) else { return nil }
    // Before its ID is released, so that the group cannot be another's.
    if endsGroup.withLock(\.self) { kill(-process, SIGKILL) }
    if isGroup { _ = Self.groups.withLock { $0.remove(process) } }
    return self.process.withLock { number in
      number = nil
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      // WIFEXITED and WEXITSTATUS are macros, which Swift does not import.
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
  }

  private var hasEnded: Bool { process.withLock(\.self).map { Self.hasEnded($0, WNOHANG) } ?? true }

  private static func hasEnded(_ process: pid_t, _ options: Int32) -> Bool {
    var found = siginfo_t()
    while waitid(P_PID, id_t(process), &found, WEXITED | WNOWAIT | options) < 0 {
      // A process that does not exist has ended.
      guard errno == EINTR else { return true }
    }
    // `si_signo` is 0 if nothing has happened yet, and SIGCHLD otherwise.
    return found.si_signo != 0
  }
}

/// A pipe whose ends other programs do not inherit by accident.
private final class Pipe: Sendable {
  enum End: Int {
    case reading
    case writing
  }

  private let ends: Guarded<[Int32]>

  /// - Throws: `ChildProcess.Failure` if no descriptors are left.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcess.Failure.notStarted(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.ends = Guarded(ends)
  }

  deinit {
    close(.reading)
    close(.writing)
  }

  func end(_ end: End) -> Int32 { ends.withLock { $0[end.rawValue] } }

  /// Makes writing return at once instead of waiting for the reader.
  func makePatient() { _ = fcntl(end(.writing), F_SETFL, O_NONBLOCK) }

  func close(_ end: End) {
    ends.withLock { ends in
      if ends[end.rawValue] >= 0 { _ = systemClose(ends[end.rawValue]) }
      ends[end.rawValue] = -1
    }
  }
}

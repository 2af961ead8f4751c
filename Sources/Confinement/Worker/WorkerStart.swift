import CSystem
import Glibc

/// Starts a process as a worker: with one end of a pair of sockets, nothing else of this process.
struct WorkerStart: Sendable {
  let kind: WorkerKind
  let program: WorkerProgram
  /// In bytes.
  let memory: Int
  /// What the worker gets beside the socket, in this order.
  let descriptors: [Int32]

  /// - Throws: ``WorkerError/notStarted(code:)``.
  func callAsFunction() throws(WorkerError) -> (process: pid_t, socket: Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw .notStarted(code: errno)
    }
    defer { close(ends[1]) }
    // Each end holds more, so that a document takes few turns.
    var room: Int32 = 1 << 20
    for end in ends { setsockopt(end, SOL_SOCKET, SO_SNDBUF, &room, socklen_t(MemoryLayout<Int32>.size)) }
    var code = ENOENT
    for path in program.paths {
      let (process, status) = spawn(path, ends[1])
      if let process { return (process, ends[0]) }
      code = status
    }
    close(ends[0])
    throw .notStarted(code: code)
  }

  private func spawn(_ path: String, _ socket: Int32) -> (pid_t?, code: Int32) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Copies with numbers beyond those of the worker, so that none is replaced before it is used.
    let given = [socket] + descriptors
    let end = WorkerProcess.socket + Int32(given.count)
    let copies = given.map { fcntl($0, F_DUPFD_CLOEXEC, end) }
    defer { copies.forEach { if $0 >= 0 { close($0) } } }
    guard copies.allSatisfy({ $0 >= 0 }) else { return (nil, errno) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    for (place, copy) in copies.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, copy, WorkerProcess.socket + Int32(place))
    }
    supernews_close_from(&actions, end)
    // This process ignores some signals and blocks others.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // In a session of its own it has no terminal, neither to write to nor for Ctrl-C.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | Int16(supernews_spawn_in_session))

    var arguments: [UnsafeMutablePointer<CChar>?] =
      [String](["supernews", kind.argument, String(memory)]).map { strdup($0) } + [nil]
    // An empty environment.
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    return (status == 0 ? process : nil, status)
  }
}

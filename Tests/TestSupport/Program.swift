import Dispatch

/// The built binary, run from start to end.
package struct Program: Sendable {
  package struct Result: Sendable {
    /// The exit status, or 128 plus the number of the signal.
    package let status: Int32
    package let output: String
    package let errors: String

    package var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  package enum Failure: Error {
    case cannotStart(Int32)
    /// It was ended after the given time.
    case tookTooLong(output: String, errors: String)
  }

  /// The path of `supernews`.
  package static let binary = built("supernews")

  /// The path of a program of the package: they are next to the test bundle.
  package static func built(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let own = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)]) + "/" + name
  }

  /// An address where nobody answers.
  package static let nowhere = "http://127.0.0.1:1"

  /// The path of the program to run; another one, to read the files of `supernews` or write some for it.
  package var path = Program.binary
  package var environment: [String: String]
  /// Kept as long as the program: a deleted home folder would not be created again.
  private let home: TemporaryFolder

  /// Has no network beyond this machine: all other hosts are unreachable.
  ///
  /// - Parameter folder: replaces the user's home folder, so that none of its files are touched.
  package init(home folder: TemporaryFolder, environment: [String: String] = [:]) {
    home = folder
    self.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path,
      "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color", "BROWSER": "true", "PAGER": "",
      "SUPERNEWS_NEWSAPI_URL": Self.nowhere, "SUPERNEWS_FEEDS_URL": Self.nowhere, "http_proxy": Self.nowhere,
      "https_proxy": Self.nowhere, "no_proxy": "127.0.0.1,localhost", "SUPERNEWS_GPSD": "127.0.0.1:1",
    ]
    self.environment.merge(environment) { _, new in new }
    if let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
      self.environment["LD_LIBRARY_PATH"] = path
    }
  }

  /// - Parameter seconds: the time after which the program is ended and the run has failed.
  package func run(_ arguments: [String] = [], input: some Sequence<UInt8>, seconds: Int = 60) async throws -> Result {
    let input = try TemporaryFile(input)
    let output = try TemporaryFile([])
    let errors = try TemporaryFile([])
    let process = try start(arguments, [input.descriptor, output.descriptor, errors.descriptor])
    guard let status = try await Self.wait(for: process, seconds: seconds) else {
      throw Failure.tookTooLong(output: output.text, errors: errors.text)
    }
    return Result(status: status, output: output.text, errors: errors.text)
  }

  package func run(_ arguments: [String] = [], input: String = "", seconds: Int = 60) async throws -> Result {
    try await run(arguments, input: Array(input.utf8), seconds: seconds)
  }

  /// Starts the program with the given descriptors as its first ones.
  ///
  /// - Parameters:
  ///   - terminal: the path of a terminal that it gets instead, as the leader of a new session.
  ///   - output: the descriptor of standard output, even if there is a terminal.
  package func start(
    _ arguments: [String], _ descriptors: [Int32] = [], terminal: String? = nil, output: Int32? = nil
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    for (target, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    if let terminal {
      // POSIX_SPAWN_SETSID, a macro that Swift does not import: the first terminal that is opened becomes the
      // controlling one.
      flags |= 0x80
      for target: Int32 in [0, 1, 2] {
        posix_spawn_file_actions_addopen(&actions, target, terminal, O_RDWR, 0)
      }
      if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure.cannotStart(code) }
    return process
  }

  /// - Returns: the status; `nil` if the process had to be ended.
  package static func wait(for process: pid_t, seconds: Int) async throws -> Int32? {
    var status: Int32 = 0
    for _ in 0..<(seconds * 200) {
      if waitpid(process, &status, WNOHANG) == process {
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      }
      // Never a blocking wait: all tests share a few threads.
      try await Task.sleep(for: .milliseconds(5))
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return nil
  }
}

/// An unnamed file with given content.
private final class TemporaryFile {
  let descriptor: Int32

  init(_ bytes: some Sequence<UInt8>) throws {
    var template = Array("/tmp/supernews-test-XXXXXX\0".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Program.Failure.cannotStart(errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Program.Failure.cannotStart(errno) }
      rest = rest.dropFirst(count)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    close(descriptor)
  }

  var text: String {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &portion, portion.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += portion.prefix(count)
    }
  }
}

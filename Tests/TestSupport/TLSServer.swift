import Synchronization

/// An HTTPS server on 127.0.0.1 for tests, played by `openssl s_server`, one connection after the other.
package final class TLSServer: Sendable {
  /// What the server shows of itself; the file's name is the raw value.
  package enum Certificate: String, CaseIterable, Sendable {
    /// For 127.0.0.1 and localhost, signed by the authority of the tests.
    case good
    case selfSigned = "self-signed"
    case expired
    /// For another host, `example.invalid`.
    case wrongHost = "wrong-host"

    package var path: String { "\(TLSServer.certificates)/\(rawValue).pem" }
  }

  package enum Failure: Error {
    case cannotStart(Int32)
    /// It named no port in time or has ended, after it wrote this.
    case notListening(String)
  }

  /// The certificate of the authority that has signed all but the self-signed one.
  package static let authorityPath = "\(certificates)/ca.pem"

  /// Whether there is an `openssl` to play the server.
  package static let isAvailable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { access("\($0)/openssl", X_OK) == 0 }
  package static let absence = "there is no openssl in PATH"

  private static let certificates =
    "\(#filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))/Certificates"

  package let port: UInt16
  private let folder: TemporaryFolder
  /// `nil` once it has been stopped.
  private let process: Mutex<pid_t?>

  package var url: String { "https://127.0.0.1:\(port)" }

  /// Starts a server and waits until it listens.
  ///
  /// - Parameter responses: the whole response, head and all, to each target, query and all. A target is also the name
  ///   of a file: it begins with a slash, does not end with one, and holds no colon and no `..`. Any other target gets
  ///   a text without a head.
  package static func start(_ certificate: Certificate = .good, responses: [String: [UInt8]]) async throws -> TLSServer
  {
    let folder = TemporaryFolder()
    let log = try folder.write([], to: "log")
    // Writes the folder itself, too, where there is no response.
    try folder.write([], to: "files/empty")
    for (target, response) in responses { try folder.write(response, to: "files" + target) }

    let process = try spawn(
      ["-accept", "127.0.0.1:0", "-HTTP", "-cert", certificate.path, "-key", "\(certificates)/key.pem"],
      folder: folder.path + "/files", log: log)
    do {
      return TLSServer(port: try await port(of: process, folder), process: process, folder: folder)
    } catch {
      end(process)
      throw error
    }
  }

  /// Starts a server that answers this one target with JSON.
  package static func start(
    _ certificate: Certificate = .good, json: String, to target: String = "/answer"
  ) async throws -> TLSServer {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n"
    return try await start(certificate, responses: [target: Array((head + json).utf8)])
  }

  private init(port: UInt16, process: pid_t, folder: TemporaryFolder) {
    self.port = port
    self.process = Mutex(process)
    self.folder = folder
  }

  deinit {
    stop()
  }

  package func stop() {
    process.withLock { process in
      if let running = process { Self.end(running) }
      process = nil
    }
  }
}

extension TLSServer {
  private static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    var status: Int32 = 0
    // Not long after such a signal.
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits until the server has written which port it took.
  private static func port(of process: pid_t, _ folder: TemporaryFolder) async throws -> UInt16 {
    let mark = "ACCEPT 127.0.0.1:"
    var text = ""
    for _ in 0..<4000 {
      text = try folder.read("log")
      // A line that is written only in part must not be taken for the whole.
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() where line.hasPrefix(mark) {
        if let port = UInt16(line.dropFirst(mark.count)) { return port }
      }
      if hasEnded(process) { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Failure.notListening(text)
  }

  /// Leaves the process to be waited for by `end`.
  private static func hasEnded(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    let code = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return code == 0 && information.si_signo != 0
  }

  private static func spawn(_ arguments: [String], folder: String, log: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    // Spawning cannot change the folder everywhere; the shell can, and then becomes the server.
    let command = ["sh", "-c", #"cd "$0" && exec openssl s_server "$@""#, folder] + arguments
    // The settings of the machine stay out of it.
    let environment = [
      "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")", "OPENSSL_CONF=/dev/null", "LC_ALL=C",
    ]
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    guard code == 0 else { throw Failure.cannotStart(code) }
    return process
  }
}

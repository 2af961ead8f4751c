/// HTTPS through `openssl s_server`, one connection after the other: the bytes of each connection are passed on to that
/// process, and its bytes back.
package final class TLSBehaviour: LoopbackBehaviour {
  /// The certificate of the server; the raw value is the name of its file.
  package enum Certificate: String, CaseIterable, Sendable {
    /// For 127.0.0.1 and localhost, signed by the authority of the tests.
    case good
    case selfSigned = "self-signed"
    case expired
    /// For another host, `example.invalid`.
    case wrongHost = "wrong-host"

    package var path: String { "\(TLSBehaviour.certificates)/\(rawValue).pem" }
  }

  package enum Failure: Error {
    case cannotStart(Int32)
    /// It named no port in time or has ended, with this output.
    case notListening(String)
  }

  /// The certificate of the authority that signed all of them but the self-signed one.
  package static let authorityPath = "\(certificates)/ca.pem"

  /// Whether `openssl` is installed, which runs the server.
  package static let isAvailable = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { access("\($0)/openssl", X_OK) == 0 }
  package static let absence = "there is no openssl in PATH"

  private static let certificates =
    "\(#filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))/Certificates"

  /// The port of the process.
  private let port: UInt16
  private let process: pid_t
  private let folder: TemporaryFolder

  package let scheme = "https"

  /// Starts the process and waits until it listens.
  static func start(_ certificate: Certificate, responses: [String: [UInt8]]) async throws -> TLSBehaviour {
    let folder = TemporaryFolder()
    let log = try folder.write([], to: "log")
    // Also makes the folder itself if there are no responses.
    try folder.write([], to: "files/empty")
    for (target, response) in responses { try folder.write(response, to: "files" + target) }

    let process = try spawn(
      ["-accept", "127.0.0.1:0", "-HTTP", "-cert", certificate.path, "-key", "\(certificates)/key.pem"],
      folder: folder.path + "/files", log: log)
    do {
      return TLSBehaviour(port: try await port(of: process, folder), process: process, folder: folder)
    } catch {
      end(process)
      throw error
    }
  }

  private init(port: UInt16, process: pid_t, folder: TemporaryFolder) {
    self.port = port
    self.process = process
    self.folder = folder
  }

  deinit {
    Self.end(process)
  }

  package func serve(_ connection: LoopbackConnection) {
    guard let descriptor = connected() else { return }
    defer { close(descriptor) }
    relay(connection, LoopbackConnection(descriptor: descriptor, sockets: connection.sockets))
    connection.end()
  }

  /// A connection to the process.
  private func connected() -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // The socket functions take a pointer to any kind of address.
    let isConnected = withUnsafeBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
      return connect(descriptor, start, socklen_t(bytes.count)) == 0
    }
    if isConnected { return descriptor }
    if descriptor >= 0 { close(descriptor) }
    return nil
  }

  /// Passes on bytes in both directions until one side leaves.
  private func relay(_ one: LoopbackConnection, _ other: LoopbackConnection) {
    var ends = [one, other].map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = systemPoll(&ends, 2, -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for (index, from, to) in [(0, one, other), (1, other, one)] where ends[index].revents != 0 {
        let bytes = from.receive(upTo: 1 << 14)
        guard !bytes.isEmpty, to.send(bytes) else { return }
      }
    }
  }
}

extension TLSBehaviour {
  private static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    var status: Int32 = 0
    // Does not take long after this signal.
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits until the server has reported its port.
  private static func port(of process: pid_t, _ folder: TemporaryFolder) async throws -> UInt16 {
    let mark = "ACCEPT 127.0.0.1:"
    var text = ""
    for _ in 0..<4000 {
      text = try folder.read("log")
      // A partly written line must not be taken for a whole one.
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() where line.hasPrefix(mark) {
        if let port = UInt16(line.dropFirst(mark.count)) { return port }
      }
      if hasEnded(process) { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Failure.notListening(text)
  }

  /// Does not reap the process: `end` still has to wait for it.
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

    // Spawning cannot change the working folder on every platform; the shell can, and then becomes the server.
    let command = ["sh", "-c", #"cd "$0" && exec openssl s_server "$@""#, folder] + arguments
    // The machine's settings must not matter.
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

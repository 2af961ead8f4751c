import CSystem
import Dispatch
import NewsDomain

/// Opens pages with `$BROWSER` or else with the desktop's own opener, as an argument list and never
/// through a shell.
///
/// A command of `$BROWSER` is waited for, since it may be one that runs in the terminal, unless it ends
/// with ` &`.
public struct SystemBrowser: LinkOpener {
  private let environment: [String: String]
  private let ownsTerminal: Bool

  /// - Parameter ownsTerminal: whether a browser that runs in the terminal may have it; a script's
  ///   input and output are never passed on.
  public init(environment: [String: String], ownsTerminal: Bool) {
    self.environment = environment
    self.ownsTerminal = ownsTerminal
  }

  public func open(_ link: WebLink) async throws {
    for command in commands {
      var words = command.split(separator: " ").map(String.init)
      let isWaitedFor = words.last != "&"
      if !isWaitedFor { words.removeLast() }
      guard !words.isEmpty else { continue }
      if words.contains(where: { $0.contains("%s") }) {
        words = words.map { $0.replacing("%s", with: link.address) }
      } else {
        words.append(link.address)
      }
      guard let process = start(words, ownsTerminal: ownsTerminal && isWaitedFor && command != Self.desktop) else {
        continue
      }
      guard isWaitedFor else {
        // Its end is taken note of, so that it does not stay behind as a zombie.
        DispatchQueue.global().async { _ = Self.wait(for: process) }
        return
      }
      let status = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: Self.wait(for: process)) }
      }
      if status == 0 { return }
      // A shell's own words for "there is no such program" (posix_spawn reports it by itself).
      guard status == 127 else {
        throw NewsError.browserFailed(program: words[0], status: Int(status), link: link.address)
      }
    }
    throw NewsError.noBrowser(link: link.address)
  }

  /// `BROWSER` is a list parted by colons, of which the first that starts is taken.
  private var commands: [String] {
    let named = environment["BROWSER"] ?? ""
    return named.trimmed.isEmpty ? [Self.desktop] : named.split(separator: ":").map(String.init)
  }

  #if os(macOS)
    private static let desktop = "open"
  #else
    private static let desktop = "xdg-open"
  #endif

  private func start(_ words: [String], ownsTerminal: Bool) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if !ownsTerminal {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    // Connections to servers are none of the browser's.
    supernews_close_from(&actions, STDERR_FILENO + 1)
    // The shell ignores SIGPIPE and holds back others; the browser starts with what it expects.
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGPIPE, SIGINT, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    // The key is for NewsAPI alone.
    let passedOn = environment.filter { $0.key != "NEWSAPI_KEY" }
    var variables: [UnsafeMutablePointer<CChar>?] = passedOn.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
    return status == 0 ? process : nil
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // WIFEXITED and WEXITSTATUS are macros that Swift does not see.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}

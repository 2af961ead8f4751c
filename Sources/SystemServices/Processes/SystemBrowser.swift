import NewsDomain

/// Opens pages with `$BROWSER`, or else with the desktop's own opener. The address is passed as an argument and never
/// through a shell.
///
/// It waits for a command of `$BROWSER`, because that may run in the terminal, unless it ends with ` &`.
package struct SystemBrowser: LinkOpener {
  private let environment: [String: String]
  private let ownsTerminal: Bool

  /// - Parameter ownsTerminal: whether a browser may use the terminal. The input and output of a script are never
  ///   passed on.
  package init(environment: [String: String], ownsTerminal: Bool) {
    self.environment = environment
    self.ownsTerminal = ownsTerminal
  }

  package func open(_ link: WebLink) async throws {
    for command in commands {
      var words = command.split(at: " ").map(String.init)
      let isWaitedFor = words.last != "&"
      if !isWaitedFor { words.removeLast() }
      guard !words.isEmpty else { continue }
      // Without a display the desktop's opener would start a text browser that nobody sees, and report success.
      if command == Self.desktop, !hasDisplay { throw NewsError.sharing(.noBrowser(link: link.address)) }
      if words.contains(where: { $0.contains("%s") }) {
        words = words.map { $0.replacing("%s", with: link.address) }
      } else {
        words.append(link.address)
      }
      let isVisible = ownsTerminal && isWaitedFor && command != Self.desktop
      let status: Int32
      do {
        guard isWaitedFor else { return try ChildProcess.leave(words, environment: environment) }
        status = try await ChildProcess.run(
          words, environment: environment, input: isVisible ? .inherited : .nothing,
          output: isVisible ? .inherited : .nothing
        ).status
      } catch {
        continue
      }
      if Task.isCancelled { throw NewsError.cancelled }
      if status == 0 { return }
      // The status with which shells report a missing program; posix_spawn reports it as an error.
      guard status == 127 else {
        throw NewsError.sharing(.browserFailed(program: words[0], status: Int(status), link: link.address))
      }
    }
    // If the reader has set a browser, the error says that this one cannot be started.
    if let named = environment["BROWSER"]?.nonBlank {
      throw NewsError.sharing(.browserFailed(program: named, status: 127, link: link.address))
    }
    throw NewsError.sharing(.noBrowser(link: link.address))
  }

  package var takesTerminal: Bool {
    ownsTerminal && commands.contains { $0 != Self.desktop && $0.split(at: " ").last.map(String.init) != "&" }
  }

  /// The commands in `BROWSER`, separated by colons. The first that starts is used.
  private var commands: [String] {
    let named = environment["BROWSER"] ?? ""
    return named.trimmed.isEmpty ? [Self.desktop] : named.split(at: ":").map(String.init)
  }

  #if os(macOS)
    private static let desktop = "open"
    private let hasDisplay = true
  #else
    private static let desktop = "xdg-open"
    private var hasDisplay: Bool {
      ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }
  #endif
}

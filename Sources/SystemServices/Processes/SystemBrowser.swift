import NewsDomain

/// Opens pages with `$BROWSER` or else with the desktop's own opener, as an argument list and never
/// through a shell.
///
/// A command of `$BROWSER` is waited for, since it may be one that runs in the terminal, unless it ends
/// with ` &`.
package struct SystemBrowser: LinkOpener {
  private let environment: [String: String]
  private let ownsTerminal: Bool

  /// - Parameter ownsTerminal: whether a browser that runs in the terminal may have it; a script's
  ///   input and output are never passed on.
  package init(environment: [String: String], ownsTerminal: Bool) {
    self.environment = environment
    self.ownsTerminal = ownsTerminal
  }

  package func open(_ link: WebLink) async throws {
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
      // A shell's own words for "there is no such program" (posix_spawn reports it by itself).
      guard status == 127 else {
        throw NewsError.browserFailed(program: words[0], status: Int(status), link: link.address)
      }
    }
    // Who has named one wants to know that it is that.
    if let named = environment["BROWSER"]?.nonBlank {
      throw NewsError.browserFailed(program: named, status: 127, link: link.address)
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
}

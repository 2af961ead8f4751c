import Glibc
import NewsDomain

/// Runs the programs of the reader's own targets for sharing. No shell is run.
///
/// It waits for a program, which may use the terminal and take any time; Ctrl-C ends it.
package struct SystemTargets: TargetSender {
  private let environment: [String: String]
  private let ownsTerminal: Bool

  /// - Parameter ownsTerminal: whether a program may use the terminal. The input and output of a script are never
  ///   passed on.
  package init(environment: [String: String], ownsTerminal: Bool) {
    self.environment = environment
    self.ownsTerminal = ownsTerminal
  }

  package func send(_ words: [String]) async throws {
    guard let program = words.first else { return }
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess.run(
        [atHome(program)] + words.dropFirst(), environment: environment, input: ownsTerminal ? .inherited : .nothing,
        output: ownsTerminal ? .inherited : .nothing, isGroup: !ownsTerminal)
    } catch {
      if Task.isCancelled { throw NewsError.cancelled }
      throw NewsError.sharing(.targetFailed(program: program, .notStarted(detail: detail(of: error))))
    }
    if Task.isCancelled { throw NewsError.cancelled }
    guard ending.status == 0 else {
      throw NewsError.sharing(.targetFailed(program: program, .ended(status: Int(ending.status))))
    }
  }

  private func detail(of error: any Error) -> String {
    guard case ChildProcess.Failure.notStarted(let code) = error else { return String(describing: error) }
    return String(cString: strerror(code))
  }

  /// The path of a program in the reader's home folder, which a shell would complete.
  private func atHome(_ program: String) -> String {
    guard program.hasPrefix("~/"), let home = environment["HOME"]?.nonBlank else { return program }
    return home + program.dropFirst()
  }
}

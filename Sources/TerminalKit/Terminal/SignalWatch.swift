import Dispatch
import Glibc
import Synchronization

/// Turns signals into events: Ctrl-C cancels, a new window size and a return from the background redraw,
/// and an end from outside gives the terminal back first.
package final class SignalWatch: Interrupts {
  package let wake: WakePipe
  private let action = Mutex<(@Sendable () -> Void)?>(nil)
  private let queue = DispatchQueue(label: "supernews.signals")
  private let registering = DispatchGroup()

  package init(wake: WakePipe) {
    self.wake = wake
  }

  package func onInterrupt(_ action: (@Sendable () -> Void)?) {
    self.action.withLock { $0 = action }
  }

  /// Begins to watch; ``waitUntilWatching()`` says when it does.
  ///
  /// - Parameters:
  ///   - ownsTerminal: whether a stop from the keyboard is ours to prepare for.
  ///   - beforeEnd: called before the process ends by a signal.
  package func start(ownsTerminal: Bool, beforeEnd: @escaping @Sendable () -> Void) {
    watch(SIGINT) { [self] in
      // First the event: when the command has ended the prompt forgets what has come before it.
      wake.send(.interrupt)
      action.withLock(\.self)?()
    }
    for number in [SIGTERM, SIGHUP, SIGQUIT] {
      watch(number) {
        beforeEnd()
        signal(number, SIG_DFL)
        // To this thread, which like all of Dispatch's lets no signal through: Dispatch would take one to the process.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
      }
    }
    if ownsTerminal { watchTerminal() }
  }

  /// Waits until signals are watched: Dispatch begins in its own time, on a thread of its own, and until then one would
  /// end the process. Other things can be made ready meanwhile.
  package func waitUntilWatching() {
    _ = registering.wait(timeout: .now() + 2)
  }

  private func watchTerminal() {
    watch(SIGWINCH) { [wake] in wake.send(.resize) }
    watch(SIGCONT) { [wake] in wake.send(.resume) }
    watch(SIGTSTP) { [wake] in
      if wake.isWatched { wake.send(.suspend) } else { kill(getpid(), SIGSTOP) }
    }
  }

  private func watch(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    var before = sigaction()
    sigaction(number, nil, &before)
    // nohup and shells with jobs in the background mean it when they ignore one.
    if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      return
    }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    // The handler holds its source: it is watched for as long as the process lives.
    source.setEventHandler { [source] in
      _ = source
      handler()
    }
    registering.enter()
    source.setRegistrationHandler { [registering] in registering.leave() }
    source.resume()
  }
}

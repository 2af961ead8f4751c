import Dispatch
import NewsShell
import Synchronization

/// Turns signals into events: Ctrl-C cancels, a new window size and a return from the background redraw,
/// and an end from outside gives the terminal back first.
public final class SignalWatch: Interrupts {
  public let wake: WakePipe
  private let action = Mutex<(@Sendable () -> Void)?>(nil)
  private let queue = DispatchQueue(label: "supernews.signals")

  public init(wake: WakePipe) {
    self.wake = wake
  }

  public func onInterrupt(_ action: (@Sendable () -> Void)?) {
    self.action.withLock { $0 = action }
  }

  /// Keeps the calling thread from taking what is watched for: it waits until the watch begins.
  public func block() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - ownsTerminal: whether a stop from the keyboard is ours to prepare for.
  ///   - beforeEnd: called before the process ends by a signal.
  public func start(ownsTerminal: Bool, beforeEnd: @escaping @Sendable () -> Void) {
    watch(SIGINT) { [self] in
      action.withLock(\.self)?()
      wake.send(.interrupt)
    }
    for number in [SIGTERM, SIGHUP, SIGQUIT] {
      watch(number) {
        beforeEnd()
        signal(number, SIG_DFL)
        // Not raise: Dispatch's own threads let no signal through.
        kill(getpid(), number)
      }
    }
    guard ownsTerminal else { return }
    watch(SIGWINCH) { [wake] in wake.send(.resize) }
    watch(SIGCONT) { [wake] in wake.send(.resume) }
    watch(SIGTSTP) { [wake] in
      if wake.isWatched { wake.send(.suspend) } else { kill(getpid(), SIGSTOP) }
    }
  }

  private func watch(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    // Dispatch sees a signal only where the process itself does not act on it. SIGCONT and SIGWINCH do
    // nothing by themselves, and a child would inherit that they are ignored.
    if number != SIGCONT && number != SIGWINCH {
      let before = signal(number, SIG_IGN)
      // nohup and shells with jobs in the background mean it when they ignore one.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return }
    }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    // The handler holds its source: it is watched for as long as the process lives.
    source.setEventHandler { [source] in
      _ = source
      handler()
    }
    source.resume()
  }
}

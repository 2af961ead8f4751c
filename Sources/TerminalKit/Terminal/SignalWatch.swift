import Dispatch
import Glibc
import Synchronization

/// Turns signals into events. Ctrl-C cancels; a new window size and a return from the background redraw; a signal that
/// ends the process first gives the terminal back.
package final class SignalWatch: Interrupts {
  package let wake: WakePipe
  private let action = Mutex<(@Sendable () -> Void)?>(nil)
  /// Cancels what runs before a signal ends the process.
  private let ending = Mutex<(@Sendable () -> Void)?>(nil)
  private let isEnding = Mutex(false)
  private let isInterruptFinal = Mutex(false)
  private let finished = DispatchSemaphore(value: 0)
  /// How long the process may take to end what runs, in seconds.
  private static let patience = 0.7
  private let queue = DispatchQueue(label: "supernews.signals")
  private let registering = DispatchGroup()

  package init(wake: WakePipe) {
    self.wake = wake
  }

  package func onInterrupt(_ action: (@Sendable () -> Void)?) {
    self.action.withLock { $0 = action }
  }

  /// Sets what is called before a signal ends the process. It ends as soon as ``finish()`` is called, or after a short
  /// time.
  package func onTermination(_ action: @escaping @Sendable () -> Void) {
    ending.withLock { $0 = action }
  }

  /// Lets Ctrl-C end the process as other signals do: after a short time, whatever runs. Not for a run in which another
  /// program uses the terminal, which may want Ctrl-C for itself.
  package func endWhenInterrupted() {
    isInterruptFinal.withLock { $0 = true }
  }

  /// Says that nothing runs any more.
  ///
  /// - Returns: whether a signal is about to end the process.
  package func finish() -> Bool {
    finished.signal()
    return isEnding.withLock(\.self)
  }

  /// Begins to watch for signals; ``waitUntilWatching()`` waits until that is in effect.
  ///
  /// - Parameters:
  ///   - ownsTerminal: Whether to prepare for being stopped from the keyboard (Ctrl-Z).
  ///   - beforeEnd: Called before a signal ends the process.
  ///   - atEnd: Called when what runs has ended, or has taken too long for that.
  package func start(
    ownsTerminal: Bool, beforeEnd: @escaping @Sendable () -> Void, atEnd: @escaping @Sendable () -> Void = {}
  ) {
    watch(SIGINT) { [self] in
      // The event goes first: when the command has ended, the prompt discards the events before it.
      wake.send(.interrupt)
      action.withLock(\.self)?()
      if isInterruptFinal.withLock(\.self) { end(by: SIGINT, beforeEnd, atEnd) }
    }
    for number in [SIGTERM, SIGHUP, SIGQUIT] {
      watch(number) { [self] in end(by: number, beforeEnd, atEnd) }
    }
    if ownsTerminal { watchTerminal() }
  }

  private func end(by number: Int32, _ beforeEnd: () -> Void, _ atEnd: () -> Void) {
    beforeEnd()
    if let ending = ending.withLock(\.self) {
      isEnding.withLock { $0 = true }
      ending()
      _ = finished.wait(timeout: .now() + Self.patience)
    }
    atEnd()
    signal(number, SIG_DFL)
    // Sent to this thread, and unblocked in it, because threads of Dispatch block all signals. A signal sent to the
    // process would go to Dispatch again.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Waits until signals are watched, for 2 seconds at most. Dispatch begins on a thread of its own, a little later;
  /// until then a signal would end the process. The caller can prepare other things meanwhile.
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
    // A signal that is ignored from the start stays ignored: nohup and shells with background jobs rely on it.
    if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      return
    }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    // The handler keeps its source alive, so the signal is watched for as long as the process lives.
    source.setEventHandler { [source] in
      _ = source
      handler()
    }
    registering.enter()
    source.setRegistrationHandler { [registering] in registering.leave() }
    source.resume()
  }
}

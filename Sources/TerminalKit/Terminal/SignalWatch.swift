import Dispatch
import Glibc
import Locking

/// Receives the signals of the process, one after the other, in its first thread: all others block them. A signal that
/// arrives before anybody can act on it waits until then.
package final class SignalWatch: Interrupts {
  /// The signals that end the process, and those handled at a terminal only.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let ofTerminal = [SIGWINCH, SIGCONT, SIGTSTP]
  /// How long the process may take to end running work, in seconds.
  private static let patience = 0.7
  /// How long other programs at the terminal have to stop by themselves after Ctrl-Z, in microseconds.
  private static let timeToStop: useconds_t = 50_000

  /// The longest time between two Ctrl-C that belong together.
  private static let span = Duration.seconds(1)

  private struct Actions {
    var onInterrupt: (@Sendable () -> Void)?
    /// Called at a Ctrl-C soon after another.
    var onSecondInterrupt: (@Sendable () -> Void)?
    var lastInterrupt: ContinuousClock.Instant?
    /// Cancels running work before a signal ends the process.
    var onTermination: (@Sendable () -> Void)?
    var beforeEnd: @Sendable () -> Void = {}
    var atEnd: @Sendable () -> Void = {}
    var ownsTerminal = false
    /// Whether Ctrl-C ends the process, too.
    var isInterruptFinal: @Sendable () -> Bool = { false }
    var isEnding = false
  }

  package let wake: WakePipe
  private let actions = Guarded(Actions())
  private let finished = DispatchSemaphore(value: 0)
  /// The modes of the terminal at the start; `nil` if standard input is none.
  private let modes = SignalWatch.currentModes
  /// The modes that another program had set when the job was stopped.
  private let modesOfOther = Guarded<termios?>(nil)

  /// Blocks the signals. Call it in the first thread, before there is another one: each thread inherits that.
  package init(wake: WakePipe) {
    self.wake = wake
    var signals = Self.watched
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The signals that are watched. One that is ignored from the start stays ignored: nohup and shells with background
  /// jobs rely on it.
  private static var watched: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in endings + ofTerminal {
      var before = sigaction()
      sigaction(number, nil, &before)
      let handler = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
      if handler != unsafeBitCast(SIG_IGN, to: Int.self) { sigaddset(&signals, number) }
    }
    return signals
  }

  package func onInterrupt(_ action: (@Sendable () -> Void)?) {
    actions.withLock { $0.onInterrupt = action }
  }

  /// Sets what is called at a Ctrl-C that follows another within a second.
  package func onSecondInterrupt(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.onSecondInterrupt = action }
  }

  /// Sets what is called before a signal ends the process. It ends as soon as ``finish()`` is called, or after a short
  /// time.
  package func onTermination(_ action: @escaping @Sendable () -> Void) {
    actions.withLock { $0.onTermination = action }
  }

  /// Makes Ctrl-C end the process as other signals do: after a short time, whatever runs. Not for a session in which
  /// another program uses the terminal, which may want Ctrl-C for itself.
  ///
  /// - Parameter isSo: asked when Ctrl-C is pressed.
  package func endWhenInterrupted(if isSo: @escaping @Sendable () -> Bool) {
    actions.withLock { $0.isInterruptFinal = isSo }
  }

  /// - Parameters:
  ///   - ownsTerminal: Whether to prepare for being suspended from the keyboard (Ctrl-Z).
  ///   - beforeEnd: Called before a signal ends the process.
  ///   - atEnd: Called when running work has ended, or has taken too long to.
  package func prepare(
    ownsTerminal: Bool, beforeEnd: @escaping @Sendable () -> Void, atEnd: @escaping @Sendable () -> Void = {}
  ) {
    actions.withLock { actions in
      (actions.ownsTerminal, actions.beforeEnd, actions.atEnd) = (ownsTerminal, beforeEnd, atEnd)
    }
  }

  /// Reports that no work is running any more.
  ///
  /// - Returns: whether a signal is about to end the process.
  package func finish() -> Bool {
    finished.signal()
    return actions.withLock(\.isEnding)
  }

  /// Acts on signals until the process ends. Call it in the first thread.
  package func watch() -> Never {
    var signals = Self.watched
    while true {
      var number: Int32 = 0
      if sigwait(&signals, &number) == 0 { act(on: number) }
    }
  }

  private func act(on number: Int32) {
    let actions = actions.withLock(\.self)
    switch number {
    case SIGINT:
      // Whoever the event wakes looks whether the work was cancelled.
      if isSecondInterrupt() { actions.onSecondInterrupt?() }
      // The event goes first: when the command has ended, the prompt discards the events before it.
      wake.send(.interrupt)
      actions.onInterrupt?()
      if actions.isInterruptFinal() { end(by: SIGINT, actions) }
    case SIGWINCH: if actions.ownsTerminal { wake.send(.resize) }
    case SIGCONT:
      continueJob()
      if actions.ownsTerminal { wake.send(.resume) }
    case SIGTSTP:
      if !actions.ownsTerminal {
        takeDefault(SIGTSTP)
      } else if ProcessGroup.isOrphaned {
        // Stopped, it would hang for good.
        break
      } else if wake.isWatched {
        wake.send(.suspend)
      } else {
        stopJob()
      }
    default: end(by: number, actions)
    }
  }

  /// Notes a Ctrl-C.
  ///
  /// - Returns: whether it follows another soon.
  private func isSecondInterrupt() -> Bool {
    let now = ContinuousClock.now
    return actions.withLock { actions in
      let last = actions.lastInterrupt
      actions.lastInterrupt = now
      return last.map { $0.duration(to: now) <= Self.span } ?? false
    }
  }

  /// Stops this process and what it runs at the terminal. A program that has the terminal may ignore Ctrl-Z, as `less`
  /// does when it must not start a shell; it would go on reading keys. Others restore the terminal and stop by
  /// themselves.
  private func stopJob() {
    usleep(Self.timeToStop)
    guard Self.isInForeground else {
      kill(getpid(), SIGSTOP)
      return
    }
    if var modes, let other = Self.currentModes, other.c_lflag != modes.c_lflag {
      modesOfOther.withLock { $0 = other }
      tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    }
    kill(0, SIGSTOP)
  }

  /// Gives the terminal back to the program that had it when the job was stopped, unless the job goes on in the
  /// background.
  private func continueJob() {
    guard Self.isInForeground, let other = modesOfOther.withLock(\.self) else { return }
    modesOfOther.withLock { $0 = nil }
    guard !wake.isWatched else { return }
    var modes = other
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
    // It draws its window again.
    kill(0, SIGWINCH)
  }

  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  private static var currentModes: termios? {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }

  private func end(by number: Int32, _ actions: Actions) {
    actions.beforeEnd()
    if let ending = actions.onTermination {
      self.actions.withLock { $0.isEnding = true }
      ending()
      _ = finished.wait(timeout: .now() + Self.patience)
    }
    actions.atEnd()
    takeDefault(number)
  }

  /// Does what the signal does by default.
  private func takeDefault(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    // Sent to this thread, the only one that does not block it.
    raise(number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

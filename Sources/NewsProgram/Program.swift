import CSystem
import Confinement
import Glibc
import NewsDomain
import NewsPresentation
import NewsProviders
import NewsShell
import TerminalKit

/// The program, from its arguments to its exit status.
package enum Program {
  /// - Parameter languages: The supported languages; the environment or `--lang` chooses one of them.
  package static func main(languages: [InterfaceLanguage]) {
    let arguments = WorkerProcess.arguments
    // Before anything starts a thread.
    if let kind = WorkerProcess.kind(of: arguments) { WorkerMain.serve(kind) }
    ConfinedProgram.becomeIfAsked()
    supernews_share_heap()
    // If a standard stream is closed, the next opened file would take its number.
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      if descriptor > STDERR_FILENO || descriptor < 0 {
        close(descriptor)
        break
      }
    }
    let environment = Environment.variables
    var options: ProcessOptions
    do {
      options = try ProcessOptions(
        arguments: arguments, languages: languages,
        locale: InterfaceLanguage(environment: environment, among: languages))
      guard let clock = WallClock(environment: environment) else {
        let message = texts(in: options.interfaceLanguage)
          .badValue(environment["SUPERNEWS_NOW"] ?? "", of: "SUPERNEWS_NOW", allowed: [])
        throw ProcessOptions.Failure(message: message)
      }
      options.clock = clock
    } catch {
      let message = (error as? ProcessOptions.Failure)?.message ?? String(describing: error)
      say("supernews: " + message, on: STDERR_FILENO)
      exit(ExitStatus.wrongOptions.rawValue)
    }
    if let text = ownText(options) {
      say(text, on: STDOUT_FILENO)
      exit(ExitStatus.success.rawValue)
    }
    SharedHost.use(PrivateSuffixes.ownLabels)
    takeCatalogue(environment, options)
    start(options, environment).watch()
  }

  /// The help, the version or a generated text, if the options ask for one; `nil` if not.
  private static func ownText(_ options: ProcessOptions) -> String? {
    let language = options.interfaceLanguage
    if options.showsHelp { return ProcessHelp.text(in: language) }
    if options.showsVersion { return "supernews \(version)" }
    return options.generates?.text(in: language, version: version)
  }

  private static func start(_ options: ProcessOptions, _ environment: [String: String]) -> SignalWatch {
    // If the reader of a pipe closes it, writing fails with an error. The signal would end the program before that.
    signal(SIGPIPE, SIG_IGN)
    // A file that reaches the limit of the process (ulimit -f) causes an error for that file alone, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    // Some programs start others with this signal ignored; then the status of child processes would be lost.
    signal(SIGCHLD, SIG_DFL)
    // A core file would contain the environment, and so the key. Programs that it starts may allow theirs again.
    var cores = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &cores) == 0 {
      cores.rlim_cur = 0
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &cores)
    }
    if let shortage = StartingNeeds.shortage { end(for: shortage, options) }
    guard let wake = WakePipe() else { end(for: .descriptors, options) }
    let signals = SignalWatch(wake: wake)
    let task = Task {
      let builder = Builder(options: options, environment: environment, signals: signals)
      let status = await builder.run().rawValue
      // The signal determines the exit status.
      while signals.finish() { try? await Task.sleep(for: .seconds(1)) }
      // All output is written by now. `exit` would also destroy the libraries, one of which another thread may still be
      // loading for a request that was just cancelled.
      _exit(status)
    }
    // A script is cancelled as a whole. At a prompt, the shell cancels single commands; also in a script from a pipe,
    // so that a program that drives the session can end a command and go on.
    if options.isFedByPipe {
      signals.onSecondInterrupt { task.cancel() }
      signals.onTermination { task.cancel() }
    } else if !options.isInteractive {
      signals.onInterrupt { task.cancel() }
      signals.onTermination { task.cancel() }
      signals.endWhenInterrupted { options.isUnattended }
    }
    return signals
  }

  /// Reads the feeds by topic from the file that `SUPERNEWS_CATALOGUE` names. If that fails, it says why, and the
  /// embedded ones are used.
  private static func takeCatalogue(_ environment: [String: String], _ options: ProcessOptions) {
    guard let name = environment["SUPERNEWS_CATALOGUE"], !name.isEmpty else { return }
    let texts = texts(in: options.interfaceLanguage)
    do {
      if try FeedCatalogue.use(fileNamed: name) { return }
      say("supernews: " + texts.badValue(name, of: "SUPERNEWS_CATALOGUE", allowed: []), on: STDERR_FILENO)
    } catch {
      say("supernews: " + texts.explain(error).message, on: STDERR_FILENO)
    }
  }

  private static func end(for shortage: Shortage, _ options: ProcessOptions) -> Never {
    let texts = texts(in: options.interfaceLanguage)
    let explanation = texts.explain(NewsError.shortage(shortage))
    let words = explanation.message + (explanation.hint.map { texts.hintMark + $0 } ?? "")
    say("supernews: " + words, on: STDERR_FILENO)
    exit(ExitStatus.failure.rawValue)
  }

  private static func say(_ text: String, on descriptor: Int32) {
    var output = SafeOutput()
    // A person reads errors at a terminal, where words are kept whole.
    let width = descriptor == STDERR_FILENO && isatty(descriptor) == 1 ? TerminalSize.columns(descriptor) : nil
    for line in text.lines.map({ SafeText($0) }) {
      for part in width.map({ TextWrap.lines(line, width: $0) }) ?? [line] {
        output.append(part)
        output.endLine()
      }
    }
    UnbufferedOutput.write(output, to: descriptor)
  }
}

import Dispatch
import FoundationEssentials
import Glibc
import NewsDomain
import NewsPresentation
import NewsShell
import TerminalKit

/// A run of the program, from its arguments to its status.
package enum Program {
  /// - Parameter languages: those that it speaks, of which the environment and `--lang` choose one.
  package static func main(languages: [InterfaceLanguage]) {
    // What is opened later must not become standard input or output by accident.
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      if descriptor > STDERR_FILENO || descriptor < 0 {
        close(descriptor)
        break
      }
    }
    let environment = ProcessInfo.processInfo.environment
    var options: ProcessOptions
    do {
      options = try ProcessOptions(
        arguments: CommandLine.arguments, languages: languages,
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
      exit(2)
    }
    if let text = ownText(options) {
      say(text, on: STDOUT_FILENO)
      exit(0)
    }
    start(options, environment)
    dispatchMain()
  }

  /// What the program says of itself, where that is all it is asked for.
  private static func ownText(_ options: ProcessOptions) -> String? {
    let language = options.interfaceLanguage
    if options.showsHelp { return ProcessHelp.text(in: language) }
    if options.showsVersion { return "supernews \(version)" }
    return options.generates?.text(in: language, version: version)
  }

  private static func start(_ options: ProcessOptions, _ environment: [String: String]) {
    // A reader that goes away is no reason to end by a signal: writing says so, too.
    signal(SIGPIPE, SIG_IGN)
    // Who ignores it, as some that start others do, is not told how programs ended.
    signal(SIGCHLD, SIG_DFL)
    if let shortage = StartingNeeds.shortage { end(for: shortage, options) }
    guard let wake = WakePipe() else { end(for: .descriptors, options) }
    let signals = SignalWatch(wake: wake)
    // Dispatch opens a timer at the first pause, and ends the program where it cannot: now it can.
    Task { try? await Task.sleep(for: .milliseconds(1)) }
    // It begins when Ctrl-C can end it: this thread may have to wait for its turn after making it.
    let (ready, begin) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in ready { break }
      let builder = Builder(options: options, environment: environment, signals: signals)
      exit(await builder.run().rawValue)
    }
    // A script is one task; at a prompt each command is, and the shell sees to that.
    if !options.isInteractive { signals.onInterrupt { task.cancel() } }
    begin.yield()
  }

  private static func end(for shortage: Shortage, _ options: ProcessOptions) -> Never {
    let texts = texts(in: options.interfaceLanguage)
    let explanation = texts.explain(NewsError.shortage(shortage))
    let words = explanation.message + (explanation.hint.map { texts.hintMark + $0 } ?? "")
    say("supernews: " + words, on: STDERR_FILENO)
    exit(1)
  }

  private static func say(_ text: String, on descriptor: Int32) {
    var output = SafeOutput()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      output.append(SafeText(line))
      output.endLine()
    }
    UnbufferedOutput.write(output, to: descriptor)
  }
}

import FoundationEssentials
import Glibc
import NewsDomain

/// The machine's mail system: `sendmail`, which most mail systems provide, or else `msmtp`. The program gets the message
/// on its standard input, and no shell is run.
package struct SendmailProgram: MailSender {
  /// Where `sendmail` is if it is not in `PATH`, as for most users and for cron.
  package static let usualPlaces = ["/usr/sbin/sendmail", "/usr/lib/sendmail"]

  private let environment: [String: String]
  private let places: [String]
  private let patience: Duration

  /// - Parameters:
  ///   - places: where to search for `sendmail` after `PATH`.
  ///   - patience: the longest time that the program may take.
  package init(
    environment: [String: String], places: [String] = Self.usualPlaces, patience: Duration = .seconds(60)
  ) {
    self.environment = environment
    self.places = places
    self.patience = patience
  }

  package func send(_ message: MailMessage) async throws {
    let text = try message.encoded(from: sender, secondsFromUTC: Self.secondsFromUTC(at: message.date))
    guard let program else { throw NewsError.sharing(.noMailProgram) }
    // A line with just a dot does not end the message (-i), and the recipient is in its header (-t).
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess.run(
        [program, "-i", "-t"], environment: environment, input: .bytes(Array(text.utf8)), output: .nothing,
        patience: patience, isGroup: true)
    } catch {
      if Task.isCancelled { throw NewsError.cancelled }
      if case ChildProcess.Failure.tooSlow = error {
        throw NewsError.sharing(.mailSilent(program: program, seconds: Int(patience.seconds)))
      }
      // The status with which shells report a program that cannot be run.
      throw NewsError.sharing(.mailFailed(program: program, status: 126))
    }
    // A message that was accepted is sent, even if the reader has cancelled meanwhile: otherwise it would be sent again.
    if ending.status == 0 { return }
    if Task.isCancelled { throw NewsError.cancelled }
    throw NewsError.sharing(.mailFailed(program: program, status: Int(ending.status)))
  }

  /// The program that sends mail; `nil` if there is none.
  package var program: String? {
    ProgramPath.path(of: "sendmail", in: environment) ?? places.first { access($0, X_OK) == 0 }
      ?? ProgramPath.path(of: "msmtp", in: environment)
  }

  /// The address in `EMAIL`, which may follow a name: `Ada <ada@example.org>`.
  ///
  /// Without it the mail system fills in the sender. It knows the right one, while the name of this machine is often
  /// unknown to others.
  private var sender: MailAddress? {
    guard let text = environment["EMAIL"]?.trimmed else { return nil }
    guard text.last == ">", let start = text.lastIndex(of: "<") else { return MailAddress(text) }
    return MailAddress(String(text[text.index(after: start)...].dropLast()))
  }

  /// How far local time is ahead of UTC, according to the C library, which reads `TZ` and the time zone files.
  private static func secondsFromUTC(at date: Date) -> Int {
    var seconds = time_t(min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15))
    var fields = tm()
    localtime_r(&seconds, &fields)
    return fields.tm_gmtoff
  }
}

import FoundationEssentials
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The machine's mail system", .takesTurns)
struct SendmailProgramTests {
  private static let telling = "printf '<%s>' \"$@\" >\"$0.words\"; exec /bin/cat >\"$0.message\""

  private let folder = TemporaryFolder()
  private let message = MailMessage(
    to: "you@example.org", subject: "Été", plain: "one\n.\ntwo", html: "<p>one</p>",
    date: Date(timeIntervalSince1970: 1_795_417_200), list: "brief.supernews.localhost", id: "a")

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// - Parameter places: where to search for `sendmail` after `PATH`, in the folder.
  private func send(
    _ message: MailMessage? = nil, _ variables: [String: String] = [:], places: [String] = [],
    patience: Duration = .seconds(60)
  ) async throws {
    let environment = folder.ownPrograms.merging(["NEWSAPI_KEY": "secret"]) { $1 }.merging(variables) { $1 }
    let places = places.map { folder.path + "/" + $0 }
    try await SendmailProgram(environment: environment, places: places, patience: patience).send(
      message ?? self.message)
  }

  private func sent(_ program: String = "bin/sendmail") -> String? { folder.text(program + ".message") }

  @Test("sendmail gets the whole message on its input, and the recipient in its head")
  func whole() async throws {
    try await folder.makeProgram("sendmail", Self.telling)
    try await send()
    #expect(folder.text("bin/sendmail.words") == "<-i><-t>")
    let text = try #require(sent())
    let offset = try #require(text.firstRange(of: " +") ?? text.firstRange(of: " -"))
    #expect(text.hasPrefix("To: you@example.org\nSubject: =?UTF-8?"))
    #expect(text[offset.upperBound...].prefix(4).allSatisfy { $0.isNumber })
    #expect(text.hasSuffix("\n<p>one</p>\n--=_supernews--\n"))
  }

  @Test("it does not see the key")
  func key() async throws {
    try await folder.makeProgram("sendmail", "echo \"${NEWSAPI_KEY-none}\" >\"$0.key\"")
    try await send()
    #expect(folder.text("bin/sendmail.key") == "none\n")
  }

  @Test(
    "the sender is the address in EMAIL, and otherwise left to the mail system",
    arguments: [
      (nil, nil), ("", nil), ("me@example.org", "me@example.org"), (" Ada <ada@example.org> ", "ada@example.org"),
      ("me", nil), ("a@b.example, c@d.example", nil), ("me@example.org\nBcc: x@example.org", nil), ("<>", nil),
      (">", nil), ("<", nil),
    ] as [(String?, String?)])
  func sender(variable: String?, expected: String?) async throws {
    try await folder.makeProgram("sendmail", Self.telling)
    try await send(nil, variable.map { ["EMAIL": $0] } ?? [:])
    let from = try #require(sent()).split(separator: "\n").filter { $0.hasPrefix("From:") }.map(String.init)
    #expect(from == (expected.map { ["From: " + $0] } ?? []))
  }

  @Test("sendmail of PATH comes first, then that of the usual places, then msmtp")
  func order() async throws {
    try await folder.makeProgram("msmtp", Self.telling)
    try await send(places: ["sbin/sendmail"])
    #expect(folder.text("bin/msmtp.words") == "<-i><-t>")
    try folder.write([], to: "sbin/empty")
    try await folder.makeProgram("../sbin/sendmail", "exec /bin/cat >\"$0.message\"")
    try await send(places: ["lib/sendmail", "sbin/sendmail"])
    #expect(sent("sbin/sendmail") != nil)
    #expect(sent() == nil)
    try await folder.makeProgram("sendmail", Self.telling)
    try await send(places: ["sbin/sendmail"])
    #expect(sent() != nil)
  }

  @Test("without a program the message is not sent")
  func missing() async {
    await #expect(throws: NewsError.sharing(.noMailProgram)) { try await send() }
  }

  @Test(
    "a program that fails is an error with its status", arguments: [("exit 75", 75), ("kill -TERM $$", 143)])
  func failing(script: String, status: Int) async throws {
    let path = try await folder.program("sendmail", script)
    await #expect(throws: NewsError.sharing(.mailFailed(program: path, status: status))) { try await send() }
  }

  @Test("a program that cannot be run is one, too")
  func unusable() async throws {
    let path = try await folder.program("sendmail", "exit 0")
    try folder.write("#!/missing\n".utf8, to: "bin/sendmail")
    chmod(path, 0o755)
    await #expect(throws: NewsError.sharing(.mailFailed(program: path, status: 126))) { try await send() }
  }

  @Test("a program that takes too long is ended")
  func slow() async throws {
    let path = try await folder.program("sendmail", "exec /bin/sleep 60")
    await #expect(throws: NewsError.sharing(.mailSilent(program: path, seconds: 1))) {
      try await send(patience: .seconds(1))
    }
  }

  @Test("no program is run for what is not one address", arguments: ["", "me", "-oQ/tmp@example.org", "a@b, c@d"])
  func notAnAddress(text: String) async throws {
    try await folder.makeProgram("sendmail", Self.telling)
    var message = message
    message.to = text
    await #expect(throws: NewsError.sharing(.notAnAddress(text))) { try await send(message) }
    #expect(sent() == nil)
  }

  @Test("Ctrl-C ends it")
  func cancelled() async throws {
    try await folder.makeProgram("sendmail", "echo $$ >\"$0.process\"; exec /bin/sleep 60")
    let task = Task { [self] in try await send() }
    #expect(try await eventually { folder.process("bin/sendmail.process") != nil })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    let process = try #require(folder.process("bin/sendmail.process"))
    #expect(!isThere(process))
  }

  @Test("a message that was taken before Ctrl-C counts as sent")
  func takenBefore() async throws {
    try await folder.makeProgram("sendmail", "trap 'exit 0' INT; echo $$ >\"$0.process\"; while :; do :; done")
    let task = Task { [self] in try await send() }
    #expect(try await eventually { folder.process("bin/sendmail.process") != nil })
    task.cancel()
    try await task.value
  }
}

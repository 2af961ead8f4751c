import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The desktop's mail program", .takesTurns)
struct SystemMailTests {
  #if os(macOS)
    private static let name = "open"
    static let needsDisplay = false
  #else
    private static let name = "xdg-email"
    static let needsDisplay = true
  #endif

  private static let telling = "printf '<%s>' \"$@\" > \"$0.words\""

  private let folder = TemporaryFolder()
  private let link = MailLink(subject: "A & B $(touch x)", text: "A\nhttps://example.com/'a")

  private func compose(_ variables: [String: String]) async throws -> Bool {
    try await SystemMail(environment: folder.ownPrograms.merging(variables) { _, new in new }).compose(link)
  }

  private var words: String? { folder.text("bin/\(Self.name).words") }

  static let displays: [[String: String]] = [
    ["DISPLAY": ":9"], ["WAYLAND_DISPLAY": "w"], ["DISPLAY": "", "WAYLAND_DISPLAY": "w"],
  ]

  @Test("the mail program gets the message as one argument", arguments: SystemMailTests.displays)
  func begun(variables: [String: String]) async throws {
    try await folder.program(Self.name, Self.telling)
    #expect(try await compose(variables))
    #expect(words == "<\(link.address)>")
    #expect(words?.contains("'") == false)
  }

  @Test(
    "without a display it is not started", .enabled(if: needsDisplay, "this system's always has a desktop"),
    arguments: [[:], ["DISPLAY": ""], ["DISPLAY": "", "WAYLAND_DISPLAY": ""]])
  func noDisplay(variables: [String: String]) async throws {
    try await folder.program(Self.name, Self.telling)
    #expect(try await !compose(variables))
    #expect(words == nil)
  }

  @Test("a mail program that fails has shown no message", arguments: ["exit 1", "exit 3", "kill -TERM $$"])
  func failing(script: String) async throws {
    try await folder.program(Self.name, script)
    #expect(try await !compose(["DISPLAY": ":9"]))
  }

  @Test("without a mail program nothing is shown")
  func missing() async throws {
    #expect(try await !compose(["DISPLAY": ":9", "WAYLAND_DISPLAY": "w"]))
  }

  @Test("a mail program that stays open has shown the message")
  func open() async throws {
    try await folder.program(Self.name, "exec /bin/sleep 600")
    #expect(try await compose(["DISPLAY": ":9"]))
  }
}

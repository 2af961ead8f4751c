import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The reader's web browser", .takesTurns)
struct SystemBrowserTests {
  #if os(macOS)
    private static let desktop = "open"
  #else
    private static let desktop = "xdg-open"
  #endif

  /// Records the arguments of its call.
  private static let telling = "printf '<%s>' \"$@\" > \"$0.words\""
  private static let address = "https://example.com/a?b=1&c=$(touch%20x);'*"

  private let folder = TemporaryFolder()

  private func open(_ browser: String?, ownsTerminal: Bool = false, display: String? = ":9") async throws {
    var environment = folder.ownPrograms
    environment["BROWSER"] = browser
    environment["DISPLAY"] = display
    environment["NEWSAPI_KEY"] = "sesame123"
    try await SystemBrowser(environment: environment, ownsTerminal: ownsTerminal)
      .open(try #require(WebLink(Self.address)))
  }

  static let commands: [(String, String)] = [
    ("", "<\(address)>"), (" --new  -x", "<--new><-x><\(address)>"), (" %s", "<\(address)>"),
    (" --at=%s! %s -x", "<--at=\(address)!><\(address)><-x>"), (" '%s'", "<'\(address)'>"),
    (" $(touch", "<$(touch><\(address)>"),
  ]

  @Test("the address is one argument, in its place or the last", arguments: SystemBrowserTests.commands)
  func words(rest: String, expected: String) async throws {
    let path = try await folder.program("browser", Self.telling)
    try await open(path + rest)
    #expect(try folder.read("bin/browser.words") == expected)
  }

  @Test("the first program that exists is used", arguments: ["/nowhere/browser", "absent", " ", ""])
  func list(first: String) async throws {
    try await folder.program("absent", "exit 127")
    let paths = [
      try await folder.program("one", Self.telling), try await folder.program("two", Self.telling),
    ]
    let name = first == "absent" ? folder.path + "/bin/absent" : first
    try await open(([name] + paths).joined(separator: ":"))
    #expect(try folder.read("bin/one.words") == "<\(Self.address)>")
    #expect(folder.text("bin/two.words") == nil)
  }

  @Test("a browser that fails is an error, and no other is tried", arguments: [("exit 3", 3), ("kill -TERM $$", 143)])
  func failure(script: String, status: Int) async throws {
    let (path, other) = (
      try await folder.program("browser", script), try await folder.program("other", Self.telling)
    )
    await #expect(throws: NewsError.sharing(.browserFailed(program: path, status: status, link: Self.address))) {
      try await open(path + ":" + other)
    }
    #expect(folder.text("bin/other.words") == nil)
  }

  @Test(
    "the error for a missing browser has the one that was named",
    arguments: ["/nowhere/a", "/nowhere/a:/nowhere/b &", nil, " "] as [String?])
  func whereThereIsNoneThatIsToldWithTheOneThatWasNamed(browser: String?) async throws {
    let failure =
      browser?.nonBlank.map { NewsError.sharing(.browserFailed(program: $0, status: 127, link: Self.address)) }
      ?? .sharing(.noBrowser(link: Self.address))
    await #expect(throws: failure) { try await open(browser) }
  }

  @Test("if no browser is named, the desktop's is used", arguments: [nil, "", " "] as [String?])
  func desktop(browser: String?) async throws {
    try await folder.program(Self.desktop, Self.telling)
    try await open(browser, ownsTerminal: true)
    #expect(try folder.read("bin/\(Self.desktop).words") == "<\(Self.address)>")
  }

  @Test("without a display the desktop's opener is not asked, as nobody would see what it starts")
  func noDisplay() async throws {
    try await folder.program(Self.desktop, Self.telling)
    await #expect(throws: NewsError.sharing(.noBrowser(link: Self.address))) { try await open(nil, display: nil) }
    #expect(folder.text("bin/\(Self.desktop).words") == nil)
  }

  @Test("a command that ends with & is not waited for")
  func background() async throws {
    let path = try await folder.program(
      "browser",
      """
      \(Self.telling)
      echo $$ > "$0.process"
      for round in $(/usr/bin/seq 2000); do [ ! -e "$0.end" ] || exit 3; /bin/sleep 0.05; done
      """)
    try await open(path + " -x &")
    #expect(try await eventually { folder.process("bin/browser.process") != nil })
    #expect(try folder.read("bin/browser.words") == "<-x><\(Self.address)>")
    let process = try #require(folder.process("bin/browser.process"))
    #expect(isThere(process))
    try folder.write([], to: "bin/browser.end")
    #expect(try await eventually { !isThere(process) })
  }

  @Test("a browser does not get the key")
  func key() async throws {
    let path = try await folder.program("browser", "[ -z \"${NEWSAPI_KEY+set}\" ]")
    try await open(path)
  }
}

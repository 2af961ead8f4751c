import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Looking at the machine", .takesTurns)
struct SystemInspectionTests {
  private let folder = TemporaryFolder()

  private func machine(_ variables: [String: String] = [:], patience: Duration = .seconds(3)) -> SystemInspection {
    SystemInspection(
      version: "1", environment: folder.ownPrograms.merging(variables) { $1 },
      builtIn: [Component("lexbor", version: "3.1.0", .needed, package: "")], release: folder.path + "/os-release",
      patience: patience)
  }

  @Test("the system is named by its release, its kernel and its processor, and not by its host")
  func system() throws {
    let bare = machine().system
    try folder.write("ID=testix\nPRETTY_NAME=\"Testix 1 (one)\"\n".utf8, to: "os-release")
    #expect(machine().system == "Testix 1 (one), " + bare)
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count - 1)
    let name = String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #expect(name.count < 4 || !bare.contains(name))
  }

  @Test("the libraries that the tests themselves need are there, with a version")
  func libraries() async {
    let components = await machine().components()
    for name in ["lexbor", "SQLite", "libcurl", "libxml2"] {
      let version = components.first { $0.name == name }?.version ?? ""
      #expect(version.contains(#/^\d+\.\d+/#), "\(name) \(version)")
    }
    #expect(components.first { $0.name == "chafa" }?.version == .some(nil))
    #expect(Set(components.map(\.name)).count == components.count)
  }

  @Test("chafa says its version itself")
  func chafa() async throws {
    try await folder.makeProgram("chafa", "echo 'Chafa version 1.12.4'; echo; echo Loaders")
    #expect(await machine().components().last?.version == "1.12.4")
    try await folder.makeProgram("chafa", "exit 1")
    #expect(await machine().components().last?.version == "")
  }

  @Test("a locale is installed or not; without one there is nothing to say")
  func locale() {
    #expect(machine().locale() == LocaleCondition(name: nil, isInstalled: false))
    #expect(machine(["LANG": "C.UTF-8"]).locale() == LocaleCondition(name: "C.UTF-8", isInstalled: true))
    let missing = machine(["LANG": "C.UTF-8", "LC_ALL": "xx_XX.nothing"]).locale()
    #expect(missing == LocaleCondition(name: "xx_XX.nothing", isInstalled: false))
  }

  @Test("fonts are those of this machine's desktop, and unknown elsewhere")
  func fonts() async throws {
    try await folder.makeProgram("fc-list", "echo DejaVu Sans")
    #expect(await machine().hasBrailleFont() == nil)
    #expect(await machine(["DISPLAY": ":0", "SSH_CONNECTION": "a"]).hasBrailleFont() == nil)
    #expect(await machine(["DISPLAY": ":0"]).hasBrailleFont() == true)
    try await folder.makeProgram("fc-list", ":")
    #expect(await machine(["WAYLAND_DISPLAY": "w"]).hasBrailleFont() == false)
  }

  static let timers: [([String], CollectorSchedule)] = [
    (["Id=supernews-collect.timer", "LoadState=loaded", "ActiveState=active"], .active),
    (["Id=supernews-collect.timer", "LoadState=loaded", "ActiveState=inactive"], .inactive),
    (["Id=supernews-collect.timer", "LoadState=not-found", "ActiveState=inactive"], .none),
    (
      [
        "Id=supernews-collect.timer", "LoadState=loaded", "ActiveState=active", "", "Id=supernews-collect.service",
        "LoadState=loaded", "ActiveState=failed", "Result=exit-code",
      ], .failed
    ),
    ([], .none),
  ]

  @Test("the timer of a collector is found by systemctl", arguments: timers)
  func schedule(lines: [String], schedule: CollectorSchedule) async throws {
    #expect(await machine().schedule() == .none)
    try await folder.makeProgram("systemctl", lines.map { "echo '\($0)'" }.joined(separator: "\n") + "\n:")
    #expect(await machine().schedule() == schedule)
    try await folder.makeProgram("systemctl", "echo 'Failed to connect to bus'; exit 1")
    #expect(await machine().schedule() == .none)
  }

  @Test("a program that hangs does not hold up the rest")
  func hanging() async throws {
    try await folder.makeProgram("systemctl", "while :; do :; done")
    #expect(await machine(patience: .milliseconds(300)).schedule() == .none)
  }

  @Test("programs are found in the path")
  func programs() async throws {
    #expect(!machine().has(program: "take"))
    try await folder.makeProgram("take", ":")
    #expect(machine().has(program: "take") && machine().has(program: folder.programs + "/take"))
    #expect(!machine().has(program: "/nowhere/take"))
    try await folder.makeProgram("sendmail", ":")
    #expect(machine().mailProgram == folder.programs + "/sendmail")
  }
}

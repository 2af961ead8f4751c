import TestSupport
import TestTraits
import Testing

@Suite(
  "The unit of systemd for collecting", .takesTurns,
  .enabled(if: Program.isInstalled("/usr/bin/systemd-analyze"), "systemd is not installed"))
struct CollectorUnitTests {
  private let home = TemporaryFolder()

  private var unit: String {
    get throws {
      let file: String = #filePath
      let root = file[..<(try #require(file.firstRange(of: "/Tests/"))).lowerBound]
      let text = try String(
        decoding: Data(contentsOf: URL(filePath: root + "/scripts/systemd/supernews-collect.service")), as: UTF8.self)
      return text.replacing("@bin@", with: "/usr/bin")
    }
  }

  @Test("it is exposed to 3.5 of 10 at most")
  func exposure() async throws {
    let path = try home.write(try unit.utf8, to: "supernews-collect.service")
    var analysis = Program(home: home)
    analysis.path = "/usr/bin/systemd-analyze"
    let result = try await analysis.run(["security", "--offline=yes", "--no-pager", "--threshold=35", path])
    #expect(result.status == 0, "\(result.output.suffix(300))")
    #expect(result.output.contains("Overall exposure level"))
  }

  @Test("it has none of the options that hide the session bus or end programs which compile while they run")
  func alerts() throws {
    let options = try unit.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for name in [
      "ProtectKernelTunables", "ProtectControlGroups", "ProtectProc", "ProcSubset", "MemoryDenyWriteExecute",
    ] {
      #expect(!options.contains { $0.hasPrefix(name + "=") }, "\(name)")
    }
    #expect(options.contains("PrivateUsers=yes"))
  }
}

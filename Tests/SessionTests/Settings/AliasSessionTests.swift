import TestSupport
import TestTraits
import Testing

@Suite("Aliases and the start-up file in scripts", .takesTurns)
struct AliasSessionTests {
  private let home = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") async throws -> Program.Result {
    try await Program(home: home).run(["--provider", "sample"] + arguments, input: input)
  }

  @Test("with --rc a script runs the start-up file first and knows the aliases; without, neither")
  func rc() async throws {
    try home.write("country japan\nalias two='top --limit 2'\n".utf8, to: ".config/supernews/rc")
    let with = try await run(["--rc", "-F", "tsv", "-c", "two; country"])
    #expect(with.status == 0, "\(with.errors)")
    #expect(with.lines.first == "country\tjp" && with.lines.last == "country\tjp", "\(with.output)")
    #expect(with.lines.count == 5, "\(with.output)")
    for arguments in [["--rc", "-F", "tsv", "two"], ["-F", "tsv", "--rc", "-f", "-"]] {
      let result = try await run(arguments, input: "two\n")
      #expect(result.status == 0 && result.lines.count { $0.split(separator: "\t").count == 6 } == 2, "\(result)")
    }
    // The alias is kept since, and is no part of a script that did not ask for it.
    let without = try await run(["-c", "two"])
    #expect(without.status == 1)
    #expect(without.errors.contains("two: aliases are for the prompt; start the script with supernews --rc"))
    let bare = try await run(["--rc", "--no-config", "-c", "country; two"])
    #expect(bare.output.contains("United States (us)") && bare.status == 1)
  }

  @Test("an error in the start-up file has its place, and -e ends the script there")
  func faults() async throws {
    try home.write("wrong\ncountry japan\n".utf8, to: ".config/supernews/rc")
    let result = try await run(["--rc", "-c", "country"])
    #expect(result.status == 1 && result.output.contains("Japan (jp)"))
    #expect(result.errors.contains("/.config/supernews/rc:1: wrong: unknown command"), "\(result.errors)")
    let strict = try await run(["-e", "--rc", "-c", "country"])
    #expect(strict.status == 1 && strict.output.isEmpty)
  }

  @Test("a circle in the file of settings is an error with its chain, and the next line runs")
  func circle() async throws {
    try home.write("alias aa = bb\nalias bb = top; aa\nalias top = quit\n".utf8, to: ".config/supernews/config")
    let result = try await run(["--rc", "-F", "json", "-c", "aa\ntop --limit 1"])
    let statuses = result.lines.filter { $0.contains(#""type":"status""#) }
    #expect(statuses.count == 2 && statuses[0].contains("aliases in a circle: aa → bb → aa"), "\(result.output)")
    #expect(statuses[1].contains(#""command":"top","ok":true"#))
    // Commands come before aliases of their names.
    #expect(try await run(["--rc", "-c", "top --limit 1; list"]).lines.count > 3)
  }

  @Test("aliases are kept between sessions and removed, in either language")
  func kept() async throws {
    #expect(try await run(["alias", "hot=top sports --limit 1"]).status == 0)
    #expect(try home.read(".config/supernews/config").contains("alias hot = top sports --limit 1\n"))
    let french = try await run(["--lang", "fr", "-F", "tsv", "-c", "alias; effacer-alias hot; alias"])
    #expect(french.output == "hot\ttop sports --limit 1\nhot\ttop sports --limit 1\n", "\(french.output)")
    #expect(try !home.read(".config/supernews/config").contains("hot"))
  }

  @Test("what an alias gives to the system's shell are arguments, not commands")
  func shell() async throws {
    let script =
      "alias say='!printf \"%s-\" $1 end'\nsay '; touch ~/made; echo'\nalias find-in='top --limit 5 | grep -c \"$1\"'\nfind-in '$(touch ~/made)'\n"
    let result = try await run(["--rc"], input: script)
    #expect(
      result.output.contains(";-touch-~/made;-echo-end-") || result.output.contains("; touch ~/made; echo-end-"),
      "\(result)")
    #expect(!home.hasFile("made"))
  }
}

import TestSupport
import TestTraits
import Testing

/// `SUPERNEWS_WRITE_FIXTURES=1` rewrites the man pages next to the sources.
@Suite("The manual and the completions that the program prints", .takesTurns)
struct ManualTests {
  private static let root = #filePath.replacing("/Tests/SessionTests/Manual/ManualTests.swift", with: "")
  private static let bash = "/bin/bash"
  private static let bashCompletion = "/usr/share/bash-completion/bash_completion"
  private static let zsh = "/usr/bin/zsh"
  private static let fish = "/usr/bin/fish"
  private static let mandoc = "/usr/bin/mandoc"
  private static let man = "/usr/bin/man"

  private static func isInstalled(_ program: String) -> Bool { access(program, X_OK) == 0 }

  private let home = TemporaryFolder()

  private func generated(_ kind: String, in language: String = "en") async throws -> String {
    let result = try await Program(home: home).run(["--generate", kind, "--lang", language])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    // One line break at the end, as in a file.
    #expect(result.output.hasSuffix("\n"))
    #expect(!result.output.hasSuffix("\n\n"))
    return result.output
  }

  /// Runs one of the system's programs.
  private func run(_ program: String, _ arguments: [String]) async throws -> Program.Result {
    var system = Program(home: home)
    system.path = program
    // Library paths for our programs must not affect the system's.
    system.environment["LD_LIBRARY_PATH"] = nil
    return try await system.run(arguments)
  }

  @Test(
    "the man page is valid for its formatters",
    .enabled(if: isInstalled(mandoc) || isInstalled(man), "neither mandoc nor man is installed"),
    arguments: ["en", "fr"])
  func page(language: String) async throws {
    let page = try home.write(try await generated("man", in: language).utf8, to: "supernews.1")
    let result =
      Self.isInstalled(Self.mandoc)
      ? try await run(Self.mandoc, ["-Tlint", page])
      : try await run(Self.man, ["--warnings", "-E", "UTF-8", "-Tutf8", "-l", page])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    if Self.isInstalled(Self.mandoc) { #expect(result.output.isEmpty) }
  }

  @Test(
    "the man pages among the sources are those that the program prints",
    arguments: [("en", "supernews.1"), ("fr", "supernews.fr.1")])
  func manPagesThatAreKeptAreThoseThatTheProgramPrints(language: String, name: String) async throws {
    let folder = Self.root + "/Sources/supernews/Manual"
    let page = try await generated("man", in: language)
    if ProcessInfo.processInfo.environment["SUPERNEWS_WRITE_FIXTURES"] == "1" {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(page.utf8).write(to: URL(filePath: folder + "/" + name))
    }
    let kept = String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + name)), as: UTF8.self)
    #expect(page == kept, "SUPERNEWS_WRITE_FIXTURES=1 writes it anew")
  }

  /// The words before the cursor, as bash splits them, and the completions offered for the last one.
  private static let bashCases: [([String], [String])] = [
    (["--fo"], ["--format"]), (["--format", ""], ["text", "tsv", "json"]),
    (["--format", "="], ["text", "tsv", "json"]),
    (["--format", "=", "t"], ["text", "tsv"]), (["--format=j"], ["--format=json"]), (["-F", "j"], ["json"]),
    (["--country", "=", "fr"], ["fr"]), (["--language", "u"], ["ur"]), (["--format", "text", "spo"], ["sports"]),
    (["--format", "=", "text", "spo"], ["sports"]), (["-c", "top", "qui"], ["quit"]), (["-c", "-F", "qui"], ["quit"]),
    (["-e", "--offline", "--lang", "f"], ["fr"]), (["--", "quo"], ["quota"]), (["--", "top", "quo"], []),
    (["top", "quo"], []), (["--source", "q"], []), (["-f", "q"], []), (["--nothing"], []),
  ]

  @Test(
    "bash completes options, their values and commands", .enabled(if: isInstalled(bash), "bash is not installed"))
  func completeInBash() async throws {
    let script = try home.write(try await generated("bash").utf8, to: "supernews")
    let lines = Self.bashCases.map { words, _ in
      let quoted = words.map { " '\($0)'" }.joined()
      return """
        COMP_WORDS=(supernews\(quoted)) COMP_CWORD=\(words.count) COMPREPLY=()
        _supernews
        echo "<${COMPREPLY[*]}>"

        """
    }
    let result = try await run(Self.bash, ["--norc", "-c", "source \"$0\" || exit\n" + lines.joined(), script])
    #expect(result.lines == Self.bashCases.map { "<\($0.1.joined(separator: " "))>" })
    #expect(result.errors.isEmpty)
  }

  @Test(
    "in bash the package bash-completion makes no difference",
    .enabled(if: isInstalled(bash) && access(bashCompletion, R_OK) == 0, "bash-completion is not installed"))
  func besideBashCompletion() async throws {
    let script = try home.write(try await generated("bash").utf8, to: "supernews")
    let lines = "source \(Self.bashCompletion); source \"$0\"; complete -p supernews"
    let result = try await run(Self.bash, ["--norc", "-c", lines, script])
    #expect(result.lines == ["complete -F _supernews supernews"])
    #expect(result.errors.isEmpty)
  }

  /// The text before Tab, and the words of the resulting line.
  private static let zshCases = [
    ("--off", "--offline"), ("--format=j", "--format=json"), ("-F j", "-F json"), ("--country=j", "--country=jp"),
    ("--language u", "--language ur"), ("--format text spo", "--format text sports"), ("-- quo", "-- quota"),
    ("-f morn", "-f morning.news"), ("top morn", "top morning.news"), ("top --off", "top --off"),
  ]

  @Test(
    "zsh completes them in a terminal, and finds the script by its name",
    .enabled(if: isInstalled(zsh), "zsh is not installed"))
  func completeInZsh() async throws {
    try home.write(try await generated("zsh").utf8, to: "functions/_supernews")
    try home.write([], to: "files/morning.news")
    let lines = """
      zmodload zsh/zpty
      cd $HOME/files
      zpty terminal $0 -f -i
      # Up to the next mark.
      answer() {
        local text= part=
        until [[ $text == *'>>'* ]]; do zpty -r terminal part || return; text+=$part; done
        print -r -- ${${text##*'<<'}%%'>>'*}
      }
      zpty -w terminal 'PS1= fpath=($HOME/functions $fpath); autoload -U compinit; compinit -D -u
        setopt no_beep; supernews() { print -r -- "<""<$*>"">" }; print "<""<ready>"">"'
      answer >/dev/null
      for line; do zpty -w -n terminal "supernews $line"$'\\t\\n'; answer; done
      """
    let program = Self.zsh
    let result = try await run(program, ["-f", "-c", lines, program] + Self.zshCases.map(\.0))
    #expect(result.lines == Self.zshCases.map(\.1))
    #expect(result.errors.isEmpty)
  }

  @Test("zsh can source the script as well", .enabled(if: isInstalled(zsh), "zsh is not installed"))
  func sourceInZsh() async throws {
    let script = try home.write(try await generated("zsh").utf8, to: "supernews.zsh")
    let lines = "autoload -U compinit; compinit -D -u; source $0; print $_comps[supernews]"
    let result = try await run(Self.zsh, ["-f", "-c", lines, script])
    #expect(result.lines == ["_supernews"])
    #expect(result.errors.isEmpty)
  }

  private static let fishCases = [
    ("--fo", ["--format\toutput format (default: text)"]), ("-F j", ["json\toutput format (default: text)"]),
    ("--country j", ["jp\tJapan"]), ("--country=j", ["--country=jp\tJapan"]), ("--language u", ["ur\tUrdu"]),
    ("spo", ["sports\ttop sports"]), ("--format text spo", ["sports\ttop sports"]),
    ("-c top spo", ["sports\ttop sports"]),
    ("-c ", []), ("top --off", []), ("-f mor", ["morning.news"]), ("top mor", ["morning.news"]), ("--source mor", []),
  ]

  @Test(
    "fish completes them, with descriptions", .enabled(if: isInstalled(fish), "fish is not installed"))
  func completeInFish() async throws {
    let script = try home.write(try await generated("fish").utf8, to: "supernews.fish")
    try home.write([], to: "files/morning.news")
    let lines = "cd $HOME/files; source $argv[1]; for line in $argv[2..-1]; complete -C $line; echo end; end"
    let typed = Self.fishCases.map { "supernews " + $0.0 }
    let result = try await run(Self.fish, ["--no-config", "-c", lines, script] + typed)
    #expect(result.lines == Self.fishCases.flatMap { $0.1 + ["end"] })
    #expect(result.errors.isEmpty)
  }
}

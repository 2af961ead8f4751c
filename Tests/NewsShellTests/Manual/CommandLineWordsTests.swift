import Testing

@testable import NewsPresentation
@testable import NewsShell

@Suite("Options of the program after a command")
struct CommandLineWordsTests {
  private func divided(_ line: String) -> CommandLineWords {
    CommandLineWords(line.split(separator: " ").map(String.init))
  }

  @Test(
    "they are taken wherever they are, the command keeps its own",
    arguments: [
      ("top sports --country jp -F tsv", "top sports --country jp", ["format=tsv"]),
      ("top -Ftsv --limit 2", "top --limit 2", ["format=tsv"]),
      ("france --format json --limit 1", "france --limit 1", ["format=json"]),
      ("une sport --pays jp --format=json", "une sport --pays jp", ["format=json"]),
      ("the guardian --offline -v", "the guardian", ["offline=", "verbose="]),
      ("3 --color always", "3", ["color=always"]),
      ("top --fields id,title --no-messages", "top", ["fields=id,title", "no-messages="]),
      ("collect --once --verbose -F json", "collect --once", ["verbose=", "format=json"]),
      ("top --format", "top", ["format?"]),
    ])
  func taken(line: String, command: String, options: [String]) {
    let words = divided(line)
    #expect(words.command.joined(separator: " ") == command)
    #expect(words.options.map { $0.name + ($0.value.map { "=" + $0 } ?? "?") } == options)
  }

  @Test(
    "nothing is taken from values, after --, or from what goes to another program",
    arguments: [
      "find --label --offline", "search -- -F tsv", "! ls -F --color", "! ls -v",
      "settings translator trans -v", "top --form tsv", "search -Foo -vowel", "top --offline=yes", "-F tsv",
    ])
  func kept(line: String) {
    let words = divided(line)
    #expect(words.command.joined(separator: " ") == line)
    #expect(words.options.isEmpty)
  }
}

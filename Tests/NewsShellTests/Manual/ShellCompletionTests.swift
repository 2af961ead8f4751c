import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Completion in shells")
struct ShellCompletionTests {
  private static let bash = ShellCompletion.text(for: .bash)
  private static let zsh = ShellCompletion.text(for: .zsh)
  private static let fish = ShellCompletion.text(for: .fish)

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
  }

  @Test("every option is in each script, with its letter", arguments: ProcessOption.all.map(\.name))
  func options(name: String) throws {
    let option = try #require(ProcessOption.all.first { $0.name == name })
    let letter = option.letter.map(String.init)
    let words = Self.bash.split { !$0.isLetter && $0 != "-" }
    #expect(words.contains("--" + name))
    #expect(letter.map { words.contains("-" + $0) } ?? true)

    let zsh = try #require(
      Self.lines(Self.zsh).first {
        $0.contains("--\(name)[") || $0.contains("--\(name)=")
          || $0.contains("--\(name)'[") || $0.contains("--\(name)}'[")
      })
    let help = option.help.english
    // The text is quoted for the shell.
    #expect(zsh.contains("[\(help.replacing("'", with: "'\\''"))]"))
    #expect(letter.map { zsh.contains("{-\($0)") } ?? true)

    let fish = try #require(Self.lines(Self.fish).first { $0.contains(" -l \(name) ") })
    #expect(fish.hasSuffix(" -d '\(help.replacing("'", with: "\\'"))'"))
    #expect(letter.map { fish.contains(" -s \($0) ") } ?? !fish.contains(" -s "))
  }

  @Test("commands have their English names, and names that stand for a command with words")
  func commands() {
    let names = ShellCompletion.commands(in: .english).map(\.word)
    for declaration in CommandTable.standard.declarations { #expect(names.contains(declaration.name)) }
    for category in NewsDomain.Category.allCases { #expect(names.contains(category.code)) }
    #expect(Set(names).count == names.count)
    #expect(!names.contains("cherche"))
    #expect(!names.contains("économie"))
  }

  @Test("names and codes are in each script, with descriptions where the shell shows them")
  func choices() {
    let choices =
      ShellCompletion.commands(in: .english) + ShellCompletion.countries(in: .english)
      + ShellCompletion.languages(in: .english)
    #expect(choices.count > 100)
    let words = Set(Self.bash.split { $0 == " " || $0 == "'" || $0 == "\n" }.map(String.init))
    for (word, description) in choices {
      #expect(words.contains(word))
      #expect(Self.zsh.contains("\n    '\(word):\(description.replacing("'", with: "'\\''"))'\n"))
      #expect(Self.fish.contains("\n        '\(word)' '\(description.replacing("'", with: "\\'"))'"))
    }
  }

  @Test("values that are one of a few words are in each script")
  func valuesThatAreAFewWordsAreInEachScript() {
    for case .choice(let values) in ProcessOption.all.map(\.value) {
      let words = values.joined(separator: " ")
      #expect(Self.bash.contains("choices='\(words)' ;;"))
      #expect(Self.zsh.contains(":(\(words))'"))
      #expect(Self.fish.contains(" -x -a '\(words)' "))
    }
  }

  @Test("descriptions are in the requested language")
  func descriptionsAreInTheLanguageAskedFor() {
    for dialect in [ShellCompletion.Dialect.zsh, .fish] {
      let text = ShellCompletion.text(for: dialect, in: .french)
      #expect(text.contains("s’arrêter à la première commande qui échoue"))
      #expect(text.contains("Allemagne"))
      #expect(text.contains("allemand"))
      #expect(!text.contains("Germany"))
    }
  }

  @Test(
    "characters that a shell would interpret have a backslash before them",
    arguments: [
      ("plain", "[]\\", "plain"), ("a[b]c", "[]\\", "a\\[b\\]c"), ("back\\slash", "'\\", "back\\\\slash"),
      ("l'un", "'\\", "l\\'un"), ("e\u{301}'\u{301}", "'", "e\u{301}\\'\u{301}"), ("", "'", ""),
    ])
  func escaped(text: String, characters: String, expected: String) {
    #expect(text.backslashed(characters) == expected)
  }

  @Test("no script ends in an empty line", arguments: ShellCompletion.Dialect.allCases)
  func noScriptEndsInAnEmptyLine(dialect: ShellCompletion.Dialect) {
    #expect(ShellCompletion.text(for: dialect).last?.isNewline == false)
  }
}

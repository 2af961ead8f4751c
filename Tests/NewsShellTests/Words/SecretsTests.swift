import Testing

@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Secrets in lines")
struct SecretsTests {
  private static let key = "0123456789abcdef0123456789ABCDEF"

  static let texts: [(String, Bool)] = [
    ("", false), ("top sports", false), (key, true), ("key \(key)", true), ("a=\(key)&b", true), ("'\(key)'", true),
    ("x\(key)", true), ("\(key)0", true), (String(key.dropLast()), false), ("0123456789abcdef 0123456789abcdef", false),
    ("0123456789abcdef-0123456789abcdef", false), ("0123456789abcdefg0123456789abcdef", false),
    ("https://example.org/feed@home.xml", false), ("https://reader:secret@example.org/feed.xml", true),
    ("add feed://a:b@example.org", true), ("reader:secret@example.org", true), ("reader@example.org", false),
    ("https://reader@example.org", false), ("https://example.org/?mail=a:b@c", false), ("12:30 @home", false),
    ("a\thttps://a:b@c.example", true), ("reader:\u{301}secret@example.org", true),
    ("https:/\u{301}/a:b@c.example", false), ("https://a:\u{FE0F}b@\u{301}c.example", true),
  ]

  @Test("keys are secrets, and so are addresses with a password", arguments: SecretsTests.texts)
  func areIn(text: String, expected: Bool) {
    #expect(Secrets.areIn(text) == expected)
    #expect(Secrets.masked(text) == (expected ? "***" : text))
    if expected { #expect(Secrets.areIn(shellCommand: text)) }
  }

  static let lines: [(String, Bool)] = [
    ("search 0123456789abcdef\"0123456789abcdef\"", true), ("search 0123456789abcdef\\0123456789abcdef", true),
    ("feeds add \"http://bob:pass word@a.example/f\"", true), ("feeds add http://bob:pass\\ word@a.example/f", true),
    ("feeds add http:\\/\\/bob:word@a.example", true), ("feeds add http:/\"\"/bob:word@a.example", true),
    ("feeds add http://bob:wo/rd@a.example/f", true), ("feeds add http://bob:wo?rd@a.example/f", true),
    ("feeds add http://token@a.example/f", true), ("feeds add http://a.example:80/@bob", false),
    ("feeds add https://a.example/@bob/feed", false), ("search 'a: b'", false),
    ("settings on-alert \"curl -u a:word x\"", true), ("settings translator 'trans --password word'", true),
    ("settings translator 'trans -b'", false),
  ]

  @Test("a line with a secret is not stored, however it is quoted", arguments: SecretsTests.lines)
  func quoted(line: String, isSecret: Bool) {
    let commands = ParsedLine(line).commands.map { MatchedPhrase($0, in: .standard, at: .english) }
    let policy = HistoryPolicy(for: line, of: commands)
    #expect((policy == .never) == isSecret)
  }

  static let commands: [(String, Bool)] = [
    ("grep -i moon", false), ("tool --token=\u{301}abc", true), ("curl -u a:\u{301}b x", true),
    ("wc tokens.txt", false), ("curl -H 'Authorization: Bearer abc'", true),
    ("curl -H \"X-API-Key: abc\"", true), ("curl https://example.org/?api_key=abc", true), ("APIKEY=abc tool", true),
    ("tool --password abc", true), ("tool --password=abc", true), ("mysql --PASSWD abc", true),
    ("export NEWS_TOKEN=abc; date", true), ("curl -u jane:abc https://example.org", true),
    ("curl --user jane:abc https://example.org", true), ("ssh -u jane", false), ("ls -u", false), ("top -u 12", false),
  ]

  @Test("in shell commands, values after the usual names of secrets are secrets", arguments: SecretsTests.commands)
  func areInCommand(command: String, expected: Bool) {
    #expect(Secrets.areIn(shellCommand: command) == expected)
  }
}

import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("share with targets of one's own")
struct ShareCommandTargetTests {
  private static let make = #"settings share-to pocket 'add --to "my list" {url} {title}'"#

  @Test(
    "an article goes to the program of a target",
    arguments: ["share 2 pocket", "share pocket 2", "share 2 --to pocket", "partage 2 POCKET", "share 2 --to=Pocket"])
  func sent(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([Self.make, "top --limit 3", line])
    #expect(newsroom.targets.runs == [["add", "--to", "my list", "https://example.com/2", "Headline 2"]])
    #expect(transcript.errors == "Sent to pocket: example.com.\n")
    #expect(transcript.status == .success)
    #expect(!transcript.output.hasSuffix("https://example.com/2\n"))
  }

  @Test("several articles go one by one, and the open one without a number")
  func several() async throws {
    let newsroom = FakeNewsroom()
    let lines = ["settings share-to p 'add {source}: {title}'", "top --limit 3", "share 1 3 p", "open 2", "share p"]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(
      newsroom.targets.runs == [1, 3, 2].map { ["add", "Example News:", "Headline \($0)"] })
    #expect(try transcript.objects().filter { $0.type == "share" }.compactMap(\.n) == [1, 3, 2])
  }

  @Test("a title cannot be more than one argument, nor an option, nor control a terminal")
  func hostile() async throws {
    var article = Article.numbered(1)
    article.title = "--exec=x {url} $(id)\u{1B}[31m; rm"
    article.source.name = "A\u{7}B\nC"
    let newsroom = FakeNewsroom(news: .giving([article]))
    _ = try await newsroom.run(["settings share-to p 'add {title} {source}'", "top", "share 1 p"])
    let run = try #require(newsroom.targets.runs.first)
    #expect(run.count == 3)
    #expect(run[1].hasPrefix("exec=x {url} $(id)") && run[1].hasSuffix("; rm"))
    #expect(run.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test("a program that fails is an error, and the rest is not sent")
  func failing() async throws {
    let error = NewsError.sharing(.targetFailed(program: "add", .ended(status: 3)))
    var newsroom = FakeNewsroom()
    newsroom.targets = FakeTargets(failingWith: error)
    let transcript = try await newsroom.run(
      [Self.make, "top --limit 3", "share 1-3 pocket"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["io"])
    #expect(newsroom.targets.runs.count == 1)
  }

  @Test(
    "a word that names nothing is an error",
    arguments: ["share 1 xyzzy", "share 1 --to xyzzy", "share 1 pocket --to mail", "share 1 pock", "share pocket 9 8"])
  func unknown(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([Self.make, "top --limit 3", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [line.hasSuffix("8") ? "noSuchItem" : "usage"])
    #expect(newsroom.targets.runs.isEmpty)
  }

  @Test("at a prompt the beginning of a name is enough, and Tab offers it")
  func beginning() async throws {
    let newsroom = FakeNewsroom()
    let session = Session.fresh(isInteractive: true)
    let transcript = try await newsroom.run(
      [Self.make, "top --limit 3", "share 1 pock"], in: session, isInteractive: true)
    #expect(newsroom.targets.runs.count == 1)
    func offered(_ line: String) -> [String] { Completion.of(line, in: transcript.session).candidates.map(\.text) }
    #expect(offered("share p") == ["pocket"])
    #expect(offered("share 1 --to p") == ["pocket"])
    #expect(offered("settings share-to p") == ["pocket"])
    #expect(offered("share 1 --to ").contains("clipboard"))
  }

  // MARK: - The setting

  @Test("what another session has made or removed meanwhile stays so")
  func otherSession() async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(["settings share-to a 'add {url}'", "settings share-to b 'other {url}'"])
    // The other session has its own memory of what is stored.
    var other = FakeNewsroom()
    other.settings = newsroom.settings
    _ = try await other.run(["settings share-to c third", "settings share-to a off"])
    let transcript = try await newsroom.run(["settings share-to d fourth"], in: .fresh(format: .json))
    let expected = [("b", "other {url}"), ("c", "third"), ("d", "fourth")].map { ShareTarget(name: $0, program: $1) }
    #expect(newsroom.settings.changes.last == SettingsChange(ShareToSetting.self, expected))
    #expect(newsroom.live[ShareToSetting.self] == expected)
    #expect(transcript.session.settings[ShareToSetting.self] == expected)
  }

  @Test("targets are made, changed, listed and removed", arguments: ["share-to", "partager-vers", "partage-vers"])
  func setting(name: String) async throws {
    let newsroom = FakeNewsroom()
    let lines = [
      "settings \(name) a 'add {url}'", "settings \(name) b other {title}", "settings \(name) A 'add -x {url}'",
      "settings \(name) b off", "settings \(name)",
    ]
    let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
    #expect(
      try transcript.objects().filter { $0.type == "setting" }.map(\.value) == [
        "a=add {url}", "a=add {url}; b=other {title}", "a=add -x {url}; b=other {title}", "a=add -x {url}",
        "a=add -x {url}",
      ])
    for line in ["settings \(name) a ''", "settings \(name) a none", "settings \(name) none", "réglages \(name) a non"]
    {
      let removing = FakeNewsroom()
      _ = try await removing.run(["settings \(name) a 'add {url}'", line])
      #expect(removing.live[ShareToSetting.self].isEmpty, "\(line)")
    }
  }

  @Test(
    "a name that is taken or no name, and what is no program, are refused",
    arguments: [
      "mail 'add {url}'", "texte 'add {url}'", "QR 'add {url}'", "clipboard x", "tout x", "all x", "3 x", "a",
      "1-3 x", "a 'x | y'", "a 'x; y'", "a '!x'", "''",
    ])
  func refused(value: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings share-to \(value)"], in: .fresh(format: .json))
    #expect(try transcript.codes().first == "usage")
    #expect(newsroom.live[ShareToSetting.self].isEmpty)
  }
}

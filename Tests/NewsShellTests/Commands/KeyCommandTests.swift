import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("key")
struct KeyCommandTests {
  private static let key = "0123456789abcdef0123456789abcdef"

  @Test(
    "set saves the key, without surrounding blanks, and shows it nowhere",
    arguments: ["key set", "cle donne", "cl\u{E9} donne", "cle set"])
  func setPassesTheKeyOn(line: String) async throws {
    let newsroom = FakeNewsroom(answers: FakeAnswers("  " + Self.key + "\n"))
    let transcript = try await newsroom.run([line, "key", "settings"], in: .fresh(format: .json))
    #expect(transcript.status == .success)
    #expect(newsroom.keys.key == Self.key)
    #expect(!(transcript.output + transcript.errors).contains(Self.key))
  }

  @Test("forget removes it")
  func forget() async throws {
    let newsroom = FakeNewsroom(keys: FakeKeys(Self.key))
    let transcript = try await newsroom.run(["key forget"])
    #expect(transcript.status == .success)
    #expect(newsroom.keys.key == nil)
  }

  @Test("alone it shows the state")
  func state() async throws {
    #expect(try await FakeNewsroom().run(["key"], in: .fresh(format: .tsv)).output == "key\tnone\n")
    let newsroom = FakeNewsroom(keys: FakeKeys(Self.key))
    #expect(try await newsroom.run(["key"], in: .fresh(format: .tsv)).output == "key\tsession\n")
    #expect(newsroom.keys.key == Self.key)
  }

  @Test("at the end of input the saved key stays")
  func noInput() async throws {
    let newsroom = FakeNewsroom(keys: FakeKeys("old"))
    let transcript = try await newsroom.run(["key set"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(newsroom.keys.key == "old")
  }

  @Test("an unusable key is refused, and the saved one stays", arguments: ["", "  ", "foo", "cl\u{E9}"])
  func unusable(secret: String) async throws {
    let newsroom = FakeNewsroom(keys: FakeKeys("old"), answers: FakeAnswers(secret))
    let transcript = try await newsroom.run(["key set"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["parameterInvalid"])
    #expect(newsroom.keys.key == "old")
  }

  @Test("without a terminal nobody is asked, and the command says so at once", arguments: OutputFormat.allCases)
  func withoutATerminalNobodyIsAskedAndItSaysSoAtOnce(format: OutputFormat) async throws {
    let newsroom = FakeNewsroom(keys: FakeKeys("old"), hasPerson: false)
    let transcript = try await newsroom.run(["key set", "key"], in: .fresh(format: format))
    #expect(transcript.status == .failure)
    if format == .json { #expect(try transcript.statuses().map(\.ok) == [false, true]) }
    #expect(newsroom.keys.key == "old")
  }

  @Test("a key that NewsAPI refuses is not saved; one that could not be checked is saved with a notice")
  func keyThatNewsAPIDoesNotTakeIsNotKept() async throws {
    let refused = FakeNewsroom(
      keyCheck: FakeKeyCheck(failingWith: .key(.invalid(message: nil))), answers: FakeAnswers(Self.key))
    #expect(try await refused.run(["key set"], in: .fresh(format: .json)).codes() == ["apiKeyInvalid"])
    #expect(refused.keys.key == nil)
    let away = FakeNewsroom(keyCheck: FakeKeyCheck(failingWith: .network(.offline)), answers: FakeAnswers(Self.key))
    #expect(try await away.run(["key set"]).errors.contains("It could not be checked: "))
    #expect(away.keys.key == Self.key)
    let good = FakeNewsroom(answers: FakeAnswers(Self.key))
    #expect(try await !good.run(["key set"]).errors.contains("checked"))
  }

  static let slips = ["key " + key, "key set " + key, "key forget " + key, "cle '" + key + "'", "key --set " + key]

  @Test("a key typed after the command is refused, repeated nowhere and never kept", arguments: KeyCommandTests.slips)
  func typed(line: String) async throws {
    for format in OutputFormat.allCases {
      let newsroom = FakeNewsroom()
      let transcript = try await newsroom.run([line], in: .fresh(format: format), name: nil, isInteractive: true)
      #expect(transcript.status == .failure)
      #expect(!(transcript.output + transcript.errors).contains(Self.key))
      #expect(newsroom.keys.key == nil)
      #expect(transcript.policies == [HistoryPolicy.never])
    }
  }
}

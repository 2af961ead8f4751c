import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Names in full, where something is deleted")
struct WholeNamesTests {
  private func newsroom() -> FakeNewsroom {
    var newsroom = FakeNewsroom()
    newsroom.upkeep = FakeUpkeep()
    return newsroom
  }

  /// How often articles were deleted by lines.
  private func forgotten(_ lines: [String], isInteractive: Bool) async throws -> (count: Int?, errors: String) {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(
      lines, in: .fresh(isInteractive: isInteractive), isInteractive: isInteractive)
    return (newsroom.upkeep?.forgets.count, transcript.errors)
  }

  static let short = [
    "arch forget --unsaved --yes", "arc forget --unsaved --yes", "archive fo --unsaved --yes",
    "archive forget --uns --yes", "archive forget --unsaved --ye", "arch fo --uns --ye",
  ]

  @Test("a person may abbreviate", arguments: WholeNamesTests.short)
  func person(line: String) async throws {
    #expect(try await forgotten([line], isInteractive: true).count == 1)
  }

  @Test("a script may not", arguments: WholeNamesTests.short)
  func script(line: String) async throws {
    let (count, errors) = try await forgotten([line], isInteractive: false)
    #expect(count == 0)
    #expect(errors.contains("archive") || errors.contains("forget") || errors.contains("--unsaved"))
  }

  @Test("nor may a line that is stored: an alias, one inside another, or a letter", arguments: WholeNamesTests.short)
  func stored(line: String) async throws {
    for lines in [
      ["alias old='\(line)'", "old"], ["alias older='\(line)'", "alias old='older'", "old"],
      ["bind z '\(line)'", "z"],
    ] {
      let (count, errors) = try await forgotten(lines, isInteractive: true)
      #expect(count == 0, "\(lines)")
      #expect(!errors.isEmpty)
    }
  }

  @Test("in full, in any language, all of them may")
  func whole() async throws {
    for line in ["archive forget --unsaved --yes", "Archives oublier --unsaved --yes"] {
      #expect(try await forgotten([line], isInteractive: false).count == 1)
      #expect(try await forgotten(["alias old='\(line)'", "old"], isInteractive: true).count == 1)
    }
  }

  @Test("the error says which word, and what to write")
  func error() async throws {
    let (_, errors) = try await forgotten(["arc forget --unsaved --yes"], isInteractive: false)
    #expect(errors.contains("\"arc\" is abbreviated") && errors.contains("write archive"))
    #expect(try await forgotten(["archive forget --uns --yes"], isInteractive: false).errors.contains("--unsaved"))
    #expect(try await forgotten(["archive fo --unsaved --yes"], isInteractive: false).errors.contains("forget"))
  }

  @Test("what deletes nothing is abbreviated as before")
  func others() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(
      ["arc check", "alias look='arch che'"], in: .fresh(isInteractive: true), isInteractive: true)
    _ = try await newsroom.run(["look"], in: transcript.session, isInteractive: true)
    _ = try await newsroom.run(["arc check"])
    #expect(newsroom.upkeep?.calls.filter { $0 == "check" }.count == 3)
  }

  @Test("every command that takes something away counts as one that deletes")
  func commands() throws {
    let lines = [
      "feeds remove x", "key forget", "unsave 1", "unmute 1", "unfollow 1", "unalias x", "unbind z",
      "archive readers remove anna",
    ]
    for line in lines {
      let match = try #require(try CommandTable.standard.match(ParsedLine(line).commands[0].words))
      #expect(match.command.deletes(try Call(match.words, of: match.declaration)), "\(line)")
    }
    for line in ["feeds", "feeds add x", "archive", "archive check", "top", "save 1", "key"] {
      let match = try #require(try CommandTable.standard.match(ParsedLine(line).commands[0].words))
      #expect(!match.command.deletes(try Call(match.words, of: match.declaration)), "\(line)")
    }
  }
}

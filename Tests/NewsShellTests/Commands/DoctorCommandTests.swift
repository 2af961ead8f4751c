import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("doctor")
struct DoctorCommandTests {
  /// A newsroom whose archive is of a newer version.
  private var broken: FakeNewsroom {
    var newsroom = FakeNewsroom()
    newsroom.diagnosis.archive = FakeInspector(.failure(.archive(.newer(file: "/home/anna/archive.sqlite"))))
    return newsroom
  }

  @Test("says that everything is fine, in each language and by each name", arguments: InterfaceLanguage.all)
  func fine(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let transcript = try await FakeNewsroom().run([words.names(of: .doctor)[0]], in: .fresh(language: language))
    #expect(transcript.status == .success && transcript.errors.isEmpty)
    // Nobody asks for the reader's own feeds where there are none.
    for subject in CheckSubject.allCases where subject != .ownFeeds {
      #expect(transcript.output.contains(words.label(of: subject)))
    }
    #expect(transcript.output.hasSuffix(words.checked(problems: 0, warnings: 0) + "\n"))
  }

  @Test("something broken is shown with the rest, and makes the command fail")
  func failure() async throws {
    let transcript = try await broken.run(["doctor"])
    #expect(transcript.status == .failure)
    #expect(transcript.output.contains("✗") && transcript.output.contains("✓"))
    #expect(transcript.errors.contains("found 1 problem"))
    let json = try await broken.run(["doctor"], in: .fresh(format: .json))
    #expect(try json.codes() == ["diagnosis"])
    #expect(try json.objects().count == CheckSubject.allCases.count)
  }

  @Test("hints alone do not make it fail")
  func hints() async throws {
    var newsroom = FakeNewsroom()
    newsroom.diagnosis.machine.timer = .inactive
    let transcript = try await newsroom.run(["doctor"])
    #expect(transcript.status == .success && transcript.output.contains("1 hint"))
  }

  @Test("--offline asks nobody", arguments: ["doctor --offline", "diagnostic --hors-ligne"])
  func offline(line: String) async throws {
    let newsroom = FakeNewsroom()
    #expect(try await newsroom.run([line]).status == .success)
    #expect(newsroom.diagnosis.probe.asked.isEmpty)
    _ = try await newsroom.run(["doctor"])
    #expect(newsroom.diagnosis.probe.asked.count == 3)
  }

  @Test("--report writes a file without anything private, also if something is broken")
  func report() async throws {
    let newsroom = broken
    let transcript = try await newsroom.run(["doctor --report /tmp/report.txt"])
    #expect(transcript.status == .failure)
    let report = try #require(newsroom.files.texts["/tmp/report.txt"])
    #expect(report.contains("Archive: problem, error archive") && !report.contains("anna"))
    #expect(transcript.errors.contains("/tmp/report.txt"))
    // It is for those who read such reports, whatever the reader's language.
    _ = try await newsroom.run(["diagnostic --rapport ~/rapport.txt"], in: .fresh(language: .french))
    #expect(newsroom.files.texts["~/rapport.txt"]?.contains("Network: fine") == true)
    #expect(try await newsroom.run(["doctor --report ''"]).errors.contains("--report"))
  }

  @Test("without UTF-8 it shows ASCII")
  func plain() async throws {
    var newsroom = FakeNewsroom()
    newsroom.diagnosis.terminal.shown.isUTF8 = false
    let output = try await newsroom.run(["doctor"]).output
    #expect(!output.contains { "✓✗→".contains($0) } && output.contains("+  ") && output.contains("!  "))
  }

  @Test("it sends no mail, no alert and no request for news, and the list stays")
  func quiet() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 3", "doctor", "2"])
    #expect(newsroom.news.requests.count == 1 && transcript.session.position == 2)
    #expect(newsroom.sender.letters.isEmpty && newsroom.mail.letters.isEmpty && newsroom.alerts.notes.isEmpty)
  }
}

import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("Settings kept in a file")
struct FileSettingsRepositoryTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/config" }

  private func repository(_ standard: Edition = .english) -> FileSettingsRepository {
    FileSettingsRepository(path: path, standard: standard)
  }

  private func country(_ code: String) throws -> Country { try #require(Country(code: code)) }

  private func language(_ code: String) throws -> Language { try #require(Language(code: code)) }

  @Test("without a file the defaults serve, and none is made")
  func defaults() throws {
    let english = repository(.english).load()
    #expect(english.settings.edition.country.code == "us")
    #expect(english.settings.edition.language.code == "en")
    #expect(english.settings.edition.source == SourceReference(id: "abc-news", name: "ABC News"))
    #expect(english.settings[FilterSetting.self] == .all)
    #expect(english.problems.isEmpty)

    let french = repository(.french).load()
    #expect(french.settings.edition.country.code == "fr")
    #expect(french.settings.edition.language.code == "fr")
    #expect(french.settings.edition.source == SourceReference(id: "le-monde", name: "Le Monde"))
    #expect(french.problems.isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test("a file that others may change is not used, as it may name programs to run", arguments: [0o602, 0o666, 0o777])
  func untrusted(mode: Int) throws {
    try folder.write("country = jp\non-alert = /tmp/theirs\n".utf8, to: "config")
    #expect(chmod(path, mode_t(mode)) == 0)
    let repository = repository(.english)
    let (settings, problems) = repository.load()
    #expect(settings.edition.country.code == "us")
    #expect(settings[OnAlertSetting.self] == nil)
    #expect(problems == [.untrusted(file: path)])
    #expect(throws: NewsError.file(.untrusted(path: path))) {
      try repository.apply([.init(CountrySetting.self, try country("fr"))])
    }
    #expect(try folder.read("config").hasPrefix("country = jp"))
  }

  @Test("a file of another user is not used", .enabled(if: geteuid() == 0))
  func ofAnother() throws {
    try folder.write("country = jp\n".utf8, to: "config")
    #expect(chown(path, 12_345, 12_345) == 0)
    #expect(repository().load().problems == [.untrusted(file: path)])
  }

  @Test("the next session reads what was stored")
  func roundTrip() throws {
    let source = SourceReference(id: "bbc-news", name: "BBC News")
    try repository().apply(
      [
        .init(CountrySetting.self, country("jp")), .init(LanguageSetting.self, language("he")),
        .init(FilterSetting.self, .byCountry),
      ] + [SettingsChange].source(source))
    let kept = repository(.french).load()
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.settings.edition.language.code == "he")
    #expect(kept.settings.edition.source == source)
    #expect(kept.settings[FilterSetting.self] == .byCountry)
    #expect(kept.problems.isEmpty)
  }

  @Test("what is not kept is the default")
  func partial() throws {
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    let kept = repository(.french).load()
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.settings.edition.language.code == "fr")
    #expect(kept.settings.edition.source.id == "le-monde")
  }

  @Test("every country, language and grouping is stored")
  func everyValue() throws {
    let settings = repository()
    for country in Country.all {
      try settings.apply([.init(CountrySetting.self, country)])
      #expect(settings.load().settings.edition.country == country)
    }
    for language in Language.all {
      try settings.apply([.init(LanguageSetting.self, language)])
      #expect(settings.load().settings.edition.language == language)
    }
    for grouping in SourceGrouping.allCases {
      try settings.apply([.init(FilterSetting.self, grouping)])
      #expect(settings.load().settings[FilterSetting.self] == grouping)
    }
  }

  @Test("a file written by a person is read")
  func writtenByHand() throws {
    let text = "# Jane's\n\n  country=JP\nlanguage = fr\nsource = bbc-news\nfilter = by-category\ncolour = blue\n"
    try folder.write(text.utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.settings.edition.language.code == "fr")
    #expect(kept.settings.edition.source == SourceReference(id: "bbc-news", name: "bbc-news"))
    #expect(kept.settings[FilterSetting.self] == .byCategory)
    #expect(kept.problems.isEmpty)
    #expect(try folder.read("config") == text)
  }

  @Test("a file with the line ends of another system is read")
  func windowsLineEnds() throws {
    try folder.write("country = jp\r\nlanguage = fr\r\nfilter = by-category\r\n".utf8, to: "config")
    let kept = repository().load()
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.settings.edition.language.code == "fr")
    #expect(kept.settings[FilterSetting.self] == .byCategory)
    #expect(kept.problems.isEmpty)
  }

  @Test("the file can be read by a person")
  func readable() throws {
    let source = SourceReference(id: "bbc-news", name: "BBC News")
    try repository().apply(
      [.init(CountrySetting.self, country("jp")), .init(FilterSetting.self, .byLanguage)]
        + [SettingsChange].source(source))
    let lines = try folder.read("config").split(separator: "\n")
    for line in ["country = jp", "source = bbc-news", "filter = by-language"] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    #expect(lines.allSatisfy { $0.hasPrefix("#") || $0.contains(" = ") })
  }

  @Test("a person's comments and unknown keys are kept when a setting changes")
  func foreignLines() throws {
    try folder.write("# mine\ncolour=blue\ncountry = fr\n\n# end\n".utf8, to: "config")
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    #expect(try folder.read("config") == "# mine\ncolour=blue\ncountry = jp\n\n# end\n")
  }

  @Test("two sessions that change different settings lose nothing")
  func twoSessions() throws {
    let one = repository()
    let other = repository()
    #expect(one.load().settings == other.load().settings)
    try one.apply([.init(CountrySetting.self, country("jp"))])
    try other.apply([.init(LanguageSetting.self, language("he"))])
    try one.apply([.init(FilterSetting.self, .byCountry)])
    try other.apply(.source(SourceReference(id: "bbc-news", name: "BBC News")))
    for session in [one, other, repository()] {
      let kept = session.load().settings
      #expect(kept.edition.country.code == "jp")
      #expect(kept.edition.language.code == "he")
      #expect(kept.edition.source.id == "bbc-news")
      #expect(kept[FilterSetting.self] == .byCountry)
    }
  }

  @Test("a reset removes country, language and source and nothing else")
  func reset() throws {
    try folder.write("# mine\ncolour = blue\n".utf8, to: "config")
    let source = SourceReference(id: "bbc-news", name: "BBC News")
    try repository().apply(
      [
        .init(CountrySetting.self, country("jp")), .init(LanguageSetting.self, language("he")),
        .init(FilterSetting.self, .byCountry),
      ] + [SettingsChange].source(source))
    try repository().apply(.standardEdition)
    let kept = repository(.french).load()
    #expect(kept.settings.edition == Edition.french)
    #expect(kept.settings[FilterSetting.self] == .byCountry)
    #expect(try folder.read("config") == "# mine\ncolour = blue\nfilter = by-country\n")
  }

  @Test("a change makes the folders and leaves no other files", arguments: [1, 3])
  func leftovers(times: Int) throws {
    let settings = FileSettingsRepository(path: folder.path + "/one/two/config", standard: .english)
    for _ in 0..<times { try settings.apply([.init(CountrySetting.self, country("jp"))]) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/one/two")
    #expect(names.contains("config"))
    let others = names.filter { $0 != "config" && !$0.hasSuffix(".lock") }
    #expect(others.isEmpty, "\(others)")
  }

  @Test("the file is accessible to its owner only")
  func permissions() throws {
    try repository().apply([.init(CountrySetting.self, country("jp"))])
    #expect(folder.mode(of: "config") == 0o600)
    #expect(chmod(path, 0o644) == 0)
    try repository().apply([.init(CountrySetting.self, country("fr"))])
    #expect(folder.mode(of: "config") == 0o600)
  }

  @Test(
    "a source's name is read back as it was",
    arguments: ["BBC News", "a = b = c", "# no comment", "=", "L\u{2019}\u{C9}quipe", "\u{4E2D}\u{6587}", "\"quoted\""])
  func sourcesNameComesBackAsItWas(name: String) throws {
    try repository().apply(.source(SourceReference(id: "a-b", name: name)))
    let kept = repository().load()
    #expect(kept.settings.edition.source == SourceReference(id: "a-b", name: name))
    #expect(kept.problems.isEmpty)
  }

  @Test(
    "a source's name stays on one line",
    arguments: ["Le\nMonde", "Le\rMonde", "Le\tMonde", "Le\u{85}Monde", "\nLe Monde\n"])
  func namesOfSeveralLines(name: String) throws {
    try repository().apply(.source(SourceReference(id: "le-monde", name: name)))
    let kept = repository().load()
    #expect(kept.settings.edition.source == SourceReference(id: "le-monde", name: "Le Monde"))
    #expect(kept.problems.isEmpty)
  }

  @Test("a source cannot change another setting")
  func injection() throws {
    let source = SourceReference(id: "a\nlanguage = he", name: "A\r\ncountry = jp\u{0}")
    try repository().apply(.source(source))
    let kept = repository().load()
    #expect(kept.settings.edition.country.code == "us")
    #expect(kept.settings.edition.language.code == "en")
    #expect(kept.problems.isEmpty)
  }

  @Test("if there can be no file, a change fails and the defaults are used")
  func belowFile() throws {
    let file = try folder.write("text".utf8, to: "a")
    let settings = FileSettingsRepository(path: file + "/config", standard: .english)
    #expect(settings.load().settings == Settings(edition: .english))
    #expect(settings.load().problems.isEmpty)
    let error = #expect(throws: NewsError.self) { try settings.apply([.init(CountrySetting.self, .france)]) }
    #expect(error?.ioPath == file + "/config")
    #expect(try folder.read("a") == "text")
  }

  /// Makes each change in a separate task, while another session reads.
  ///
  /// - Returns: the problems that were reported to the readers.
  private func applyAtOnce(_ changes: [SettingsChange], to path: String) async throws -> [SettingsProblem] {
    try await withThrowingTaskGroup(of: [SettingsProblem].self) { group in
      for change in changes {
        group.addTask {
          let session = FileSettingsRepository(path: path, standard: .english)
          _ = try patiently { try session.apply([change]) }
          return session.load().problems
        }
      }
      var problems: [SettingsProblem] = []
      for try await told in group { problems += told }
      return problems
    }
  }

  @Test("fifty simultaneous changes lose nothing")
  func manyAtOnce() async throws {
    let kinds: [SettingsChange] =
      [
        .init(CountrySetting.self, try country("jp")), .init(LanguageSetting.self, try language("he")),
        .init(FilterSetting.self, .byCountry),
      ] + [SettingsChange].source(SourceReference(id: "bbc-news", name: "BBC News"))
    try folder.write("# mine\ncolour = blue\n".utf8, to: "config")
    let problems = try await applyAtOnce((0..<50).map { kinds[$0 % kinds.count] }, to: path)
    #expect(problems.isEmpty)

    let kept = repository().load()
    #expect(kept.settings.edition.country.code == "jp")
    #expect(kept.settings.edition.language.code == "he")
    #expect(kept.settings.edition.source == SourceReference(id: "bbc-news", name: "BBC News"))
    #expect(kept.settings[FilterSetting.self] == .byCountry)
    #expect(kept.problems.isEmpty)
    let text = try folder.read("config")
    #expect(text.hasPrefix("# mine\ncolour = blue\n"))
    #expect(text.split(separator: "\n").count == 7)
    let others = try folder.names().filter { $0 != "config" && !$0.hasSuffix(".lock") }
    #expect(others.isEmpty, "\(others)")
  }

  @Test("two simultaneous changes are both stored, every time")
  func twoAtOnce() async throws {
    let changes: [SettingsChange] = [
      .init(CountrySetting.self, try country("jp")), .init(LanguageSetting.self, try language("he")),
    ]
    for round in 0..<25 {
      let file = folder.path + "/config-\(round)"
      let problems = try await applyAtOnce(changes, to: file)
      #expect(problems.isEmpty)
      let kept = FileSettingsRepository(path: file, standard: .english).load().settings
      #expect(kept.edition.country.code == "jp")
      #expect(kept.edition.language.code == "he")
    }
  }

  @Test("a change waits for the one that another session is making")
  func lock() async throws {
    // Another session that has read the file and not yet written it.
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    let (path, japan) = (path, try country("jp"))
    let isDone = Mutex(false)
    let change = Task {
      // Waiting must not block a thread that other tests need.
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          _ = try? FileSettingsRepository(path: path, standard: .english).apply([.init(CountrySetting.self, japan)])
          isDone.withLock { $0 = true }
          continuation.resume()
        }
      }
    }
    // It has opened the lock, which it then can only wait for.
    #expect(try await eventually { Self.openings(of: lock) == 2 })
    #expect(isDone.withLock { $0 } == false)
    // A change that had not waited would be lost here.
    try folder.write("language = he\n".utf8, to: "config")
    close(lock)
    await change.value
    let kept = repository().load().settings
    #expect(kept.edition.country.code == "jp")
    #expect(kept.edition.language.code == "he")
  }

  /// How many descriptors of this process lead to the file of this one.
  private static func openings(of descriptor: Int32) -> Int {
    func file(of descriptor: Int32) -> [UInt64]? {
      var status = stat()
      return fstat(descriptor, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }
    let wanted = file(of: descriptor)
    return (Int32(0)..<4096).count { file(of: $0) == wanted }
  }
}

import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("What the interface says")
struct TextsTests {
  /// The codes of the interface that this version can answer with.
  static let codes = [
    "unknownCommand", "usage", "noResults", "noSuchItem", "unknownCountry", "unknownLanguage", "unknownCategory",
    "unknownSource", "apiKeyMissing", "apiKeyInvalid", "apiKeyDisabled", "rateLimited", "quotaExhausted",
    "parameterInvalid", "resultsLimit", "offline", "network", "timeout", "tls", "privateNetwork", "tooLarge",
    "badResponse", "serverError",
    "locationNotAllowed", "locationUnknown", "archive", "noText", "translator", "meaning", "alertProgram", "diagnosis",
    "unknownTopic", "cancelled", "io",
  ]

  static let newsErrors: [(NewsError, String)] = [
    (.name(.unknownCountry("x", nearest: nil)), "unknownCountry"),
    (.name(.unknownLanguage("x", nearest: nil)), "unknownLanguage"),
    (.name(.unknownCategory("x", nearest: nil)), "unknownCategory"),
    (.name(.unknownTopic("x", nearest: nil)), "unknownTopic"),
    (.name(.unknownSubject("x", nearest: nil)), "unknownCategory"),
    (.name(.unknownSource("x", nearest: nil)), "unknownSource"),
    (.name(.ambiguous("united", candidates: ["United Kingdom", "United States"])), "usage"),
    (.list(.noResults), "noResults"),
    (.list(.noSuchItem(30, count: 20)), "noSuchItem"), (.list(.noLink(item: 3)), "noSuchItem"),
    (.list(.noSuchArticle("abcdef")), "noSuchItem"), (.key(.missing), "apiKeyMissing"),
    (.key(.invalid(message: nil)), "apiKeyInvalid"), (.key(.disabled), "apiKeyDisabled"),
    (.service(.rateLimited(retryAfter: 30)), "rateLimited"),
    (.service(.quotaExhausted(message: "no more")), "quotaExhausted"),
    (.service(.parameterInvalid(message: "too old")), "parameterInvalid"),
    (.service(.resultsLimit(message: "100 at most")), "resultsLimit"),
    (.service(.notInPlan(message: "too old")), "resultsLimit"), (.network(.offline), "offline"),
    (.network(.broken(host: "example.com", detail: "refused")), "network"),
    (.network(.timeout(host: "example.com", seconds: 15)), "timeout"),
    (.network(.tls(host: "example.com", detail: "expired")), "tls"),
    (.network(.privateNetwork(host: "10.0.0.1")), "privateNetwork"),
    (.shortage(.memory), "io"), (.shortage(.descriptors), "io"), (.shortage(.threads), "io"),
    (.shortage(.proc), "io"),
    (.shortage(.missingLibrary(package: "libcurl4")), "io"), (.shortage(.worker(code: 2)), "io"),
    (.shortage(.confinement), "io"),
    (.feed(.unreadable(place: "example.com", .shortage(.memory))), "io"),
    (.network(.tooLarge(host: "example.com", limit: 8 << 20)), "tooLarge"),
    (.network(.badResponse(host: "example.com", detail: "HTML")), "badResponse"),
    (.network(.serverError(host: "example.com", status: 503)), "serverError"), (.cancelled, "cancelled"),
    (.file(.failed(path: "/tmp/config", detail: "full")), "io"),
    (.sharing(.noBrowser(link: "https://example.com/")), "io"),
    (.key(.unusable), "parameterInvalid"), (.key(.refused), "apiKeyInvalid"),
    (.sharing(.browserFailed(program: "/usr/bin/browse", status: 3, link: "https://example.com/")), "io"),
    (.network(.unreachable(host: "example.com", detail: "refused")), "network"),
    (.withoutSample(.network(.unreachable(host: "away.example", detail: "refused"))), "network"),
    (.file(.unreadable(path: "/tmp/morning.news", detail: "missing")), "io"),
    (.file(.notWrittenOver(path: "/tmp/config", detail: "full")), "io"), (.file(.symbolicLink(path: "/tmp/key")), "io"),
    (.search(.nothing), "usage"),
    (.search(.tooLong(501, limit: 500)), "parameterInvalid"),
    (.search(.tooManySources(21, limit: 20)), "parameterInvalid"),
    (.search(.notADomain("localhost")), "parameterInvalid"), (.search(.ahead), "parameterInvalid"),
    (.search(.reversed), "parameterInvalid"),
    (.network(.refused(host: "feeds.example", .tooManyRequests(retryAfter: 90))), "rateLimited"),
    (.network(.refused(host: "feeds.example", .consent)), "badResponse"),
    (.network(.refused(host: "feeds.example", .webPage)), "badResponse"),
    (.network(.refused(host: "feeds.example", .emptyList)), "badResponse"),
    (.network(.refused(host: "feeds.example", .pausing(seconds: 42))), "rateLimited"),
    (.feed(.unreadable(place: "a/feed.xml", .empty)), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .webPage)), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .notAFeed(root: nil))), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .notAFeed(root: "svg"))), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .flawed(line: 12, column: 34, detail: ""))), "badResponse"),
    (.feed(.database(path: "/f")), "parameterInvalid"), (.feed(.newsboatSettings(path: "/f")), "parameterInvalid"),
    (.feed(.unreadable(place: "a/feed.xml", .broken(line: 12, column: 34, detail: ""))), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .broken(line: 12, column: 34, detail: "mismatched tag"))), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .cut(items: 2000))), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .tooSlow)), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .crashed)), "badResponse"),
    (.feed(.unreadable(place: "a/feed.xml", .notJSONFeed(detail: "no version"))), "badResponse"),
    (.network(.noSuchPage(host: "feeds.example", status: 404)), "badResponse"),
    (.network(.loginNeeded(host: "feeds.example")), "badResponse"),
    (.network(.ended(host: "feeds.example")), "badResponse"), (.feed(.noSuchChoice(4, count: 1)), "parameterInvalid"),
    (.feed(.noSuchChoice(4, count: 2)), "parameterInvalid"),
    (.feed(.tooMany(limit: 10_000)), "parameterInvalid"), (.feed(.noFeedKnown), "unknownSource"),
    (.feed(.notAnAddress("nowhere")), "usage"), (.feed(.noFeed(host: "news.example")), "badResponse"),
    (.feed(.isFolder(path: "News", feeds: ["a"])), "unknownSource"),
    (.name(.namesakes("x", candidates: ["X (x-1)", "x (x-2)"])), "usage"),
    (.feed(.known(name: "Times")), "parameterInvalid"), (.name(.unknownFeed("x", nearest: nil)), "unknownSource"),
    (.feed(.notOPML(path: "a/list.opml", detail: "no <opml>")), "parameterInvalid"),
    (.place(.notAllowed), "locationNotAllowed"), (.place(.unknown), "locationUnknown"), (.sharing(.noClipboard), "io"),
    (.sharing(.programSilent(program: "xclip", seconds: 3)), "timeout"),
    (.sharing(.tooLongForQR(bytes: 3000)), "tooLarge"),
    (.sharing(.tooLongForMail(bytes: 200_000)), "tooLarge"), (.file(.untrusted(path: "/a")), "io"),
    (.sharing(.noMailProgram), "io"),
    (.sharing(.mailFailed(program: "/usr/sbin/sendmail", status: 75)), "io"),
    (.sharing(.mailSilent(program: "/usr/sbin/sendmail", seconds: 60)), "timeout"),
    (.sharing(.notAnAddress("me")), "usage"), (.sharing(.targetFailed(program: "pocket", .ended(status: 3))), "io"),
    (.feed(.noOwnFeeds), "noResults"),
    (.archive(.unusable(file: "/a/archive.sqlite", detail: "full")), "archive"),
    (.archive(.readOnly(file: "/a", detail: nil)), "archive"),
    (.archive(.readOnly(file: "/a", detail: "b")), "archive"),
    (.archive(.newer(file: "/a/archive.sqlite")), "archive"), (.archive(.full(file: "/a/archive.sqlite")), "archive"),
    (.archive(.unreleased(file: "/a/archive.sqlite", version: 14)), "archive"),
    (.archive(.notAllowed(file: "postgresql://host/news", detail: "permission denied")), "archive"),
    (.archive(.unreachable(server: "postgresql://host/news", detail: "no route to host")), "archive"),
    (.archive(.notSetUp(server: "postgresql://host/news")), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .login(role: "anna", detail: "no such role"))), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .password(role: "anna"))), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .noDatabase("news"))), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .rights(role: "anna"))), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .stranger(role: "anna"))), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .older)), "archive"),
    (.archive(.refused(server: "postgresql://host/news", .unreleased(version: 14))), "archive"),
    (.archive(.noSuchReader("anna")), "noSuchItem"), (.archive(.tooManyLabels), "archive"),
    (.archive(.tooManyMutes(limit: 1_000)), "parameterInvalid"), (.archive(.tooLong(limit: 4_000)), "parameterInvalid"),
    (.archive(.busy(file: "postgresql://host/news")), "archive"),
    (.archive(.invalidAddress(.unreadable("a bracket is missing"))), "usage"),
    (.archive(.invalidAddress(.hasPassword)), "usage"),
    (.archive(.invalidAddress(.isNotEncrypted(host: "news.example"))), "usage"), (.archive(.notOnServer), "usage"),
    (.archive(.faulty(["row 7 is missing"])), "archive"), (.archive(.faulty(["row 7", "row 8"])), "archive"),
    (.archive(.notKept(item: 3)), "noSuchItem"),
    (.archive(.notKept(item: 3, because: .off)), "noSuchItem"),
    (.archive(.notKept(item: 3, because: .onServer)), "noSuchItem"),
    (.archive(.notKept(item: 3, because: .sample)), "noSuchItem"), (.archive(.noSuchMute(4)), "noSuchItem"),
    (.follow(.noSuchFollow(4)), "noSuchItem"), (.follow(.tooManyFollows(limit: 1_000)), "parameterInvalid"),
    (.meaning(.notInstalled(["/model"])), "meaning"), (.meaning(.notOwn(file: "/model/a")), "meaning"),
    (.meaning(.wrongFile("/model/a")), "meaning"), (.meaning(.unusable(file: "/model/a")), "meaning"),
    (.meaning(.off), "meaning"),
    (.follow(.alertProgramFailed(program: "take", .tooSlow(seconds: 10))), "alertProgram"),
    (.archive(.nothingToFind), "usage"), (.archive(.nothingToMute), "usage"),
    (.archive(.notSeen(on: Date(timeIntervalSince1970: 1_793_500_000))), "noResults"),
    (.archive(.unchanged(item: 3)), "noResults"), (.archive(.noStory("moon")), "noResults"),
    (.archive(.notImportable(path: "a.jsonl")), "io"),
    (.archive(.importEnded(path: "a.jsonl.gz", detail: "unexpected end of file", articles: 1)), "io"),
    (.archive(.importEnded(path: "a.jsonl.gz", detail: "unexpected end of file", articles: 2)), "io"),
    (.diagnosis(.broken(1)), "diagnosis"), (.diagnosis(.broken(2)), "diagnosis"),
    (.archive(.off), "archive"), (.text(.none(item: 3, .login)), "noText"), (.text(.notKept(item: 3)), "noText"),
    (.text(.noTranslator), "usage"), (.text(.noSuchLink(4, item: 3, count: 2)), "noSuchItem"),
    (.text(.noSuchLink(4, item: 5, count: 0)), "noSuchItem"),
    (.text(.ofFile(path: "a/page.html", item: 1, links: 2)), "noSuchItem"),
    (.text(.ofFile(path: "a/page.html", item: 2, links: 0)), "noSuchItem"),
    (.text(.translatorFailed(program: "trans", .ended(status: 3))), "translator"),
    (.text(.translatorFailed(program: "trans", .notStarted(detail: "No such file or directory"))), "translator"),
    (.text(.translatorFailed(program: "trans", .tooSlow(seconds: 120))), "translator"),
    (.text(.translatorFailed(program: "trans", .tooMuch(limit: 4 << 20))), "translator"),
    (.text(.translatorFailed(program: "trans", .nothing)), "translator"),
  ]

  private static let command = OpenCommand.declaration.help
  private static let item = Localized.argument(.itemLabel)

  static let shellErrors: [(ShellError, String)] = [
    (.usage(.unknownCommand("xyz", nearest: nil)), "unknownCommand"), (.usage(.wholeCommand), "unknownCommand"),
    (.usage(.noHelp("xyz", nearest: nil)), "unknownCommand"), (.usage(.numberForWords(3, of: .mute)), "usage"),
    (.usage(.numberForWords(3, of: .follow)), "usage"),
    (.usage(.ambiguousCommand("re", candidates: ["reset", "retour"])), "usage"),
    (.usage(.unknownOption("--xyz", nearest: nil, command: command)), "usage"),
    (.usage(.missing(argument: item, command: command)), "usage"),
    (.usage(.tooMany("x", command: command)), "usage"),
    (.value(.notOneOf("x", nearest: nil, known: [.option("set"), .option("forget")])), "usage"),
    (.value(.unknownSetting("x", nearest: nil)), "usage"),
    (.value(.notANumber("x", from: 1, to: 100)), "usage"), (.value(.notADayCount("x", from: 1, to: 9)), "usage"),
    (.usage(.unconfirmedPages(12)), "usage"), (.value(.notATargetName("mail")), "usage"),
    (.value(.noTargetProgram("kindle")), "usage"),
    (.value(.notAnItem("x")), "usage"), (.value(.notAProgram("a | b")), "usage"),
    (.screen(.wrongKind), "noSuchItem"), (.screen(.noFeedsListed), "noSuchItem"),
    (.screen(.noArticleOpen), "noSuchItem"),
    (.usage(.unclosedQuote("'")), "usage"), (.usage(.emptyRequest("9")), "usage"), (.terminal(.noInput), "usage"),
    (.terminal(.nobodyToAsk), "usage"), (.redirection(.nothingToRepeat), "usage"),
    (.usage(.aliasLoop(["a", "b", "a"])), "usage"), (.usage(.aliasTooDeep(["a", "b"])), "usage"),
    (.usage(.aliasTooLong("a", limit: 100)), "usage"), (.usage(.aliasNeeds("a", count: 1)), "usage"),
    (.usage(.aliasNeeds("a", count: 2)), "usage"), (.usage(.aliasInScript("a")), "unknownCommand"),
    (.usage(.notInFull("arc", name: CommandName.archive.own)), "usage"),
    (.value(.notAnAliasName("5")), "usage"), (.value(.nameOfCommand("p", .previous)), "usage"),
    (.value(.unknownAlias("x", nearest: nil)), "usage"), (.value(.notAKey("x y")), "usage"),
    (.value(.reservedKey("ctrl-c")), "usage"), (.value(.unboundKey("f5")), "usage"),
    (.value(.colourFile(.unreadable(path: "/a", detail: "No such file or directory"))), "usage"),
    (.value(.colourFile(.fault(path: "/a", PaletteFault(line: 3, .notAnEntry("x"))))), "usage"),
    (.value(.colourFile(.fault(path: "/a", PaletteFault(line: 3, .unknownRole("x"))))), "usage"),
    (.value(.colourFile(.fault(path: "/a", PaletteFault(line: 3, .unknownColour("x"))))), "usage"),
    (.redirection(.twoDestinations(alias: "a")), "usage"),
    (.usage(.secretInLine), "usage"), (.usage(.secretInStoredLine), "usage"),
    (.usage(.notAtPrompt(CollectCommand.declaration.help)), "usage"),
    (.value(.notAnInterval("x")), "usage"), (.value(.notHours("x")), "usage"),
    (.value(.notSetHere(.key, value: nil)), "usage"), (.value(.notSetHere(.source, value: "cnn")), "usage"),
    (.screen(.nothingToUndo), "noResults"), (.screen(.nowhere(.back)), "noResults"),
    (.screen(.nowhere(.forward)), "noResults"), (.screen(.nowhere(.next)), "noSuchItem"),
    (.screen(.nowhere(.previous)), "noSuchItem"), (.screen(.last(isUnread: false)), "noSuchItem"),
    (.screen(.last(isUnread: true)), "noSuchItem"),
    (.screen(.nowhere(.more)), "noSuchItem"), (.usage(.missingValue(option: "--country")), "usage"),
    (.redirection(.outputFailed(detail: "No space left on device")), "io"), (.value(.notADay("soon")), "usage"),
    (.terminal(.noTerminal), "usage"),
    (.usage(.noValueWanted(option: "--world")), "usage"), (.value(.notAPlace("91 0")), "usage"),
    (.usage(.unconfirmed(Forgotten(count: 3, kept: 0, marks: MarkCounts(saved: 1, labels: 1)))), "usage"),
    (.usage(.unconfirmed(Forgotten(count: 0, kept: 0, marks: MarkCounts(follows: 2, mutes: 1)))), "usage"),
    (.usage(.notTogether(item, .option("--here"))), "usage"),
    (.usage(.severalLabels), "usage"),
    (.usage(.optionOf("--limit", command: CommandName.feeds.own, action: ChoiceName.open.own)), "usage"),
    (.terminal(.notAccessible), "usage"), (.terminal(.listNeedsTerminal), "usage"),
    (.terminal(.listNotAccessible), "usage"),
    (.redirection(.nothingToSend), "usage"), (.redirection(.noShellCommand), "usage"),
    (.redirection(.notOneFile), "usage"), (.screen(.notForExport), "noSuchItem"),
    (.redirection(.shellCommandFailed("grep a", status: 2, hadResult: true)), "io"),
    (.redirection(.pagerFailed("most", status: 127)), "io"),
    (.value(.unknownFileFormat("a.txt", known: [".html", ".md"])), "usage"),
  ]

  /// The files that declare errors and notices.
  private static let files = [
    "NewsDomain/Errors/ArchiveError.swift",
    "NewsDomain/Errors/ErrorCode.swift",
    "NewsDomain/Errors/FeedError.swift",
    "NewsDomain/Errors/FollowError.swift",
    "NewsDomain/Errors/ListError.swift",
    "NewsDomain/Errors/MeaningError.swift",
    "NewsDomain/Errors/NameError.swift",
    "NewsDomain/Errors/NetworkError.swift",
    "NewsDomain/Errors/NewsAPIErrors.swift",
    "NewsDomain/Errors/NewsError.swift",
    "NewsDomain/Errors/PlaceError.swift",
    "NewsDomain/Errors/SearchError.swift",
    "NewsDomain/Errors/SharingError.swift",
    "NewsDomain/Errors/SystemErrors.swift",
    "NewsDomain/Errors/TextError.swift",
    "NewsPresentation/Texts/Errors/ShellError.swift",
    "NewsPresentation/Texts/Notice.swift",
  ]

  /// The names of an enum's cases, from the file that declares it; those of enums inside it are indented further.
  private func cases(of type: String, in files: [String]) throws -> Set<String> {
    let here: String = #filePath
    let root = "/" + here.split(separator: "/").dropLast(4).joined(separator: "/")
    let lines = try files.flatMap { file in
      let data = try #require(FileManager.default.contents(atPath: root + "/Sources/" + file))
      return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
    let start = try #require(lines.firstIndex { $0.hasPrefix("package enum \(type):") })
    let own = lines[start...].prefix { $0 != "}" }
      .map { $0.replacing("  indirect case ", with: "  case ") }.filter { $0.hasPrefix("  case ") }
    return Set(own.map { String($0.dropFirst("  case ".count).prefix { $0.isLetter || $0.isNumber }) })
  }

  /// The name of a value's case.
  private func name(_ value: Any) -> String {
    String(String(describing: value).prefix { $0.isLetter || $0.isNumber })
  }

  /// The names of the cases of a topic's errors.
  private func names(_ topic: String, _ errors: [Any]) -> [String] {
    errors.compactMap { Mirror(reflecting: $0).children.first }.filter { $0.label == topic }.map { name($0.value) }
  }

  @Test("no error and no notice is without words: the tables here have them all")
  func complete() throws {
    let refusals = Self.newsErrors.compactMap { error, _ -> FeedRefusal? in
      if case .network(.refused(_, let refusal)) = error { refusal } else { nil }
    }
    let feedProblems = Self.newsErrors.compactMap { error, _ -> FeedProblem? in
      if case .feed(.unreadable(_, let problem)) = error { problem } else { nil }
    }
    var tables: [(type: String, names: [String])] = [
      ("FeedRefusal", refusals.map { name($0) }), ("FeedProblem", feedProblems.map { name($0) }),
      ("NewsError", Self.newsErrors.map { name($0.0) }), ("ShellError", Self.shellErrors.map { name($0.0) }),
      ("Notice", (Self.notices + Self.undone).map { name($0) }),
    ]
    for topic in [
      "name", "list", "key", "service", "search", "network", "feed", "place", "file", "sharing", "archive", "text",
      "follow", "meaning", "diagnosis",
    ] {
      tables.append(("\(topic.capitalized)Error", names(topic, Self.newsErrors.map(\.0))))
    }
    for topic in ["usage", "value", "redirection", "terminal", "screen"] {
      tables.append(("\(topic.capitalized)Error", names(topic, Self.shellErrors.map(\.0))))
    }
    for table in tables { #expect(try cases(of: table.type, in: Self.files) == Set(table.names)) }
  }

  @Test("the codes are those of the interface")
  func codesOfInterface() {
    #expect(ErrorCode.allCases.map(\.rawValue).sorted() == Self.codes.sorted())
  }

  @Test("every error of the news has its code and words in both languages", arguments: TextsTests.newsErrors)
  func news(error: NewsError, code: String) {
    let explanations = InterfaceLanguage.all.map { texts(in: $0).explain(error) }
    #expect(ErrorCode(error).rawValue == code)
    for explanation in explanations { expectSound(explanation, isStop: code == "cancelled") }
    #expect(Set(explanations.map(\.message)).count == 2)
  }

  @Test("every error of a line has its code and words in both languages", arguments: TextsTests.shellErrors)
  func shell(error: ShellError, code: String) {
    let explanations = InterfaceLanguage.all.map { texts(in: $0).explain(error) }
    #expect(ErrorCode(error).rawValue == code)
    for explanation in explanations { expectSound(explanation, isStop: code == "cancelled") }
    #expect(Set(explanations.map(\.message)).count == 2)
  }

  /// One sentence for what is wrong and one for the remedy; no capital, no full stop, no trace of Swift.
  private func expectSound(_ explanation: Explanation, isStop: Bool) {
    #expect(explanation.message.count > 5)
    #expect(explanation.message.trimmed == explanation.message)
    #expect(!explanation.message.hasSuffix("."))
    #expect(explanation.hint?.isEmpty != true)
    #expect(explanation.hint != nil || isStop)
    for text in [explanation.message, explanation.hint ?? ""] {
      #expect(!text.contains("Optional("))
      #expect(!text.contains("nil"))
      #expect(!text.contains("\n"))
    }
  }

  @Test("no two errors sound alike", arguments: InterfaceLanguage.all)
  func distinct(language: InterfaceLanguage) {
    let words = texts(in: language)
    let messages =
      Self.newsErrors.map { words.explain($0.0).message } + Self.shellErrors.map { words.explain($0.0).message }
    #expect(Set(messages).count == messages.count)
  }

  @Test("the facts are in the words", arguments: InterfaceLanguage.all)
  func facts(language: InterfaceLanguage) {
    let words = texts(in: language)
    let item = words.explain(NewsError.list(.noSuchItem(30, count: 20))).message
    #expect(item.contains("30"))
    #expect(item.contains("20"))
    let timeout = words.explain(NewsError.network(.timeout(host: "news.example", seconds: 15))).message
    #expect(timeout.contains("news.example"))
    #expect(timeout.contains("15"))
    #expect(words.explain(NewsError.service(.rateLimited(retryAfter: 42))).hint?.contains("42") == true)
    #expect(words.explain(NewsError.network(.serverError(host: "h", status: 503))).message.contains("503"))
    let large = words.explain(NewsError.network(.tooLarge(host: "h", limit: 8 << 20))).message
    #expect(large.replacing("\u{A0}", with: " ").contains("8 M"))
    #expect(
      words.explain(NewsError.sharing(.noBrowser(link: "https://e.example/"))).hint?.contains("https://e.example/")
        == true)
    #expect(words.explain(NewsError.service(.parameterInvalid(message: "too old"))).message.contains("too old"))
    let ambiguous = words.explain(NewsError.name(.ambiguous("re", candidates: ["reset", "retour"]))).message
    #expect(ambiguous.contains("reset, retour"))
    #expect(words.explain(ShellError.value(.notADay("soon"))).message.contains("soon"))
    let long = words.explain(NewsError.search(.tooLong(501, limit: 500)))
    #expect(long.message.contains("501"))
    #expect(long.hint?.contains("500") == true)
    let sources = words.explain(NewsError.search(.tooManySources(21, limit: 20)))
    #expect(sources.message.contains("21"))
    #expect(sources.hint?.contains("20") == true)
    #expect(words.explain(NewsError.search(.notADomain("localhost"))).message.contains("localhost"))
  }

  static let suggestions: [any Error] = [
    NewsError.name(.unknownCountry("frnce", nearest: "France")),
    NewsError.name(.unknownLanguage("frnch", nearest: "France")),
    NewsError.name(.unknownCategory("x", nearest: "France")), NewsError.name(.unknownSource("x", nearest: "France")),
    ShellError.usage(.unknownCommand("x", nearest: "France")),
    ShellError.value(.notOneOf("x", nearest: .option("France"), known: [])),
    ShellError.usage(.unknownOption("--x", nearest: "France", command: OpenCommand.declaration.help)),
    NewsError.name(.unknownFeed("x", nearest: "France")),
  ]

  @Test("an unknown word is answered with the nearest known one", arguments: InterfaceLanguage.all)
  func nearest(language: InterfaceLanguage) {
    for error in Self.suggestions {
      let explanation = texts(in: language).explain(error)
      #expect(explanation.hint?.contains("France") == true)
    }
  }

  @Test("a long choice is cut short", arguments: InterfaceLanguage.all)
  func manyCandidates(language: InterfaceLanguage) {
    let names = (1...200).map { "name\($0)" }
    let message = texts(in: language).explain(NewsError.name(.ambiguous("name", candidates: names))).message
    #expect(message.contains("name1,"))
    #expect(message.count < 200)
  }

  @Test("no sentence repeats a key", arguments: InterfaceLanguage.all)
  func secrets(language: InterfaceLanguage) {
    let key = "0123456789abcdef0123456789abcdef"
    let words = texts(in: language)
    let errors: [any Error] = [
      NewsError.key(.invalid(message: "The key \(key) is wrong.")), ShellError.usage(.secretInLine),
    ]
    for error in errors {
      let explanation = words.explain(error)
      #expect(!(explanation.message + (explanation.hint ?? "")).contains(key))
    }
  }

  @Test(
    "an error from elsewhere is told, too, and one that means a stop is a stop",
    arguments: InterfaceLanguage.all)
  func otherErrors(language: InterfaceLanguage) {
    struct Odd: Error {}
    let odd: any Error = Odd()
    let stop: any Error = CancellationError()
    #expect(ErrorCode(odd) == .io)
    #expect(texts(in: language).explain(odd).hint != nil)
    #expect(ErrorCode(stop) == .cancelled)
    #expect(texts(in: language).explain(stop) == texts(in: language).explain(NewsError.cancelled))
  }

  private static let mute = Mute(
    number: 1, text: "x", isOfTitles: false, source: nil, madeAt: .distantPast, until: nil)
  private static let storyMute = Mute(
    number: 2, text: nil, isOfTitles: false, source: nil, story: MutedStory(id: StoryID(7), title: "x"),
    madeAt: .distantPast, until: nil)
  private static let follow = Follow(
    number: 1, request: FindRequest(text: "x"), notifies: true, quiet: nil, madeAt: .distantPast)
  private static func imported(_ added: Int, _ known: Int, _ skipped: Int) -> ArchiveImport {
    var result = ArchiveImport()
    (result.added, result.known, result.skipped) = (added, known, skipped)
    return result
  }

  private static let downloads: Downloads = {
    let date = Date(timeIntervalSince1970: 1_793_500_000)
    func text(_ verdict: TextVerdict, _ blocks: [TextBlock]) -> ArticleText {
      ArticleText(verdict, blocks: blocks, url: "https://example.com/", fetchedAt: date)
    }
    let results: [Result<ArticleText, NewsError>] = [
      .success(text(.whole, [.code("a")])), .success(text(.beginning(.paywall), [.code("a")])),
      .success(text(.none(.login), [])), .failure(.network(.serverError(host: "example.com", status: 503))),
    ]
    let article = Article(title: "Moon", link: "https://example.com/", provider: .feeds)
    return Downloads(
      results.enumerated().map { Download(number: $0.offset + 1, article: article, result: $0.element) }, leftOut: 3)
  }()

  static let notices: [Notice] = [
    .opened(host: "example.com"), .keyKept(.session, unchecked: nil),
    .keyKept(.environment, unchecked: nil), .keyKept(.kept(file: "/k"), unchecked: nil),
    .keyKept(.kept(file: "/k"), unchecked: .network(.offline)),
    .keyKept(.session, unchecked: .network(.timeout(host: "a.example", seconds: 5))),
    .aliasRemoved("hot"), .keyUnbound(.control("t")), .letterReplaced("n", .next),
    .coloursNotUsed(.unreadable(path: "/a", detail: "No such file or directory")),
    .coloursNotUsed(.fault(path: "/a", PaletteFault(line: 3, .unknownRole("x")))),
    .listBefore, .withoutText(because: .network(.offline)), .downloaded(downloads),
    .downloaded(Downloads(Array(downloads.all.prefix(1)))),
    .keyForgotten(stillInEnvironment: false), .keyForgotten(stillInEnvironment: true),
    .servesOnlyUnitedStates(asked: .france), .nothingFound,
    .largeStory(articles: 1_204, shown: 500), .nothingArchived(isOffline: false), .nothingArchived(isOffline: true),
    .wordMeant("moon"), .unknownSource("X"), .followMuted,
    .taken("x", as: "Kosovo"), .titlesWithoutMeaning,
    .muted(mute, days: nil, hidden: 0),
    .muted(mute, days: 1, hidden: 1), .muted(mute, days: 2, hidden: 2), .unmuted(mute),
    .muted(storyMute, days: 2, hidden: 2), .unmuted(storyMute), .history, .undoable,
    .followed(follow, found: 0), .followed(follow, found: 1), .followed(follow, found: 2), .unfollowed(follow),
    .alert(Alert(follow: follow, story: StoryID(1), article: .numbered(1))), .moreAlerts(1), .moreAlerts(2),
    .nothingNew(collected: nil), .unreadAtStart(1, in: .all, since: nil), .unreadAtStart(12, in: .all, since: nil),
    .unreadAtStart(12, in: .all, since: Date(timeIntervalSince1970: 1_795_248_000)),
    .nothingNew(collected: Date(timeIntervalSince1970: 1_795_248_000)),
    .briefSent(address: "a@b.example", stories: 1), .briefSent(address: "a@b.example", stories: 2),
    .briefSentToday(address: "a@b.example"),
    .settings(.damaged(file: "/c", keptAs: nil)),
    .settings(.damaged(file: "/c", keptAs: "/d")), .settings(.damagedFeeds(file: "/c", keptAs: nil)),
    .settings(.damagedFeeds(file: "/c", keptAs: "/d")),
    .settings(.unknownValue(file: "/c", line: 3, key: "country", value: "zz")), .notUTF8, .unusableKey,
    .settings(.unreadable(file: "/c", detail: "full")), .settings(.exposedKey(file: "/c")),
    .settings(.noHome(path: "/c")), .settings(.unparsedFeeds(file: "/c", .shortage(.worker(code: 2)))),
    .older(because: .network(.offline), receivedAt: nil), .notRefreshed(because: .network(.offline)),
    .feedsNotRefreshed(because: .network(.offline)),
    .onlyArchived(because: .network(.offline)),
    .older(because: .network(.offline), receivedAt: Date().addingTimeInterval(-7500)),
    .feedsFailed([FeedFailure(OwnFeed(id: "x", name: "X", feed: "https://x.example/f"), .network(.offline))]),
    .nothingOf([.japan, .france]), .failed([CountryFailure(.japan, .network(.offline))]),
    .failed([CountryFailure(.japan, .network(.offline)), CountryFailure(.france, .network(.offline))]),
    .renewed(new: 0), .renewed(new: 1), .renewed(new: 2), .completed(count: 1), .completed(count: 2),
    .cache(.damaged(file: "/s", keptAs: nil)), .cache(.damaged(file: "/s", keptAs: "/t")),
    .cache(.unusable(file: "/s", detail: "full")), .searched(.japan),
    .archiveExported(count: 0, path: "/f"), .archiveExported(count: 1, path: "/f"),
    .archiveExported(count: 2, path: "/f"), .archiveImported(imported(0, 0, 0)), .archiveImported(imported(1, 0, 0)),
    .archiveImported(imported(2, 1, 0)), .archiveImported(imported(2, 0, 1)), .archiveImported(imported(2, 3, 4)),
    .reportWritten(path: "/tmp/report.txt"), .archiveSetUp, .archiveFromNextStart, .archiveWell,
    .archiveMended(count: 1), .archiveMended(count: 2),
    .archiveCompacted(before: 2 << 20, after: 1 << 20),
    .archiveForgotten(Forgotten(count: 0, kept: 0)), .archiveForgotten(Forgotten(count: 0, kept: 2)),
    .archiveForgotten(Forgotten(count: 1, kept: 0)), .archiveForgotten(Forgotten(count: 2, kept: 1)),
    .archiveForgotten(Forgotten(count: 0, kept: 0, marks: MarkCounts(saved: 1, follows: 2))), .readersKept(1),
    .archiveForgotten(Forgotten(count: 2, kept: 1, busy: 1)), .archiveForgotten(Forgotten(count: 0, kept: 0, busy: 2)),
    .readersKept(2), .archive(.failed(.archive(.refused(server: "postgresql://host/news", .older)))),
    .archive(.stranger(server: "postgresql://host/news", role: "anna")),
    .archive(.damaged(file: "/a", keptAs: nil, recovered: 1)),
    .archive(.damaged(file: "/a", keptAs: "/b", recovered: 2)), .archive(.unusable(file: "/a", detail: "full")),
    .archive(.newer(file: "/a")), .archive(.failed(.archive(.unreleased(file: "/a", version: 100)))),
    .archive(.full(file: "/a")),
    .archive(.onNetwork(file: "/a")),
    .archive(.unreachable(server: "postgresql://host/news", detail: "no route to host")),
    .archive(.readOnly(file: "/a", detail: nil)), .archive(.readOnly(file: "/a", detail: "no rights")),
    .archive(.clockIsOff(seconds: 9e8)), .archive(.clockIsOff(seconds: -90_000)),
    .instead(of: [.network(.offline)], by: .feeds), .instead(of: [.network(.offline)], by: .sourceFeeds),
    .instead(of: [.network(.offline)], by: .catalogue), .instead(of: [.network(.offline)], by: .sample),
    .instead(of: [.network(.offline)], by: .nobody), .feedRemoved(name: "Times", wasFavourite: false),
    .feedMoved(FeedMove(feed: OwnFeed(id: "x", name: "X", feed: "https://x.example/f"), from: "http://x.example/f")),
    .feedRemoved(name: "Times", wasFavourite: true), .sourceChosen(name: "Times"), .sourceRemoved(name: "Times"),
    .editionReset(hasChanged: true), .editionReset(hasChanged: false),
    .feedsImported(added: 0, known: 0, skipped: 0), .feedsImported(added: 1, known: 0, skipped: 0),
    .feedsImported(added: 2, known: 1, skipped: 0), .feedsImported(added: 2, known: 0, skipped: 1),
    .feedsImported(added: 2, known: 3, skipped: 4), .feedsExported(count: 0, path: "/f"),
    .loginsLeftOut(count: 1), .loginsLeftOut(count: 2), .secretsExported(count: 1), .secretsExported(count: 2),
    .feedsExported(count: 1, path: "/f"),
    .feedsExported(count: 2, path: "/f"), .brokenFeed(.empty),
    .brokenFeed(.flawed(line: 12, column: 34, detail: "x")),
    .brokenFeed(.flawed(line: 1, column: 3, detail: ""), file: "/f"),
    .feedsToFetch, .interfaceStays(.english, wanted: .french), .interfaceStays(.french, wanted: .english),
    .brokenFeed(.broken(line: 12, column: 34, detail: "")), .brokenFeed(.cut(items: 2000)),
    .brokenFeed(.empty, file: "/f"), .plainFeed(host: "a.example"), .longFeeds(["X"]), .longFeeds(["X", "Y"]),
    .copied(hosts: ["a.example"], .program("xclip")), .copied(hosts: ["a.example"], .terminal),
    .mailBegun(hosts: ["a.example"]), .noMailProgram(hosts: ["a.example"]),
    .exported(.articles, count: 1, path: "/a.md"),
    .exported(.articles, count: 2, path: "/a.md"), .exported(.sources, count: 1, path: "/f"),
    .exported(.sources, count: 2, path: "/f"), .marked(rows: 1, count: 1, total: nil, as: .read),
    .marked(rows: 2, count: 2, total: nil, as: .read),
    .marked(rows: 1, count: 3, total: nil, as: .read), .marked(rows: 20, count: 20, total: 343, as: .read),
    .marked(rows: 1, count: 1, total: nil, stories: 1, as: .read),
    .marked(rows: 3, count: 18, total: nil, stories: 15, as: .read),
    .marked(rows: 1, count: 1, total: nil, as: .unread), .marked(rows: 2, count: 2, total: nil, as: .unread),
    .markedBefore(1, of: 1, total: nil, as: .read), .markedBefore(2, of: 2, total: nil, as: .unread),
    .noTopic("paris"), .unreadBefore(1, unshown: 1), .unreadBefore(2, unshown: 1), .unreadBefore(2, unshown: 2),
    .unreadBefore(79, unshown: 12),
    .markedBefore(1, of: 2, total: nil, as: .read), .markedBefore(78, of: 80, total: 343, as: .unread),
    .saved(count: 1, label: nil),
    .saved(count: 2, label: nil), .saved(count: 1, label: "moon"), .saved(count: 2, label: "moon"),
    .nothingToMark, .leftUnchanged, .sentTo(target: "kindle", hosts: ["a.example"]), .hiddenFeeds(1), .hiddenFeeds(2),
    .tagsLeftOut(feeds: 1), .tagsLeftOut(feeds: 2),
    .linesLeftOut([ImportedLine(LeftOutLine(number: 4, text: "x", .query))]),
    .unsaved(count: 1), .unsaved(count: 2), .saved(count: 20, label: nil, total: 42), .unsaved(count: 20, total: 42),
    .exported(.articles, count: 20, path: "/a.md", list: "Saved", total: 42),
  ]

  private static func marks(_ change: MarkChange, _ count: Int) -> UndoableChange {
    let saved = ReaderMarks(savedAt: .distantPast)
    return .marks(change, (0..<count).map { MarksEdit(id: ArticleID(UInt64($0)), before: ReaderMarks(), after: saved) })
  }

  private static let feed = OwnFeed(id: "x", name: "X", feed: "https://x.example/f")
  private static let movedFeed: OwnFeed = {
    var moved = TextsTests.feed
    (moved.name, moved.folder) = ("Y", FeedFolder(["News"]))
    return moved
  }()
  private static let otherMute = Mute(
    number: 1, text: "x", isOfTitles: false, source: nil, madeAt: .distantPast, until: .distantFuture)
  private static let silentFollow = Follow(
    number: 1, request: FindRequest(text: "x"), notifies: false, quiet: nil, madeAt: .distantPast)

  static let undone: [Notice] = [
    .takenBack(marks(.read, 1), stayed: 0), .takenBack(marks(.read, 2), stayed: 0),
    .takenBack(marks(.unread, 1), stayed: 0), .takenBack(marks(.unread, 2), stayed: 0),
    .takenBack(marks(.shown, 2), stayed: 0), .takenBack(marks(.save(label: nil), 101), stayed: 0),
    .takenBack(marks(.save(label: "moon"), 101), stayed: 2), .takenBack(marks(.save(label: "moon"), 101), stayed: 1),
    .takenBack(marks(.unsave, 1), stayed: 1), .takenBack(marks(.unsave, 2), stayed: 2),
    .takenBack(.follow(FollowEdit(before: nil, after: follow)), stayed: 0),
    .takenBack(.follow(FollowEdit(before: silentFollow, after: follow)), stayed: 0),
    .takenBack(.follow(FollowEdit(before: follow, after: nil)), stayed: 0),
    .takenBack(.mute(MuteEdit(before: nil, after: mute)), stayed: 0),
    .takenBack(.mute(MuteEdit(before: otherMute, after: mute)), stayed: 0),
    .takenBack(.mute(MuteEdit(before: storyMute, after: nil)), stayed: 0),
    .takenBack(.feeds(.add, [FeedEdit(before: nil, after: feed)]), stayed: 0),
    .takenBack(.feeds(.remove, [FeedEdit(before: feed, after: nil, position: 0)]), stayed: 1),
    .takenBack(.feeds(.rename, [FeedEdit(before: feed, after: movedFeed)]), stayed: 0),
    .takenBack(.feeds(.move, [FeedEdit(before: feed, after: movedFeed)]), stayed: 0),
    .takenBack(.feeds(.move, [FeedEdit(before: movedFeed, after: feed)]), stayed: 0),
    .takenBack(.feeds(.address, [FeedEdit(before: feed, after: movedFeed)]), stayed: 0),
    .takenBack(
      .feeds(.importing, [FeedEdit(before: nil, after: feed), FeedEdit(before: nil, after: movedFeed)]), stayed: 0),
    .takenBack(.settings([SettingEdit(.country, before: nil, after: "fr")]), stayed: 0),
    .takenBack(
      .settings([SettingEdit(.country, before: nil, after: "fr"), SettingEdit(.language, before: nil, after: "fr")]),
      stayed: 0),
  ]

  @Test("what was taken back is named in a sentence with numbers")
  func takenBack() {
    let saved = Notice.takenBack(Self.marks(.save(label: nil), 101), stayed: 0)
    let partly = Notice.takenBack(Self.marks(.save(label: nil), 101), stayed: 2)
    #expect(texts(in: .english).notice(saved) == "Saved 101 articles: taken back.")
    #expect(texts(in: .french).notice(saved) == "101 articles gardés\u{202F}: c’est annulé.")
    #expect(
      texts(in: .english).notice(partly)
        == "Saved 101 articles: taken back. 2 have changed since and stay as they are.")
    #expect(
      texts(in: .french).notice(partly)
        == "101 articles gardés\u{202F}: c’est annulé. 2 ont changé depuis et restent tels quels.")
  }

  @Test("every notice is a sentence of its own in both languages")
  func noticesInWords() {
    var all: Set<String> = []
    for language in InterfaceLanguage.all {
      for notice in Self.notices + Self.undone {
        let text = texts(in: language).notice(notice)
        switch notice {
        // An alert is a title.
        case .alert: break
        case .wordMeant: #expect(text.hasSuffix("?"))
        // A command to be copied comes last, without a full stop.
        case .nothingNew(collected: nil) where language == .english: #expect(text.hasSuffix(": supernews collect"))
        case .settings(.exposedKey(let file)) where language == .english:
          #expect(text.hasSuffix(": chmod 600 \(file)"))
        default: #expect(text.hasSuffix("."))
        }
        all.insert(text)
      }
    }
    #expect(all.count == 2 * (Self.notices + Self.undone).count)
  }

  @Test("thousands are separated in one way", arguments: InterfaceLanguage.all)
  func thousands(language: InterfaceLanguage) {
    let words = texts(in: language)
    let number = language == .english ? "2,663" : "2\u{202F}663"
    let counts = [
      words.count(2663, of: nil), words.count(20, of: 2663), words.articles(2663), words.articles(2663, of: 5000),
      words.unread(2663), words.newArticles(2663), words.new(2663, ""), words.hidden(2663, mutes: 1),
      words.feedCount(2663), words.sourceCount(2663), words.notice(.exported(.articles, count: 2663, path: "/f")),
      words.notice(.renewed(new: 2663)), words.notice(.saved(count: 2663, label: nil)), words.headlines(2663),
      words.stories(20, of: 2663), words.notice(.feedsExported(count: 2663, path: "/f")), words.grouped(2663),
    ]
    for count in counts { #expect(count.contains(number)) }
  }

  @Test("the facts of a notice are in its words", arguments: InterfaceLanguage.all)
  func noticedFacts(language: InterfaceLanguage) {
    let words = texts(in: language)
    let error = NewsError.network(.timeout(host: "news.example", seconds: 5))
    let older = words.notice(.older(because: error, receivedAt: Date().addingTimeInterval(-7500)))
    #expect(older.hasSuffix(": " + words.explain(error).message + "."))
    #expect(older.contains(words.duration(.hours(2))))
    let failed = words.notice(.failed([CountryFailure(.japan, error), CountryFailure(.unitedStates, error)]))
    #expect(failed.contains("2 "))
    #expect(failed.contains(Country.japan.name(in: language) + ", " + Country.unitedStates.name(in: language)))
    #expect(words.notice(.nothingOf([.japan, .france])).contains(Country.japan.name(in: language) + ", France"))
    let many = words.notice(.nothingOf(Country.all))
    #expect(many.contains("89"))
    #expect(many.count < 200)
    #expect(words.notice(.renewed(new: 7)).contains("7"))
    let damaged = words.notice(.cache(.damaged(file: "/a/store", keptAs: "/a/old")))
    #expect(damaged.contains("/a/store"))
    #expect(damaged.contains("/a/old"))
    let unusable = words.notice(.cache(.unusable(file: "/a/store", detail: "no space")))
    #expect(unusable.contains("/a/store"))
    #expect(unusable.contains("no space"))
    let rebuilt = words.notice(.archive(.damaged(file: "/a/archive", keptAs: "/a/old", recovered: 12)))
    for fact in ["/a/archive", "/a/old", "12"] { #expect(rebuilt.contains(fact)) }
    #expect(words.notice(.searched(.japan)).contains(Country.japan.name(in: language)))
    let feeds = words.notice(.settings(.damagedFeeds(file: "/a/feeds.opml", keptAs: "/a/old")))
    #expect(feeds.contains("/a/feeds.opml"))
    #expect(feeds.contains("/a/old"))
    let removed = words.notice(.feedRemoved(name: "Times", wasFavourite: false))
    let favourite = words.notice(.feedRemoved(name: "Times", wasFavourite: true))
    #expect(removed.contains("Times"))
    // It continues with how to choose another.
    #expect(favourite.hasPrefix(removed + " "))
    #expect(favourite.contains(SourceCommand.declaration.name(in: language) + " N"))
    let busy = NewsError.network(.serverError(host: "other.example", status: 503))
    let instead = words.notice(.instead(of: [error, busy], by: .feeds))
    let reasons = [words.explain(error).message, words.explain(busy).message]
    #expect(instead.hasSuffix(": " + reasons.joined(separator: ", ") + "."))
  }

  @Test("what is missing has words of its own in both languages")
  func fallbacks() {
    var all: Set<String> = []
    for language in InterfaceLanguage.all {
      let words = texts(in: language)
      let fallbacks = [
        words.unknownSource, words.unknownAuthor, words.noTitle, words.noDescription, words.noDate,
        words.noContent(inView: false),
        words.playAdvice(inView: false),
      ]
      all.formUnion(fallbacks)
    }
    #expect(all.count == 14)
    #expect(!all.contains(""))
    #expect(texts(in: .french).unknownAuthor == "Auteur inconnu")
  }

  static let ages: [(Age, [String])] = [
    (.minutes(1), ["1 min ago", "il y a 1 min"]), (.hours(2), ["2 h ago", "il y a 2 h"]),
    (.days(1), ["1 day ago", "il y a 1 jour"]), (.days(2), ["2 days ago", "il y a 2 jours"]),
    (.years(1), ["1 year ago", "il y a 1 an"]), (.years(3), ["3 years ago", "il y a 3 ans"]),
  ]

  @Test("one is singular, more are plural", arguments: TextsTests.ages)
  func plurals(age: Age, expected: [String]) {
    let words = [texts(in: .english).ago(age), texts(in: .french).ago(age).onOneLine]
    #expect(words == expected)
  }

  static let requests: [(Int, [String])] = [
    (0, ["0 requests", "0 requ\u{EA}te"]), (1, ["1 request", "1 requ\u{EA}te"]),
    (2, ["2 requests", "2 requ\u{EA}tes"]),
  ]

  @Test("so it is with requests, as each language has it", arguments: TextsTests.requests)
  func requestCounts(count: Int, expected: [String]) {
    let words = [texts(in: .english).requests(count), texts(in: .french).requests(count)]
    #expect(words == expected)
  }

  @Test("a count says of how many, where there are more")
  func counts() {
    #expect(texts(in: .english).count(20, of: 34) == "20 of 34")
    #expect(texts(in: .french).count(20, of: 34) == "20 sur 34")
    #expect(texts(in: .english).count(20, of: 20) == "20")
    #expect(texts(in: .english).count(20, of: nil) == "20")
  }

  @Test("the welcome is three lines and names the version", arguments: InterfaceLanguage.all)
  func welcome(language: InterfaceLanguage) {
    let sample = texts(in: language).welcome(version: "9.8.7", provider: .sample, completes: true)
    let newsapi = texts(in: language).welcome(version: "9.8.7", provider: .newsapi, completes: true)
    let feeds = texts(in: language).welcome(version: "9.8.7", provider: .feeds, completes: true)
    let none = texts(in: language).welcome(version: "9.8.7", provider: nil, completes: true)
    #expect([sample.count, newsapi.count, feeds.count, none.count] == [3, 3, 3, 3])
    #expect(sample.first?.contains("9.8.7") == true)
    #expect(Set([sample[1], newsapi[1], feeds[1], none[1]]).count == 4)
  }

  @Test("who is asked is told for every choice of a provider", arguments: InterfaceLanguage.all)
  func providers(language: InterfaceLanguage) {
    let words = texts(in: language)
    let without = ProviderChoice.allCases.map { words.providerLine($0, hasKey: false) }
    let with = ProviderChoice.allCases.map { words.providerLine($0, hasKey: true) }
    #expect(Set(without + with).count == 6)
    #expect(words.providerLine(.auto, hasKey: true).contains(words.provider(.feeds)))
    #expect(Set([Provider.newsapi, .feeds, .sample].map { words.provider($0) }).count == 3)
  }

  @Test("the help of the process names every option", arguments: InterfaceLanguage.all)
  func processHelp(language: InterfaceLanguage) {
    let help = ProcessHelp.text(in: language)
    for option in [
      "--command", "--file", "--fail-fast", "--format", "--fields", "--provider", "--country", "--language", "--source",
      "--lang",
      "auto|newsapi|feeds|sample", "--offline", "--color", "--no-config", "--no-messages", "--verbose",
      "--version", "--help",
    ] {
      #expect(help.contains(option))
    }
  }
}

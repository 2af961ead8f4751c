import Foundation
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

/// Rules for every sentence of the French folder, so that a new one cannot break them unseen: its sources are read.
@Suite("French as it is written in the sources")
struct FrenchSourcesTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let file: String
    let number: Int
    let text: String

    var testDescription: String { "\(file):\(number)" }
  }

  static let lines: [Line] = {
    let here: String = #filePath
    let root = "/" + here.split(separator: "/").dropLast(4).joined(separator: "/")
    let folder = root + "/Sources/NewsPresentation/Texts/French"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().flatMap { file in
      let text = FileManager.default.contents(atPath: folder + "/" + file).map { String(decoding: $0, as: UTF8.self) }
      return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { Line(file: file, number: $0.offset + 1, text: String($0.element)) }
        .filter { !$0.text.contains("///") && !$0.text.contains(" // ") }
    }
  }()

  @Test("the folder is found")
  func found() {
    #expect(Set(Self.lines.map(\.file)).count > 25)
    #expect(Self.lines.count > 3000)
  }

  @Test("after « and before » is a narrow no-break space")
  func quotes() {
    for line in Self.lines {
      let text = line.text.replacing("\\u{202F}", with: "\u{202F}")
      for part in text.split(separator: "«", omittingEmptySubsequences: false).dropFirst() {
        #expect(part.hasPrefix("\u{202F}"), "\(line.testDescription)")
      }
      for part in text.split(separator: "»", omittingEmptySubsequences: false).dropLast() {
        #expect(part.hasSuffix("\u{202F}"), "\(line.testDescription)")
      }
    }
  }

  @Test("no line can end between a number and its unit")
  func units() {
    // A number, or the end of an interpolation.
    let parted = #/[0-9)] (h|min|s|km|%|Kio|Mio|Gio)\b/#
    for line in Self.lines { #expect(line.text.firstMatch(of: parted) == nil, "\(line.testDescription)") }
    // Times have the narrow space.
    let wide = #/\\u\{A0\}(h|min|s)\b/#
    for line in Self.lines { #expect(line.text.firstMatch(of: wide) == nil, "\(line.testDescription)") }
  }

  /// Comparisons with one that choose no ending.
  private static let others = [
    "time.day == 1", "request.limit == 1", "failed.count == 1", "count == 1 ? \"retirez --choix\"",
  ]

  @Test("zero is singular, like one: no sentence compares with one alone")
  func singular() {
    for line in Self.lines where line.text.contains("== 1 ") || line.text.contains("!= 1 ") {
      #expect(Self.others.contains { line.text.contains($0) }, "\(line.testDescription)")
    }
  }

  /// Imperatives that commands are also called by, but that no sentence shows.
  private static let imperatives = [
    "ouvre", "partage", "exporte", "lis", "télécharge", "traduis", "cherche", "trouve", "réinitialise", "marque",
    "garde", "lâche", "démasque", "suis", "ne-suis-plus", "désuis", "quitte", "ajoute", "retire", "renomme", "déplace",
    "vérifie", "importe", "compacte", "prépare", "donne", "oublie",
  ]

  @Test("commands are shown in the infinitive", arguments: imperatives)
  func infinitives(word: String) {
    for line in Self.lines where !line.file.hasSuffix("+Commands.swift") && !line.file.hasSuffix("+Choices.swift") {
      let text = line.text.replacing("\\u{202F}", with: "\u{202F}")
      for start in ["«\u{202F}", "\"", "· ", "supernews ", "flux ", "archives ", "clé ", "`"] {
        for end in ["\u{202F}»", "\"", " 1", " N", " \\("] {
          #expect(!text.contains(start + word + end), "\(line.testDescription)")
        }
      }
    }
  }
}

@Suite("Names of commands in French")
struct FrenchNamesTests {
  private static let words = texts(in: .french)

  /// Nouns and adjectives, which have no infinitive.
  private static let nouns: Set<CommandName> = [
    .top, .next, .previous, .more, .list, .new, .web, .why, .diff, .stories, .timeline, .trends, .live, .sources,
    .source, .countries, .languages, .categories, .topics, .map, .near, .heat, .world, .country, .language, .settings,
    .saved, .feeds, .mutes, .follows, .brief, .summary, .archive, .key, .quota, .doctor, .history, .format, .back,
    .home, .help,
    .shell, .alias, .unalias,
  ]

  @Test("a command that is a verb is called by its infinitive", arguments: CommandName.allCases)
  func verbs(command: CommandName) {
    let name = Self.words.name(of: command)
    let isInfinitive = name.hasSuffix("er") || name.hasSuffix("ir") || name.hasSuffix("re")
    #expect(Self.nouns.contains(command) || isInfinitive, "\(name)")
  }

  @Test("examples call commands by their names", arguments: CommandName.allCases)
  func examples(command: CommandName) throws {
    for example in Self.words.examples(of: command) {
      guard let first = ParsedLine(example).commands.first?.words.first?.text, Int(first) == nil else { continue }
      // The name of a country or of a category shows its headlines.
      guard let found = try? CommandTable.standard.declaration(named: first, at: .french), found.command != .top,
        found.command != .shell
      else { continue }
      #expect(first == found.name(in: .french), "\(example)")
    }
  }

  @Test(
    "former names still work",
    arguments: [
      ("ouvre", CommandName.open), ("lis", .read), ("cherche", .search), ("garde", .save), ("gardes", .saved),
      ("suis", .follow), ("ne-suis-plus", .unfollow), ("quitte", .quit), ("partage", .share), ("collecte", .collect),
    ])
  func former(name: String, command: CommandName) throws {
    #expect(try CommandTable.standard.declaration(named: name).command == command)
  }

  @Test("former names of options still work, and the end of a search has a name of its own")
  func options() throws {
    #expect(try bound("une --complète").has(TopCommandOptions.enrich))
    let search = try #require(SearchCommand.declaration.arguments.first { $0.name == "to" })
    #expect(search.usageName(in: .french) == "--jusqu-à DATE")
    let share = try #require(ShareCommand.declaration.arguments.first { $0.name == "to" })
    #expect(share.optionName(in: .french) == "vers")
    for line in ["chercher paix --jusqu-à hier", "chercher paix --vers hier", "search peace --to yesterday"] {
      #expect(try bound(line).has(search), "\(line)")
    }
  }

  private func bound(_ line: String) throws -> Call {
    let words = try #require(ParsedLine(line).commands.first?.words)
    let match = try #require(try CommandTable.standard.match(words))
    return try Call(match.words, of: match.declaration)
  }

  /// The option of `top` that was called "complète".
  private enum TopCommandOptions {
    static let enrich = Argument<Bool>.flag("enrich", help: .option(""))
  }
}

@Suite("Counts in French")
struct FrenchCountsTests {
  private static let words = FrenchTexts()

  /// Each count in words.
  static let counts: [(name: String, words: @Sendable (Int) -> String)] = [
    ("requests", { words.requests($0) }), ("requestsLeft", { words.requestsLeft($0) }),
    ("removed", { words.removed($0) }), ("others", { words.others($0) }),
    ("moreCandidates", { words.moreCandidates($0) }), ("othersSpoken", { words.othersSpoken($0) }),
    ("moreOthers", { words.moreOthers($0, of: 3) }),
    ("moreOfSources", { words.moreOfSources($0).replacing("ouvrir 1", with: "") }),
    ("headlines", { words.headlines($0) }),
    ("headlines of", { words.headlines($0, of: $0) }), ("stories of", { words.stories($0, of: $0) }),
    ("hidden", { words.hidden($0, mutes: $0) }), ("hiddenStories", { words.hiddenStories($0) }),
    ("storiesInOtherLanguages", { words.storiesInOtherLanguages($0) }),
    ("trendsInOtherLanguages", { words.trendsInOtherLanguages($0) }),
    ("articles", { words.articles($0) }), ("counted", { words.counted($0) }),
    ("sourceCount", { words.sourceCount($0) }), ("folderCount", { words.folderCount($0) }),
    ("languageCount", { words.languageCount($0) }), ("newArticles", { words.newArticles($0) }),
    ("unread", { words.unread($0) }), ("moreAlerts", { words.moreAlerts($0) }),
    ("keepLine", { words.keepLine(days: $0) }),
    ("completed", { words.notice(.completed(count: $0)) }), ("saved", { words.notice(.saved(count: $0, label: nil)) }),
    ("exported", { words.notice(.exported(.articles, count: $0, path: "f")) }),
    ("exported sources", { words.notice(.exported(.sources, count: $0, path: "f")) }),
    ("archiveExported", { words.notice(.archiveExported(count: $0, path: "f")) }),
    ("readersKept", { words.notice(.readersKept($0)) }),
    ("progress of texts", { words.progress(.init(done: $0, total: 9, unit: .texts)) }),
    ("progress of articles", { words.progress(.init(done: $0, total: 9, unit: .articles)) }),
    ("spelled minutes", { words.spelled(.minutes($0)) }), ("spelled hours", { words.spelled(.hours($0)) }),
    ("spelled days", { words.spelled(.days($0)) }), ("spelled years", { words.spelled(.years($0)) }),
    ("inDays", { words.inDays($0, 5) }), ("today", { words.today($0) }),
  ]

  @Test("zero and one are singular, two is plural", arguments: counts.indices)
  func singular(place: Int) {
    let (name, count) = Self.counts[place]
    // What follows the number, with the number taken out.
    func ending(_ number: Int) -> String { count(number).replacing("\(number)", with: "#") }
    #expect(ending(0) == ending(1), "\(name): \(count(0))")
    #expect(ending(1) != ending(2), "\(name): \(count(2))")
  }

  @Test("exported entries are called what they are")
  func exported() {
    #expect(Self.words.notice(.exported(.articles, count: 3, path: "f")) == "3 articles exportés dans f.")
    #expect(Self.words.notice(.exported(.articles, count: 0, path: "f")) == "0 article exporté dans f.")
    #expect(Self.words.notice(.exported(.sources, count: 2, path: "f")) == "2 sources exportées dans f.")
    #expect(
      Self.words.notice(.exported(.articles, count: 2, path: "f", list: "Recherche"))
        == "2 articles exportés dans f, de la liste «\u{202F}Recherche\u{202F}».")
  }

  @Test(
    "how often is collected is in words",
    arguments: [
      ("15m", "toutes les 15\u{202F}min"), ("1h", "toutes les heures"), ("2h", "toutes les 2\u{202F}h"),
      ("1m", "toutes les minutes"), ("90s", "toutes les 90\u{202F}s"), ("24h", "tous les jours"),
    ])
  func every(text: String, expected: String) throws {
    let interval = try #require(Interval(text))
    #expect(Self.words.collection([.feeds], every: interval) == "flux, " + expected)
  }

  @Test("a period names once what its days have in common")
  func periods() {
    func time(_ year: Int32, _ month: Int32, _ day: Int32, _ hour: Int32) -> LocalTime {
      var fields = tm()
      (fields.tm_year, fields.tm_mon, fields.tm_mday, fields.tm_hour) = (year - 1900, month - 1, day, hour)
      fields.tm_isdst = -1
      return LocalTime(Date(timeIntervalSince1970: Double(mktime(&fields))))
    }
    let (first, next) = (time(2026, 11, 27, 16), time(2026, 11, 28, 23))
    #expect(Self.words.days(from: first, to: next) == "du 27 au 28 novembre 2026")
    #expect(Self.words.days(from: first, to: time(2026, 12, 1, 0)) == "du 27 novembre au 1er décembre 2026")
    #expect(
      Self.words.days(from: first, to: time(2027, 1, 2, 0)) == "du 27 novembre 2026 au 2 janvier 2027")
    #expect(Self.words.days(from: first, to: first) == "le 27 novembre 2026")
    #expect(
      Self.words.span(from: first, to: next, .dayAndTime)
        == "du 27 novembre à 16\u{202F}h au 28 novembre 2026 à 23\u{202F}h")
    #expect(Self.words.span(from: first, to: time(2026, 11, 27, 23), .clock) == "de 16\u{202F}h à 23\u{202F}h")
    #expect(Self.words.yesterday(time(2026, 11, 27, 15)) == "hier à 15\u{202F}h")
  }

  @Test(
    "operators of searches are typed and shown in French, and stay words in quotation marks",
    arguments: [
      (["guerre", "OU", "paix"], "guerre OR paix"), (["guerre ET paix"], "guerre AND paix"),
      (["paix", "SAUF", "guerre"], "paix NOT guerre"), ([#""OU ET" a"#], #""OU ET" a"#), (["ou"], "ou"),
      (["a", "OR", "b"], "a OR b"),
    ])
  func operators(words: [String], expected: String) {
    #expect(SearchWords.query(words, in: .french) == expected)
    #expect(SearchWords.query(["OU"], in: .english) == "OU")
    let request = SearchRequest(text: "guerre OR paix", edition: .init(language: .french, country: .france))
    #expect(Self.words.title(of: .search(request)) == "Recherche · guerre OU paix")
  }

  @Test(
    "what is in parentheses after a source's name is in French, and its apostrophes are typographic",
    arguments: [
      ("France 24 (Arabic)", "France 24 (arabe)"), ("The Guardian (Nigeria)", "The Guardian (Nigeria)"),
      ("ABC (Spain)", "ABC (Espagne)"), ("L'Équipe", "L’Équipe"), ("Metro (the paper)", "Metro (the paper)"),
      ("Le Monde", "Le Monde"),
    ])
  func sources(name: String, expected: String) {
    #expect(Self.words.name(ofSource: name) == expected)
    #expect(texts(in: .english).name(ofSource: name) == name)
  }
}

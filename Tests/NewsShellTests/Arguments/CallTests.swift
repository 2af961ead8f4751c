import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Words bound to what a command declares")
struct CallTests {
  private static let what = Argument<String>(.option("WHAT"), help: .option("what"), read: { $0 })
  private static let items = Argument<ItemSelection>.items(.words, help: .option("items"))
  private static let text = Argument<String>(.option("TEXT"), .rest, help: .option("text"), read: { $0 })
  private static let needed = Argument<String>(
    Localized { $0.language == .french ? "REQUIS" : "NEEDED" }, isRequired: true, help: .option("needed"), read: { $0 })
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: .option("country"))
  private static let limit = Argument<Int>.number("limit", in: 1...100, help: .option("limit"))
  private static let language = Argument<Language>.language(
    .option("language"), .option(value: "LL"), help: .option("language"))
  private static let flag = Argument<Bool>.flag("world", help: .option("all"))

  private static func declaration(_ arguments: [any AnyArgument]) -> Declaration {
    Declaration(.why, group: .read, arguments: arguments)
  }

  private static let simple = declaration([what, country, limit, language])
  private static let several = declaration([items, limit])
  private static let rest = declaration([text, country])
  private static let required = declaration([needed])
  private static let flagged = declaration([text, flag, country])

  private func bind(_ line: String, to declaration: Declaration) throws -> Call {
    let words = ParsedLine(line).commands.first?.words ?? []
    return try Call(words[...], of: declaration, at: .english)
  }

  /// The error of a line that does not fit its declaration.
  private func failure(of line: String, to declaration: Declaration) -> ShellError? {
    let error = #expect(throws: ShellError.self) {
      try bind(line, to: declaration)
    }
    return error
  }

  @Test("without words nothing is bound")
  func nothingGivenIsNothingBound() throws {
    let call = try bind("", to: Self.simple)
    #expect(call[Self.what] == nil)
    #expect(call[Self.country] == nil)
    #expect(call[Self.limit] == nil)
  }

  @Test(
    "an option is written with a blank or with =, before or after the words, quoted or not",
    arguments: [
      "sports --country jp --limit 5", "sports --country=jp --limit=5", "--limit 5 --country=jp sports",
      "--country japan sports --limit=5", "sports --country 'jp' --limit \"5\"", "sports --country='jp' --limit=\"5\"",
      "sports --COUNTRY jp --Limit 5", "sports --c jp --li 5", "sports --limit 7 --country jp --limit 5",
    ])
  func options(line: String) throws {
    let call = try bind(line, to: Self.simple)
    #expect(call[Self.what] == "sports")
    #expect(call[Self.country]?.code == "jp")
    #expect(call[Self.limit] == 5)
  }

  @Test(
    "a value of several words is quoted, in either spelling",
    arguments: [
      "--country 'South Africa'", "--country='South Africa'", "--country=\"South Africa\"",
      "--country South\\ Africa",
    ])
  func quotedValues(line: String) throws {
    let call = try bind(line, to: Self.simple)
    #expect(call[Self.country]?.code == "za")
    #expect(call[Self.what] == nil)
  }

  @Test("-- ends the options, and a quoted word is never an option")
  func endOfOptions() throws {
    #expect(try bind("-- --country", to: Self.simple)[Self.what] == "--country")
    #expect(try bind("'--country'", to: Self.simple)[Self.what] == "--country")
    #expect(try bind("--limit 5 -- sports", to: Self.simple)[Self.what] == "sports")
    #expect(try bind("-5", to: Self.simple)[Self.what] == "-5")
  }

  @Test("a text takes all remaining words, and options may follow it")
  func restOfLine() throws {
    let call = try bind("new  york 'city  hall' --country us", to: Self.rest)
    #expect(call[Self.text] == "new york city  hall")
    #expect(call[Self.country]?.code == "us")
    #expect(try bind("--country us new york", to: Self.rest)[Self.text] == "new york")
  }

  @Test("after -- a text keeps words that look like options")
  func restAfterOptions() throws {
    #expect(try bind("-- new --york", to: Self.rest)[Self.text] == "new --york")
    #expect(try bind("new -- --york city", to: Self.rest)[Self.text]?.hasSuffix("--york city") == true)
  }

  @Test("an argument of several words has them all, in their order")
  func severalWords() throws {
    let call = try bind("1 4-6 --limit 3 all", to: Self.several)
    let expected: [ItemSelection] = [.number(1), .range(4...6), .all]
    #expect(call.all(Self.items) == expected)
    #expect(call[Self.limit] == 3)
    #expect(try bind("", to: Self.several).all(Self.items).isEmpty)
  }

  @Test("an unknown option is reported with the nearest known one")
  func unknownOption() {
    let error = failure(of: "--contry jp", to: Self.simple)
    guard case .usage(.unknownOption(let option, let nearest, let command))? = error else {
      Issue.record("not an unknown option")
      return
    }
    #expect(option == "--contry")
    #expect(nearest == "--country")
    #expect(command.name.english == "why")
  }

  @Test("an option similar to no other is reported without a suggestion")
  func farOption() {
    guard case .usage(.unknownOption(let option, let nearest, _))? = failure(of: "--zzz=1", to: Self.simple) else {
      Issue.record("not an unknown option")
      return
    }
    #expect(option == "--zzz")
    #expect(nearest == nil)
  }

  @Test("options have French names too, with or without accents, and a prompt takes prefixes of those of its language")
  func french() throws {
    func country(_ line: String, at language: InterfaceLanguage? = nil) throws -> Country? {
      let words = line.split(separator: " ").map { Word(text: String($0), isQuoted: false, start: 0) }
      let match = try #require(try CommandTable.standard.match(words))
      return try Call(match.words, of: match.declaration, at: language)[ScopeArguments.country]
    }
    for line in ["new --country jp", "nouveau --pays jp", "nouveau --PAYS=jp"] {
      for language in [nil, InterfaceLanguage.english, .french] {
        #expect(try country(line, at: language) == .japan, "\(line)")
      }
    }
    for (line, own, other) in [
      ("new --c jp", InterfaceLanguage.english, InterfaceLanguage.french), ("new --pa jp", .french, .english),
    ] {
      #expect(try country(line, at: own) == .japan, "\(line)")
      #expect(throws: (any Error).self) { try country(line, at: other) }
      #expect(throws: (any Error).self) { try country(line) }
    }
    #expect(throws: (any Error).self) { try country("new --pays xx") }
  }

  @Test("a beginning shared by several options is reported with their names")
  func ambiguousOption() {
    let error = #expect(throws: NewsError.self) {
      try bind("--l 5", to: Self.simple)
    }
    guard case .name(.ambiguous(_, let candidates))? = error else {
      Issue.record("not ambiguous")
      return
    }
    #expect(candidates.sorted() == ["--language", "--limit"])
  }

  @Test(
    "a flag may be anywhere in the line and takes no value",
    arguments: [
      "new york --world", "--world new york", "new --world york", "--WORLD new york", "--w new york",
      "new york --world --world", "--country jp --world new york",
    ])
  func flags(line: String) throws {
    let call = try bind(line, to: Self.flagged)
    #expect(call[Self.flag] == true)
    #expect(call.has(Self.flag))
    #expect(call[Self.text] == "new york")
  }

  @Test("without the flag nothing is bound to it", arguments: ["new york", "'--world'", "-- --world", ""])
  func noFlag(line: String) throws {
    let call = try bind(line, to: Self.flagged)
    #expect(call[Self.flag] == nil)
    #expect(!call.has(Self.flag))
    #expect(call.has(Self.text) == !line.isEmpty)
  }

  @Test("a flag takes no value", arguments: ["--world=1", "--world=", "--w=yes", "--world=false new york"])
  func flagWithValue(line: String) {
    guard case .usage(.noValueWanted(let option))? = failure(of: line, to: Self.flagged) else {
      Issue.record("it took the value")
      return
    }
    #expect(option == "--world")
  }

  @Test("an option without its value is reported by name")
  func missingValue() {
    guard case .usage(.missingValue(let option, _))? = failure(of: "sports --country", to: Self.simple) else {
      Issue.record("nothing is missing")
      return
    }
    #expect(option == "--country")
  }

  @Test("a missing required argument is reported by its name in the interface language")
  func missingArgument() {
    guard case .usage(.missing(let argument, _))? = failure(of: "", to: Self.required) else {
      Issue.record("nothing is missing")
      return
    }
    #expect(argument.english == "NEEDED")
    #expect(argument.french == "REQUIS")
  }

  @Test("the first word too many is reported")
  func tooMany() {
    guard case .usage(.tooMany(let text, _))? = failure(of: "one two three", to: Self.simple) else {
      Issue.record("not too many")
      return
    }
    #expect(text == "two")
  }

  @Test("a value that cannot be read is refused", arguments: ["--limit 0", "--limit 101", "--limit x", "--limit="])
  func badNumber(line: String) {
    guard case .value(.notANumber(_, let from, let to))? = failure(of: line, to: Self.simple) else {
      Issue.record("it is a number")
      return
    }
    #expect(from == 1)
    #expect(to == 100)
  }

  @Test("an unknown value is refused")
  func badCountry() {
    #expect(throws: NewsError.name(.unknownCountry("germny", nearest: "Germany"))) {
      try bind("--country germny", to: Self.simple)
    }
  }

  @Test("an option that was typed by its beginning is reported by its whole name, with what it wants")
  func missingValueOfBeginning() {
    let phrase = ParsedLine("find --unread --count").commands[0]
    let error = #expect(throws: ShellError.self) {
      try Call(phrase.words.dropFirst(), of: FindCommand.declaration, at: .english)
    }
    guard case .usage(.missingValue("--country", let value))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(value == "CC")
    let report = ShellError.usage(.missingValue(option: "--report", value: "FILE"))
    #expect(texts(in: .english).explain(report).hint == "give one: --report FILE")
    #expect(texts(in: .french).explain(report).hint == "écrivez --report FICHIER")
  }
}

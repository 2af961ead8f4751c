import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("JSON output")
struct ObjectWriterTests {
  private func line(_ members: (inout ObjectWriter) -> Void) -> String {
    var writer = ObjectWriter()
    writer.line(members)
    return writer.text
  }

  private func value(_ text: String) -> String {
    line { $0.add("v", text) }
  }

  @Test("members are in the order they are added, without blanks, on one line")
  func membersStandInTheOrderTheyAreAdded() {
    let name: String? = "a"
    let number: Int? = 3
    let text = line { object in
      object.add("z", name)
      object.add("n", number)
      object.add("ok", true)
      object.add("inner") { inner in
        inner.add("a", false)
        inner.add("b", name)
      }
      object.add("d", 1.5)
    }
    let expected = #"{"z":"a","n":3,"ok":true,"inner":{"a":false,"b":"a"},"d":1.5}"# + "\n"
    #expect(text == expected)
  }

  @Test("an absent value is null")
  func whatIsAbsentIsNull() {
    let text: String? = nil
    let number: Int? = nil
    let fraction: Double? = nil
    let written = line { object in
      object.add("a", text)
      object.add("b", number)
      object.add("c", fraction)
      object.add("d", Double.nan)
      object.add("e", -Double.infinity)
    }
    let expected = #"{"a":null,"b":null,"c":null,"d":null,"e":null}"# + "\n"
    #expect(written == expected)
  }

  @Test("an empty object and several lines are well-formed")
  func emptyObjectAndSeveralLinesAreWellFormed() {
    var writer = ObjectWriter()
    writer.line { _ in }
    writer.line { $0.add("a", true) }
    writer.line { $0.add("b", false) }
    #expect(writer.text == "{}\n{\"a\":true}\n{\"b\":false}\n")
  }

  static let escapes: [(String, String)] = [
    ("plain", "plain"), ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("a\rb", "a\\rb"), ("a\tb", "a\\tb"),
    ("\u{0}", "\\u0000"), ("\u{1B}[31m", "\\u001b[31m"), ("\u{7F}", "\\u007f"), ("\u{9B}", "\\u009b"),
    ("\u{202E}", "\\u202e"), ("\u{200B}", "\\u200b"), ("\u{2028}", "\\u2028"), ("\u{FEFF}", "\\ufeff"),
    ("\u{115F}\u{1160}", "\\u115f\\u1160"), ("\u{3164}", "\\u3164"), ("\u{FFA0}", "\\uffa0"), ("\u{34F}", "\\u034f"),
    ("\u{E0041}", "\\udb40\\udc41"), ("\u{E9}\u{65E5}", "\u{E9}\u{65E5}"), ("\u{1F600}", "\u{1F600}"), ("a/b", "a/b"),
  ]

  @Test(
    "text is escaped only as JSON requires and where it could harm a terminal",
    arguments: ObjectWriterTests.escapes)
  func escaped(text: String, expected: String) {
    #expect(value(text) == "{\"v\":\"" + expected + "\"}\n")
  }

  @Test("every text is read back as it was, and the line is harmless", arguments: NaughtyStrings.some)
  func roundTrip(text: String) throws {
    #expect(try comesBack(text))
  }

  @Test("every naughty string is read back as it was", .enabled(if: Corpus.isAvailable, "SUPERNEWS_CORPUS is not set"))
  func roundTripOfCorpus() throws {
    for text in try NaughtyStrings.all() {
      let isSame = try comesBack(text)
      #expect(isSame, "\(text.debugDescription)")
    }
  }

  private func comesBack(_ text: String) throws -> Bool {
    let written = value(text)
    let isHarmless = !written.dropLast().unicodeScalars.contains { isHarmful($0) }
    let read = try JSONDecoder().decode([String: String].self, from: Data(written.utf8))
    let back = Array((read["v"] ?? "nothing").unicodeScalars)
    return isHarmless && back == Array(text.unicodeScalars)
  }

  @Test("an article has all its members")
  func article() {
    var writer = ObjectWriter()
    var article = Article.numbered(1)
    (article.country, article.alsoIn) = (.japan, [.france, .unitedStates])
    writer.write(ArticleRecord(number: 3, article: article))
    let expected =
      #"{"type":"article","n":3,"id":"mxcojhe5es4cr","title":"Headline 1","source":{"id":"example","name":"Example News"},"#
      + #""author":"Author 1","description":"Summary 1.","content":"Content 1.","url":"https://example.com/1","#
      + #""imageUrl":"https://example.com/1.jpg","publishedAt":"2026-11-21T08:00:00Z","provider":"newsapi","#
      + #""country":"jp","language":null,"others":["fr","us"],"story":null,"folded":[],"section":null,"heading":null,"#
      + #""isRead":false,"isShown":false,"isSaved":false,"labels":[],"firstSeen":null,"duration":null}"# + "\n"
    #expect(writer.text == expected)
  }

  @Test("a missing fact of an article is null, never a sentence")
  func bareArticle() {
    var writer = ObjectWriter()
    writer.write(ArticleRecord(number: 1, article: Article(provider: .sample)))
    let expected =
      #"{"type":"article","n":1,"id":"gcaxwhe5mtt5f","title":null,"source":{"id":null,"name":null},"author":null,"#
      + #""description":null,"content":null,"url":null,"imageUrl":null,"publishedAt":null,"provider":"sample","#
      + #""country":null,"language":null,"others":[],"story":null,"folded":[],"section":null,"heading":null,"isRead":false,"isShown":false,"isSaved":false,"#
      + #""labels":[],"firstSeen":null,"duration":null}"# + "\n"
    #expect(writer.text == expected)
  }

  @Test("an article of the archive has its marks, and when it was first seen")
  func marks() {
    var writer = ObjectWriter()
    let seen = Date(timeIntervalSince1970: 1_795_248_000)
    var state = ArticleState(isRead: true, isSaved: true, labels: ["climate", "moon"], firstSeen: seen)
    state.shared = [SharedLabel("climate", by: "anna")]
    writer.write(ArticleRecord(number: 1, article: .numbered(1), state: state))
    let expected =
      #""others":[],"story":null,"folded":[],"section":null,"heading":null,"isRead":true,"isShown":false,"isSaved":true,"#
      + #""labels":[{"name":"climate","reader":null},{"name":"moon","reader":null},{"name":"climate","reader":"anna"}],"#
      + #""firstSeen":"2026-11-21T08:00:00Z","duration":null}"#
    #expect(writer.text.hasSuffix(expected + "\n"))
  }

  @Test("only the members asked for are written; a record without any of them is whole")
  func fields() throws {
    let fields = try #require(RecordFields("title,id,source,publishedAt"))
    var writer = ObjectWriter(request: "7", fields: fields)
    writer.write(ArticleRecord(number: 3, article: .numbered(1)))
    writer.write(FailureRecord(CountryFailure(.japan, .cancelled)))
    let expected =
      #"{"type":"article","id":"mxcojhe5es4cr","title":"Headline 1","source":{"id":"example","name":"Example News"},"#
      + #""publishedAt":"2026-11-21T08:00:00Z","request":"7"}"# + "\n"
      + #"{"type":"failure","country":"jp","error":{"code":"cancelled"},"request":"7"}"# + "\n"
    #expect(writer.text == expected)
  }

  @Test("a source has all its members")
  func sourceHasAllItsMembers() throws {
    let source = try #require(NewsSource.samples.first { $0.id == "bbc-news" })
    var writer = ObjectWriter()
    writer.write(SourceRecord(number: 12, source: source, group: "English"))
    writer.write(SourceRecord(number: 13, source: NewsSource(id: "x", name: "X"), group: nil))
    let expected =
      #"{"type":"source","n":12,"id":"bbc-news","name":"BBC News","description":"News.","#
      + #""url":"https://example.com/bbc","category":"general","language":"en","country":"gb","#
      + #""group":"English"}"# + "\n"
      + #"{"type":"source","n":13,"id":"x","name":"X","description":null,"url":null,"category":null,"#
      + #""language":null,"country":null,"group":null}"# + "\n"
    #expect(writer.text == expected)
  }

  @Test("a country has all its members")
  func countryHasAllItsMembers() {
    var writer = ObjectWriter()
    writer.write(CountryRecord(.france))
    let expected =
      #"{"type":"country","code":"fr","name":"France","latitude":46.64,"longitude":2.19,"isOriginal":true,"distanceKm":null}"#
      + "\n"
    #expect(writer.text == expected)
  }
}

import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("Destinations of share")
struct ShareCommandDestinationTests {
  private static let one = "Headline 1\nhttps://example.com/1"
  private static let three = "Headline 3\nhttps://example.com/3"

  /// The output of a command after the list that it refers to.
  private func output(
    _ line: String, of newsroom: FakeNewsroom, in language: InterfaceLanguage = .english
  ) async throws -> (text: String, errors: String) {
    let list = try await newsroom.run(["countries; top --limit 3 | cat"], in: .fresh(language: language))
    let all = try await newsroom.run(["countries; top --limit 3 | cat", line], in: .fresh(language: language))
    #expect(all.output.hasPrefix(list.output))
    return (String(all.output.dropFirst(list.output.count)), all.errors)
  }

  static let copied: [(ClipboardPlace, InterfaceLanguage, String)] = [
    (.program("wl-copy"), .english, "Copied with wl-copy: example.com.\n"),
    (.terminal, .english, "Sent to the terminal's clipboard: example.com.\n"),
    (.program("xsel"), .french, "Copi\u{E9} avec xsel\u{202F}: example.com.\n"),
    (.terminal, .french, "Envoy\u{E9} au presse-papiers du terminal\u{202F}: example.com.\n"),
  ]

  @Test("the clipboard receives it, and people are told where it went", arguments: ShareCommandDestinationTests.copied)
  func clipboard(place: ClipboardPlace, language: InterfaceLanguage, said: String) async throws {
    let newsroom = FakeNewsroom(clipboard: FakeClipboard(.success(place)))
    let line = language == .french ? "partage 1 3 --to presse-papiers" : "share 1 3 --to clipboard"
    let (text, errors) = try await output(line, of: newsroom, in: language)
    #expect(newsroom.clipboard.texts == [Self.one + "\n\n" + Self.three])
    #expect(text.isEmpty)
    #expect(errors == said)
  }

  static let failures: [(NewsError, String)] = [
    (.sharing(.noClipboard), "io"), (.sharing(.programSilent(program: "xclip", seconds: 3)), "timeout"),
    (.file(.failed(path: "/dev/tty", detail: "No such device")), "io"), (.cancelled, "cancelled"),
  ]

  @Test("a clipboard that fails is reported, and nothing is lost", arguments: ShareCommandDestinationTests.failures)
  func noClipboard(error: NewsError, code: String) async throws {
    for language in InterfaceLanguage.all {
      let newsroom = FakeNewsroom(clipboard: FakeClipboard(.failure(error)))
      let text = try await newsroom.run(["top --limit 3", "share 1 --to clipboard"], in: .fresh(language: language))
      #expect(text.status == (code == "cancelled" ? .interrupted : .failure))
      #expect(text.errors.contains(texts(in: language).explain(error).message))
      #expect(text.session.titles.count == 3)
    }
    let newsroom = FakeNewsroom(clipboard: FakeClipboard(.failure(error)))
    let json = try await newsroom.run(["top --limit 3", "share 1 --to clipboard"], in: .fresh(format: .json))
    #expect(try json.codes() == [code])
    #expect(try json.objects().filter { $0.type == "share" }.isEmpty)
  }

  static let letters: [(String, String, String)] = [
    ("share 1 --to mail", "Headline 1", one), ("share 3 --to=mail", "Headline 3", three),
    ("share 1 3 --to mail", "example.com", one + "\n\n" + three),
  ]

  @Test("a message is begun in the mail program", arguments: ShareCommandDestinationTests.letters)
  func mail(line: String, subject: String, text: String) async throws {
    let newsroom = FakeNewsroom()
    let (shown, errors) = try await output(line, of: newsroom)
    #expect(newsroom.mail.letters == [MailLink(subject: subject, text: text)])
    #expect(shown.isEmpty)
    #expect(errors == "Started a message in your mail program: example.com.\n")
  }

  @Test("without a mail program the mailto link is the result, complete", arguments: InterfaceLanguage.all)
  func mailLink(language: InterfaceLanguage) async throws {
    let newsroom = FakeNewsroom(mail: FakeMail(isThere: false))
    let line = language == .french ? "partage 1 --to courriel" : "share 1 --to mail"
    let (text, errors) = try await output(line, of: newsroom, in: language)
    let address = "mailto:?subject=Headline%201&body=Headline%201%0D%0Ahttps%3A%2F%2Fexample.com%2F1"
    #expect(text.trimmed == address)
    #expect(errors == texts(in: language).notice(.noMailProgram(hosts: ["example.com"])) + "\n")
  }

  @Test("a QR code is shown above its title and host")
  func code() async throws {
    let (text, errors) = try await output("share 1 3 --to qr", of: FakeNewsroom())
    let lines = text.split(separator: "\n").map { String($0) }
    let code = ["           ", "           ", "    \u{2588}\u{2588}\u{2588}    ", "    \u{2580}\u{2580}\u{2580}    "]
    let whole = code + ["           ", "           "]
    #expect(lines == whole + ["Headline 1", "example.com"] + whole + ["Headline 3", "example.com"])
    #expect(errors.isEmpty)
  }

  @Test("a text too long for a QR code is reported")
  func tooLong() async throws {
    let newsroom = FakeNewsroom(qrCoder: FakeQRCoder(limit: 20))
    let transcript = try await newsroom.run(["top", "share 1 --to qr"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["tooLarge"])
    #expect(transcript.output.contains("21 bytes"))
  }

  @Test("if one link is too long for a QR code, the other codes are still shown")
  func oneTooLong() async throws {
    var long = Article.numbered(1)
    long.link = "https://example.com/" + String(repeating: "a", count: 100)
    let newsroom = FakeNewsroom(news: .giving([long, .numbered(2)]), qrCoder: FakeQRCoder(limit: 100))
    let transcript = try await newsroom.run(["top", "share all --to qr"], in: .fresh(format: .json))
    #expect(try transcript.objects().filter { $0.type == "share" }.map(\.n) == [2])
    #expect(try transcript.codes() == ["tooLarge"])
  }

  @Test("when output is read aloud, the link is shown instead of a QR code")
  func codeAloud() async throws {
    var session = Session.fresh()
    session.settings[AccessibleSetting.self] = true
    let transcript = try await FakeNewsroom().run(["top | cat", "share 1 --to qr"], in: session)
    #expect(transcript.output == "https://example.com/1\nHeadline 1\nexample.com\n")
  }

  @Test("text that does not go to the screen is sanitised as well", arguments: NaughtyStrings.some)
  func whatGoesPastTheScreenIsCleanAllTheSame(title: String) async throws {
    var article = Article.numbered(1)
    article.title = title
    let newsroom = FakeNewsroom(news: .giving([article]))
    _ = try await newsroom.run(["top", "share 1 --to clipboard", "share 1 --to mail"])
    let text = try #require(newsroom.clipboard.texts.first)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && isHarmful($0) })
    #expect(newsroom.mail.letters.first?.address.hasSuffix("%0D%0Ahttps%3A%2F%2Fexample.com%2F1") == true)
  }

  /// The destinations, and the text sent to programs.
  static let destinations: [(String, String)] = [
    ("text", one), ("texte", one), ("markdown", "[Headline 1](https://example.com/1)"), ("clipboard", one),
    ("presse-papiers", one), ("qr", "https://example.com/1"),
    ("mail", MailLink(subject: "Headline 1", text: one).address),
    ("courriel", MailLink(subject: "Headline 1", text: one).address),
  ]

  @Test("programs get the same lines for every destination", arguments: ShareCommandDestinationTests.destinations)
  func objects(destination: String, text: String) async throws {
    let transcript = try await FakeNewsroom().run(["top", "share 1 --to \(destination)"], in: .fresh(format: .json))
    let objects = try transcript.objects().suffix(2)
    #expect(objects.map(\.type) == ["share", "status"])
    #expect(objects.first?.text == text)
    #expect(objects.first?.url == "https://example.com/1")
    #expect(objects.last?.ok == true)
    #expect(objects.last?.count == 1)
  }

  static let links: [(String, String)] = [
    ("https://example.com/a?utm_source=x&id=3&fbclid=y#part", "https://example.com/a?id=3#part"),
    ("https://jane:secret@example.com/a?utm_medium=mail", "https://example.com/a"),
    ("HTTPS://example.com/?q=utm_source", "https://example.com/?q=utm_source"),
  ]

  @Test("neither tracking parameters nor a login are passed on", arguments: ShareCommandDestinationTests.links)
  func untracked(link: String, expected: String) async throws {
    var article = Article.numbered(1)
    article.link = link
    for destination in ["text", "markdown", "clipboard", "mail", "qr"] {
      let newsroom = FakeNewsroom(news: .giving([article]))
      let lines = ["top | cat", "share 1 --to \(destination)"]
      let transcript = try await newsroom.run(lines, in: .fresh(format: .json))
      let shared = try transcript.objects().filter { $0.type == "share" }
      #expect(shared.map(\.url) == [expected])
      let passedOn = newsroom.clipboard.texts + newsroom.mail.letters.map(\.address) + [transcript.output]
      for text in passedOn {
        #expect(!text.contains("secret"))
        #expect(!text.contains("utm_medium"))
        #expect(!text.contains("fbclid"))
      }
    }
  }

  @Test("the hosts are named once each, in their order")
  func hosts() async throws {
    let links = ["https://b.example/1", "https://www.a.example/2", "https://b.example/3"]
    let articles = links.enumerated().map { index, link in
      var article = Article.numbered(index + 1)
      article.link = link
      return article
    }
    let newsroom = FakeNewsroom(news: .giving(articles))
    let transcript = try await newsroom.run(["top", "share all --to clipboard"])
    #expect(transcript.errors == "Copied with xclip: b.example, www.a.example.\n")
  }

  @Test("if nothing has a link, no destination is given an empty text", arguments: ["clipboard", "mail", "qr", "text"])
  func whereNothingHasALinkNobodyIsAskedToTakeNothing(destination: String) async throws {
    var bare = Article.numbered(1)
    bare.link = nil
    let newsroom = FakeNewsroom(news: .giving([bare]))
    let transcript = try await newsroom.run(["top", "share 1 --to \(destination)"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(newsroom.clipboard.texts.isEmpty)
    #expect(newsroom.mail.letters.isEmpty)
  }
}

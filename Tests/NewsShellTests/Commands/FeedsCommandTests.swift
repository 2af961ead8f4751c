import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("feeds")
struct FeedsCommandTests {
  private static let monde = OwnFeed(
    id: "le-monde-sport", name: "Le Monde Sport", feed: "https://www.lemonde.fr/sport/rss_full.xml",
    site: "https://www.lemonde.fr/sport/")
  private static let xkcd = OwnFeed(id: "xkcd", name: "xkcd.com", feed: "https://xkcd.com/atom.xml")
  private static let times = OwnFeed(
    id: "example-times", name: "Example Times", feed: "https://example.org/feed.xml", site: "https://example.org")

  /// A newsroom with two feeds, not in alphabetical order; a page on the web links to another.
  private func newsroom(_ sources: [NewsSource] = NewsSource.samples) -> FakeNewsroom {
    FakeNewsroom(
      sources: FakeSources(sources), ownFeeds: FakeOwnFeeds([Self.xkcd, Self.monde]),
      feedReader: FakeFeedReader(
        discovered: { address in
          switch address {
          case "https://example.org": .init(name: "Example Times", feed: Self.times.feed, site: address)
          case "https://nofeed.example": throw NewsError.feed(.noFeed(host: "nofeed.example"))
          default: .init(name: "Known elsewhere", feed: address, site: nil)
          }
        }))
  }

  /// A session that knows the feeds of the newsroom and other sources.
  private func session(
    language: InterfaceLanguage = .english, format: OutputFormat = .text, chosen: SourceReference? = nil
  ) -> Session {
    let own = [Self.xkcd, Self.monde].map(\.source)
    var session = Session.fresh(language: language, format: format, known: own + NewsSource.samples.dropLast())
    if let chosen { session.edition.source = chosen }
    return session
  }

  @Test("alone it lists the reader's own feeds, numbered in their order", arguments: ["feeds", "flux"])
  func listed(line: String) async throws {
    let text = try await newsroom().run([line], in: session(chosen: SourceReference(Self.monde.source)))
    #expect(text.output.contains("\u{25CF}  2  Le Monde Sport"))
    #expect(text.session.sourceIDs == ["xkcd", "le-monde-sport"])
    let tsv = try await newsroom().run([line], in: session(format: .tsv))
    #expect(
      tsv.output == "1\txkcd\txkcd.com\thttps://xkcd.com/atom.xml\n"
        + "2\tle-monde-sport\tLe Monde Sport\thttps://www.lemonde.fr/sport/rss_full.xml\n")
    let json = try await newsroom().run([line], in: session(format: .json))
    #expect(try json.statuses().compactMap(\.count) == [2])
  }

  @Test("without any feeds it explains how to add some", arguments: InterfaceLanguage.all)
  func none(language: InterfaceLanguage) async throws {
    let words = texts(in: language)
    let text = try await FakeNewsroom().run(["feeds"], in: .fresh(language: language))
    #expect(text.output.hasPrefix(words.feeds + " "))
    let shown = text.output.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    let advice = words.feedsAdvice.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    #expect(shown.hasSuffix(" \(words.feedCount(0)) " + advice))
    let json = try await FakeNewsroom().run(["feeds"], in: .fresh(format: .json))
    #expect(try json.objects().compactMap(\.count) == [0])
  }

  static let additions: [(String, OwnFeed)] = [
    ("feeds add https://example.org", times), ("flux ajoute https://example.org", times),
    (
      "feeds add https://example.org My own  Times",
      OwnFeed(id: "my-own-times", name: "My own Times", feed: times.feed, site: times.site)
    ),
    (
      "feeds add https://example.org '\u{C9}t\u{E9}'",
      OwnFeed(id: "ete", name: "\u{C9}t\u{E9}", feed: times.feed, site: times.site)
    ),
    // An id that is taken belongs to another feed.
    (
      "feeds add https://example.org XKCD",
      OwnFeed(id: "xkcd-2", name: "XKCD", feed: times.feed, site: times.site)
    ),
    // An empty name counts as none.
    ("feeds add https://example.org ''", times), ("feeds add https://example.org ' '", times),
  ]

  @Test(
    "a feed is added with its own name or another, and gets the next number", arguments: FeedsCommandTests.additions)
  func added(line: String, feed: OwnFeed) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["top --limit 3", line, "2"], in: session(format: .tsv))
    #expect(newsroom.feedReader.places == ["https://example.org", feed.feed])
    #expect(newsroom.ownFeeds.feeds == [Self.xkcd, Self.monde, feed])
    #expect(transcript.output.contains("\n3\t\(feed.id)\t\(feed.name)\t\(feed.feed)\n"))
    // From then on it is known, once; the list shown last stays the earlier one.
    #expect(transcript.session.knownSources.filter { $0.id == feed.id } == [feed.source])
    #expect(transcript.session.position == 2)
    #expect(transcript.status == .success)
  }

  @Test("the other feeds of a page are named with what to type; programs get them as records")
  func others() async throws {
    var newsroom = newsroom()
    newsroom.feedReader = FakeFeedReader(others: [.init(number: 2, name: "Comments", feed: "https://page.example/c")])
    let text = try await newsroom.run(["feeds add https://page.example/"], in: session())
    for part in ["Comments page.example/c", "feeds add https://page.example/ --choose 2"] {
      #expect(text.output.contains(part))
    }
    let french = try await newsroom.run(["flux ajoute https://page.example/a"], in: session(language: .french))
    #expect(french.output.contains("flux ajouter https://page.example/a --choix 2"))
    let json = try await newsroom.run(["feeds add https://page.example/b"], in: session(format: .json))
    #expect(
      json.output.contains(
        #"{"type":"candidate","n":2,"name":"Comments","url":"https://page.example/c","page":"https://page.example/b"}"#)
    )
    let tsv = try await newsroom.run(["feeds add https://page.example/d"], in: session(format: .tsv))
    #expect(tsv.output.split(separator: "\n").count == 1)
    let chosen = try await newsroom.run(["feeds add https://page.example/ --choose 2"], in: session(format: .json))
    #expect(chosen.output.contains(#""url":"https://page.example/c""#))
    #expect(!chosen.output.contains("candidate"))
  }

  @Test("a number is chosen only when a feed is added", arguments: ["feeds remove 1 --choose 1", "feeds --choose 1"])
  func choiceElsewhere(line: String) async throws {
    #expect(try await newsroom().run([line], in: session(format: .json)).codes() == ["usage"])
  }

  @Test("a feed that has moved for good is said once, with the way back")
  func moved() async throws {
    var newsroom = newsroom()
    newsroom.feedReader = FakeFeedReader(moved: ["xkcd": "https://new.example/feed"])
    let words = "feeds address xkcd \(Self.xkcd.feed)"
    let first = try await newsroom.run(["feeds", "feeds"], in: session())
    #expect(first.errors.components(separatedBy: "https://new.example/feed").count == 2)
    #expect(first.errors.contains(words))
    #expect(newsroom.ownFeeds.feeds.first?.feed == "https://new.example/feed")
    let back = try await newsroom.run([words, "feeds"], in: session())
    #expect(back.errors.isEmpty)
    #expect(newsroom.ownFeeds.feeds.first?.feed == Self.xkcd.feed)
    #expect(newsroom.ownFeeds.feeds.map(\.id) == ["xkcd", "le-monde-sport"])
  }

  @Test(
    "a known feed is not added again, however its address is written",
    arguments: ["https://xkcd.com/atom.xml", "http://www.XKCD.com/atom.xml#top", "https://xkcd.com:443/atom.xml"])
  func oneThatIsThereAlreadyIsNotAddedHoweverItsAddressIsWritten(address: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["feeds add \(address) Again"], in: session(format: .json))
    let error = try #require(try transcript.statuses().first?.error)
    #expect(error.code == "parameterInvalid")
    #expect(error.message?.contains("xkcd.com") == true)
    #expect(newsroom.ownFeeds.feeds.count == 2)
    #expect(transcript.session.knownSources == session().knownSources)
  }

  @Test("a feed that cannot be read or saved is not added")
  func notAdded() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["feeds add https://nofeed.example"], in: session(format: .json))
    #expect(try transcript.codes() == ["badResponse"])
    #expect(newsroom.ownFeeds.feeds.count == 2)
    var full = newsroom
    full.ownFeeds = FakeOwnFeeds(
      [Self.xkcd], failingWith: .file(.failed(path: "/feeds.opml", detail: "full")))
    let lines = ["feeds add https://example.org", "feeds rename 1 Comics", "feeds remove 1"]
    let other = try await full.run(lines, in: session(format: .json))
    #expect(try other.codes() == ["io", "io", "io"])
    #expect(other.session.knownSources == session().knownSources)
  }

  /// Words for one of the feeds, without a list shown before, and the feed that remains.
  static let removals: [(String, String)] = [
    ("xkcd", "le-monde-sport"), ("XKCD.COM", "le-monde-sport"), ("1", "le-monde-sport"), ("2", "xkcd"),
    ("le-monde-sport", "xkcd"), ("Le Monde Sport", "xkcd"),
  ]

  @Test(
    "at a prompt the beginning of an id or a name is enough",
    arguments: [("xk", "le-monde-sport"), ("'le monde'", "xkcd"), ("le-m", "xkcd")])
  func removedByBeginning(words: String, left: String) async throws {
    let newsroom = newsroom()
    let script = try await newsroom.run(["feeds remove \(words)"], in: session(format: .json))
    #expect(try script.codes() == ["unknownSource"])
    _ = try await newsroom.run(["feeds remove \(words)"], in: session(), isInteractive: true)
    #expect(newsroom.ownFeeds.feeds.map(\.id) == [left])
  }

  @Test("a feed is removed by id, name or number", arguments: FeedsCommandTests.removals)
  func oneIsRemovedByIdNameOrNumber(words: String, left: String) async throws {
    for command in ["feeds remove", "flux retire"] {
      let newsroom = newsroom()
      let transcript = try await newsroom.run(["\(command) \(words)"], in: session())
      let gone = left == "xkcd" ? Self.monde : Self.xkcd
      #expect(newsroom.ownFeeds.feeds.map(\.id) == [left])
      #expect(transcript.output.isEmpty)
      #expect(
        transcript.errors == texts(in: .english).notice(.feedRemoved(name: gone.name, wasFavourite: false)) + "\n")
      #expect(transcript.session.knownSources == session().knownSources.filter { $0.id != gone.id })
    }
  }

  @Test("removing the favourite source says that it was the favourite", arguments: InterfaceLanguage.all)
  func favouriteRemoved(language: InterfaceLanguage) async throws {
    let favourite = SourceReference(Self.monde.source)
    let transcript = try await newsroom().run(
      ["feeds remove xkcd", "feeds remove le-monde-sport"], in: session(language: language, chosen: favourite))
    let notices: [Notice] = [
      .feedRemoved(name: Self.xkcd.name, wasFavourite: false), .feedRemoved(name: Self.monde.name, wasFavourite: true),
    ]
    #expect(transcript.errors == notices.map { texts(in: language).notice($0) + "\n" }.joined())
    // Commands no longer use it.
    #expect(transcript.session.edition.favourite == nil)
    #expect(transcript.session.edition.source == Edition.standard(for: .english).source)
  }

  @Test("removing the favourite source leaves no favourite in the settings")
  func favouriteIsUnset() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(
      ["feeds remove le-monde-sport"], in: session(chosen: SourceReference(Self.monde.source)))
    #expect(newsroom.settings.changes == .source(nil))
    #expect(transcript.session.edition.source.id != Self.monde.id)
    #expect(transcript.session.edition.favourite == nil)
  }

  @Test("an option of another action is answered with the action that takes it", arguments: InterfaceLanguage.all)
  func optionElsewhere(language: InterfaceLanguage) async throws {
    let (line, words) =
      language == .french
      ? ("flux verifie x.xml --limite 3", "flux ouvrir") : ("feeds check x.xml --limit 3", "feeds open")
    #expect(try await newsroom().run([line], in: session(language: language)).errors.contains(words))
  }

  @Test("a new feed is read with a command that only looks")
  func advice() async throws {
    let transcript = try await newsroom().run(["feeds add https://example.org"], in: session())
    #expect(transcript.output.contains("feeds open example-times"))
    #expect(!transcript.output.contains("source example-times"))
  }

  @Test("feeds of one name have their ids in the list, and only they")
  func listedNamesakes() async throws {
    let newsroom = FakeNewsroom(
      ownFeeds: FakeOwnFeeds([Self.xkcd, Self.monde, OwnFeed(id: "xk", name: "XKCD.com", feed: "https://a.org/f")]))
    let output = try await newsroom.run(["feeds"], in: session()).output
    #expect(output.contains("xkcd.com (xkcd)"))
    #expect(output.contains("XKCD.com (xk)"))
    #expect(!output.contains("(le-monde-sport)"))
  }

  @Test("an export says which logins it leaves out", arguments: ["feeds export", "feeds export mine.opml"])
  func exportedLogins(line: String) async throws {
    let newsroom = FakeNewsroom(
      ownFeeds: FakeOwnFeeds([Self.xkcd, OwnFeed(id: "a", name: "A", feed: "https://jane:secret@a.org/f")]))
    let transcript = try await newsroom.run([line], in: session())
    #expect(transcript.errors.contains(texts(in: .english).notice(.loginsLeftOut(count: 1)) + "\n"))
    #expect(!transcript.errors.contains("secret"))
  }

  @Test("keys in addresses are not shown", arguments: [OutputFormat.json, .tsv])
  func keys(format: OutputFormat) async throws {
    let feed = OwnFeed(id: "a", name: "A", feed: "https://a.org/f?n=1&api_key=hush", site: "https://a.org/?token=hush")
    let newsroom = FakeNewsroom(ownFeeds: FakeOwnFeeds([feed]))
    let transcript = try await newsroom.run(["feeds"], in: session(format: format))
    #expect(transcript.output.contains("https://a.org/f?n=1&api_key=***"))
    #expect(!transcript.output.contains("hush"))
  }

  @Test("a feed is renamed and keeps its id", arguments: ["1", "xkcd", "'xkcd.com'", "XKCD"])
  func renamed(words: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["feeds rename \(words) Comic strip"], in: session(format: .tsv))
    #expect(newsroom.ownFeeds.feeds.map(\.name) == ["Comic strip", "Le Monde Sport"])
    #expect(newsroom.ownFeeds.feeds.map(\.id) == ["xkcd", "le-monde-sport"])
    #expect(transcript.output == "1\txkcd\tComic strip\thttps://xkcd.com/atom.xml\n")
    #expect(transcript.session.knownSources.filter { $0.id == "xkcd" }.map(\.name) == ["Comic strip"])
    let french = try await newsroom.run(["flux renomme 2 ' Le Sport '"], in: session(language: .french, format: .tsv))
    #expect(french.output.hasPrefix("2\tle-monde-sport\tLe Sport\t"))
    #expect(newsroom.ownFeeds.feeds.map(\.name) == ["Comic strip", "Le Sport"])
  }

  @Test("a number refers to the list of sources shown last, or to the own feeds if there is none")
  func numberIsOfTheListOfSourcesShownLast() async throws {
    // The list of sources is sorted by name.
    let own = [Self.xkcd, Self.monde].map(\.source)
    let shown = newsroom(own)
    _ = try await shown.run(["sources", "feeds remove 1"], in: session())
    #expect(shown.ownFeeds.feeds == [Self.xkcd])
    let renamed = newsroom(own)
    _ = try await renamed.run(["sources", "feeds rename 1 Sport"], in: session())
    #expect(renamed.ownFeeds.feeds.map(\.name) == ["xkcd.com", "Sport"])
  }

  @Test(
    "a number does not name a feed if the list is of something else; a name does",
    arguments: ["top", "countries", "feeds check https://example.org/feed.xml"])
  func otherLists(list: String) async throws {
    var newsroom = newsroom()
    newsroom.feedReader = FakeFeedReader(checked: { _ in
      CheckedFeed(title: nil, page: .titled(["a", "b"]), problem: nil)
    })
    let lines = [list, "feeds remove 1", "feeds rename 2 Sport", "feeds remove 99"]
    let transcript = try await newsroom.run(["sources"] + lines, in: session(format: .json))
    #expect(try transcript.codes() == ["noSuchItem", "noSuchItem", "noSuchItem"])
    let messages = try transcript.statuses().compactMap { $0.error?.message }
    #expect(Set(messages) == [texts(in: .english).explain(ShellError.screen(.noFeedsListed)).message])
    let none = try await newsroom.run([list, "feeds remove 0", "feeds remove -1"], in: session(format: .json))
    #expect(
      try none.statuses().compactMap { $0.error?.message }
        == ["0", "-1"].map { texts(in: .english).explain(NewsError.name(.unknownFeed($0, nearest: nil))).message })
    #expect(newsroom.ownFeeds.feeds == [Self.xkcd, Self.monde])
    _ = try await newsroom.run([list, "feeds remove xkcd", "feeds", "feeds remove 1"], in: session())
    #expect(newsroom.ownFeeds.feeds.isEmpty)
  }

  @Test("a listed source that is not an own feed is not touched")
  func othersNumbers() async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run(["sources", "feeds remove 1"], in: session(format: .json))
    #expect(try transcript.codes() == ["unknownSource"])
    #expect(newsroom.ownFeeds.feeds.count == 2)
  }

  @Test("the numbers of a list do not shift")
  func steadyNumbers() async throws {
    let newsroom = newsroom()
    let twice = try await newsroom.run(
      ["feeds", "feeds remove 1", "feeds remove 1"], in: session(format: .json))
    #expect(try twice.codes() == ["unknownSource"])
    #expect(newsroom.ownFeeds.feeds == [Self.monde])
    let again = try await newsroom.run(["feeds", "feeds remove 1"], in: session())
    #expect(again.status == .success)
    #expect(newsroom.ownFeeds.feeds.isEmpty)
  }

  static let wrong: [(String, String)] = [
    ("feeds sideways", "usage"), ("feeds 1", "usage"), ("feeds ''", "usage"), ("feeds re", "usage"),
    ("feeds add", "usage"), ("feeds add ''", "usage"), ("feeds remove", "usage"), ("feeds remove ''", "usage"),
    ("feeds rename", "usage"), ("feeds rename 1", "usage"), ("feeds rename 1 ''", "usage"),
    ("feeds rename 1 ' '", "usage"), ("feeds check ''", "usage"), ("feeds import", "usage"), ("feeds --all", "usage"),
    ("feeds remove 0", "noSuchItem"), ("feeds remove 3", "noSuchItem"), ("feeds remove -1", "noSuchItem"),
    ("feeds rename 3 Times", "noSuchItem"), ("feeds remove abc-news", "unknownSource"),
    ("feeds rename nobody Times", "unknownSource"), ("feeds import missing.opml", "io"),
  ]

  @Test("words that name no feed change nothing", arguments: FeedsCommandTests.wrong)
  func whatIsMeantByNothingChangesNothing(line: String, code: String) async throws {
    let newsroom = newsroom()
    let transcript = try await newsroom.run([line], in: session(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.ownFeeds.feeds == [Self.xkcd, Self.monde])
    #expect(newsroom.feedReader.places.isEmpty)
    #expect(transcript.session.knownSources == session().knownSources)
  }

  @Test("an unknown name is reported with the nearest, several that begin alike with all of them")
  func nearest() async throws {
    let newsroom = newsroom()
    let unknown = try await newsroom.run(["feeds remove xkdc"], in: session(format: .json))
    #expect(try unknown.statuses().first?.error?.hint?.contains("xkcd") == true)
    _ = try await newsroom.run(["feeds add https://example.org Le Monde"], in: session())
    let several = try await newsroom.run(["feeds remove le-m"], in: session(format: .json))
    let error = try #require(try several.statuses().first?.error)
    #expect(error.code == "usage")
    #expect(error.message?.contains("le-monde-sport") == true)
  }

  @Test("problems of the file of feeds are reported", arguments: ["feeds", "feeds add https://example.org"])
  func problems(line: String) async throws {
    let problem = SettingsProblem.damaged(file: "/feeds.opml", keptAs: "/feeds.opml.damaged")
    let newsroom = FakeNewsroom(ownFeeds: FakeOwnFeeds(problems: [problem]))
    let transcript = try await newsroom.run([line])
    #expect(transcript.status == .success)
    #expect(transcript.errors == texts(in: .english).notice(.settings(problem)) + "\n")
  }

  @Test("an own feed is a source like others: chosen by name or number, opened, and the favourite")
  func asSource() async throws {
    let newsroom = newsroom()
    let reference = SourceReference(id: "my-times", name: "My Times")
    let transcript = try await newsroom.run(
      ["feeds add https://example.org My Times", "source my times", "top favourite"], in: session())
    #expect(transcript.status == .success)
    #expect(transcript.session.edition.source == reference)
    #expect(newsroom.settings.changes == .source(reference))
    #expect(newsroom.sources.requests.isEmpty)
    let byNumber = try await newsroom.run(["feeds", "source 2", "feeds", "open 1"], in: session())
    #expect(byNumber.session.edition.source == SourceReference(Self.monde.source))
    // Opened from the list of feeds, it is as `feeds open` shows it.
    let scopes = [reference, reference, .init(Self.monde.source)]
    #expect(newsroom.news.requests.map(\.scope) == scopes.map { HeadlineRequest.Scope.source($0) })
  }

  @Test("the list of feeds can be grouped like others, and is still a list of feeds")
  func divided() async throws {
    let transcript = try await newsroom().run(["feeds", "filter by-language"], in: session(format: .json))
    let status = try #require(try transcript.statuses().last)
    #expect(status.count == 2)
    #expect(status.provider == "feeds")
  }

  /// Feeds in two folders, of which the one of `gone` cannot be read.
  private static let foldered = [
    ("lwn", "Tech"), ("gone", "Tech"), ("alps", "News/Europe"),
  ].map { id, folder in
    OwnFeed(id: id, name: id.uppercased(), feed: "https://\(id).example/f", folder: FeedFolder(path: folder))
  }

  private func folders() -> FakeNewsroom {
    FakeNewsroom(
      ownFeeds: FakeOwnFeeds(Self.foldered),
      feedReader: FakeFeedReader(read: { feed in
        if feed.id == "gone" { throw NewsError.network(.noSuchPage(host: "gone.example", status: 404)) }
        let titles = feed.id == "lwn" ? (1...30).map { "lwn \($0)" } : ["alps 1"]
        return .titled(titles)
      }))
  }

  @Test(
    "all feeds, those of a folder or a single one are read as one list",
    arguments: [
      ("feeds open", "Your feeds · 3 feeds", ["lwn.example", "gone.example", "alps.example"], 31),
      ("feeds open Tech", "Tech · 2 feeds", ["lwn.example", "gone.example"], 30),
      ("feeds open news", "News · 1 feed", ["alps.example"], 1), ("feeds open 1", "LWN · 1 feed", ["lwn.example"], 30),
      ("feeds open alps", "ALPS · 1 feed", ["alps.example"], 1),
    ])
  func allFeeds(line: String, title: String, hosts: [String], total: Int) async throws {
    let newsroom = folders()
    let transcript = try await newsroom.run([line])
    #expect(transcript.status == .success)
    #expect(Set(newsroom.feedReader.places) == Set(hosts.map { "https://\($0)/f" }))
    #expect(transcript.output.hasPrefix(title + " "))
    #expect(transcript.session.titles.count == min(total, 20))
    #expect(transcript.output.contains("GONE\n") == hosts.contains("gone.example"))
    let json = try await newsroom.run([line], in: session(format: .json))
    let status = try #require(try json.statuses().first)
    #expect((status.count, status.total) == (min(total, 20), total))
    #expect(status.failed == (hosts.contains("gone.example") ? 1 : nil))
    let failures = try json.objects().filter { $0.type == "failure" }
    #expect(failures.map(\.feed) == (hosts.contains("gone.example") ? ["gone"] : []))
    #expect(failures.allSatisfy { $0.error?.code == "badResponse" })
  }

  @Test("adding a feed says that its server has no encryption", arguments: InterfaceLanguage.all)
  func plain(language: InterfaceLanguage) async throws {
    let newsroom = FakeNewsroom(feedReader: FakeFeedReader(plainHost: "plain.example"))
    let transcript = try await newsroom.run(["feeds add http://plain.example/feed"], in: .fresh(language: language))
    #expect(transcript.errors == texts(in: language).notice(.plainFeed(host: "plain.example")) + "\n")
  }

  @Test("opening feeds says which have more entries than are read", arguments: InterfaceLanguage.all)
  func long(language: InterfaceLanguage) async throws {
    let newsroom = FakeNewsroom(
      ownFeeds: FakeOwnFeeds([Self.xkcd, Self.times]),
      feedReader: FakeFeedReader(
        read: { _ in NewsPage(articles: [.numbered(1)], total: 1, provider: .feeds) },
        known: ["xkcd": FeedReading(count: 2_000, readAt: nil, trouble: .cut)]))
    let all = try await newsroom.run(["feeds open"], in: .fresh(language: language))
    #expect(all.errors == texts(in: language).notice(.longFeeds(["xkcd.com"])) + "\n")
    #expect(try await newsroom.run(["feeds open example-times"], in: .fresh(language: language)).errors.isEmpty)
    let list = try await newsroom.run(["feeds"], in: .fresh(language: language)).output
    #expect(list.contains(texts(in: language).trouble(.cut, wasRead: true)))
    #expect(!list.contains(texts(in: language).inTrouble(1)))
  }

  @Test("more continues it, an item opens, and failures are reported once", arguments: InterfaceLanguage.all)
  func request(language: InterfaceLanguage) async throws {
    let transcript = try await folders().run(
      ["feeds open --limit 12", "more", "20", "list", "more"], in: session(language: language))
    #expect(transcript.session.titles.count == 31)
    #expect(transcript.output.split(separator: "GONE").count == 2)
    #expect(transcript.output.contains(texts(in: language).feedCount(3) + " "))
    #expect(transcript.errors.isEmpty)
    let tsv = try await folders().run(["feeds open tech"], in: session(format: .tsv))
    let notice = Notice.feedsFailed([
      FeedFailure(Self.foldered[1], .network(.noSuchPage(host: "gone.example", status: 404)))
    ])
    #expect(tsv.errors == texts(in: .english).notice(notice) + "\n")
    #expect(tsv.output.split(separator: "\n").count == 20)
  }

  @Test(
    "if a folder or feed cannot be opened, the error has its code, and the list stays",
    arguments: [
      ("feeds open xyzzy", "unknownSource"), ("feeds open gone", "badResponse"), ("feeds open 9", "noSuchItem"),
      ("feeds open tech --folder x", "usage"), ("feeds remove lwn --limit 3", "usage"), ("feeds --folder x", "usage"),
      ("feeds move lwn", "usage"), ("feeds move lwn ' '", "usage"), ("feeds move 9 Tech", "noSuchItem"),
      ("feeds open --limit 0", "usage"),
    ])
  func notOpened(line: String, code: String) async throws {
    let newsroom = folders()
    let transcript = try await newsroom.run(["feeds", line, "feeds"], in: session(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.ownFeeds.feeds == Self.foldered)
    let none = try await FakeNewsroom().run(["feeds open"], in: .fresh(format: .json))
    #expect(try none.codes() == ["noResults"])
  }

  @Test("numbers run through all folders as shown, and every action refers to the same numbers")
  func numbersInFolders() async throws {
    let newsroom = folders()
    let lines = ["feeds move lwn /", "feeds", "feeds rename 2 Tech news", "feeds remove 3", "feeds open 1"]
    let transcript = try await newsroom.run(lines, in: session(format: .tsv))
    #expect(transcript.status == .success)
    #expect(newsroom.ownFeeds.feeds.map(\.id) == ["gone", "lwn"])
    #expect(newsroom.ownFeeds.feeds.map(\.name) == ["Tech news", "LWN"])
    #expect(newsroom.feedReader.places == ["https://lwn.example/f"])
    // The renamed feed has the number that the list shows.
    #expect(transcript.output.contains("\n2\tgone\tTech news\t"))
  }

  @Test("a feed is added into a folder, and moved into another", arguments: InterfaceLanguage.all)
  func intoFolder(language: InterfaceLanguage) async throws {
    let newsroom = newsroom()
    let (add, move) = language == .french ? ("flux ajoute", "flux deplace") : ("feeds add", "feeds move")
    let transcript = try await newsroom.run(
      ["\(add) https://example.org --folder 'Far East'", "\(move) 1 far east/news", "\(move) xkcd far east"],
      in: session(language: language))
    #expect(transcript.errors.isEmpty)
    #expect(transcript.output.contains(texts(in: language).reading("example-times") + "\n"))
    #expect(newsroom.ownFeeds.feeds.first { $0.id == "example-times" }?.folder == FeedFolder(["Far East"]))
    #expect(newsroom.ownFeeds.feeds.first { $0.id == "xkcd" }?.folder == FeedFolder(["Far East"]))
    #expect(transcript.session.feedFolders == ["Far East"])
  }

  @Test("Tab offers folders where a folder is expected, and nothing where a name is expected")
  func folderCompletion() async throws {
    let newsroom = folders()
    let shown = try await newsroom.run(["feeds"], in: session()).session
    func offered(_ line: String) -> [String] { Completion.of(line, in: shown).candidates.map(\.text) }
    #expect(offered("feeds open N") == ["News", "News/Europe"])
    #expect(offered("flux ouvre te") == ["Tech"])
    #expect(offered("feeds move lwn ") == ["Tech", "News", "News/Europe"])
    #expect(offered("feeds move lwn Te") == ["Tech"])
    #expect(offered("feeds rename lwn T").isEmpty)
    #expect(offered("feeds add https://example.org --folder te") == ["Tech"])
    #expect(offered("feeds remove te").isEmpty)
    let removed = try await newsroom.run(["feeds remove alps"], in: shown).session
    #expect(removed.feedFolders == ["Tech"])
  }

  @Test("Tab offers the actions and the own feeds")
  func completion() async throws {
    func offered(_ line: String, in session: Session) -> [String] {
      Completion.of(line, in: session).candidates.map(\.text)
    }
    let actions = ["add", "remove", "rename", "check", "import", "export", "open", "move", "address"]
    #expect(offered("feeds ", in: session()) == actions)
    #expect(offered("feeds re", in: session()) == ["remove", "rename"])
    #expect(offered("flux re", in: session(language: .french)) == ["retirer", "renommer"])
    let own = [Candidate("xkcd", "xkcd.com"), Candidate("le-monde-sport", "Le Monde Sport")]
    #expect(Completion.of("feeds remove ", in: session()).candidates == own)
    #expect(Completion.of("feeds rename le", in: session()).candidates == own.suffix(1))
    let after = try await newsroom().run(["feeds add https://example.org", "feeds remove 1"], in: session())
    #expect(offered("feeds remove ", in: after.session) == ["example-times", "le-monde-sport"])
    #expect(offered("source ex", in: after.session) == ["example-times"])
  }
}

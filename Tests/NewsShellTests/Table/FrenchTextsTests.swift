import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("French as it is printed")
struct FrenchTextsTests {
  private static let words = texts(in: .french)

  /// The sentences of the interface about errors.
  private static var explanations: [String] {
    let news = TextsTests.newsErrors.map { words.explain($0.0) }
    let shell = TextsTests.shellErrors.map { words.explain($0.0) }
    let suggestions = TextsTests.suggestions.map { words.explain($0) }
    return (news + shell + suggestions).flatMap { [$0.message, $0.hint].compactMap(\.self) }
  }

  private static var others: [String] {
    let choices = ProviderChoice.allCases.flatMap { choice in
      [true, false].map { words.providerLine(choice, hasKey: $0) }
    }
    let welcomes = [Provider.newsapi, .feeds, .sample, nil].flatMap {
      words.welcome(version: "1.0", provider: $0, completes: true)
    }
    let reasons = [StoredReason.recent, .renewing, .offline, .failure(.network(.offline))].map { words.stored($0) }
    return choices + welcomes + reasons + FeedTextsTests.asked.map { words.attempt($0.0) }
      + [Provider.newsapi, .feeds, .sample].map { words.provider($0) }
      + [
        words.hintMark, words.noContent(inView: false), words.feedsAdvice, words.others, words.keyPrompt,
        words.helpAdvice,
        words.moreHint(5), words.moreHint(1), words.headlinesHint, words.sourcesHint,
        words.badOption("--x"), words.missingValue(of: "--x"),
        words.badValue("x", of: "--format", allowed: []), words.badValue("x", of: "--format", allowed: ["text"]),
        words.quotaWithoutKey, words.quotaLeft(Quota(sent: [.search: 3], answered: 3, first: nil)),
        words.quotaLeft(Quota(sent: [.search: 101], answered: 101, first: nil)),
        ProcessHelp.text(in: .french),
      ] + places + display
  }

  /// Texts about sharing, settings, reading aloud and destinations of results.
  private static var display: [String] {
    let facts = [
      ArticleFact.title, .source, .country, .author, .date, .link, .language, .translation, .others, .state,
    ]
    let aloud =
      facts.map { words.labelled(words.label(ofFact: $0), "x") } + [words.articleCount(1, of: 2), words.chosen]
    let settings = PictureMode.allCases.map { words.pictures($0) } + [words.usualPrompt, words.answer(true)]
    let topics = HelpTopic.allCases.flatMap { [$0.title.french] + $0.rows.map(\.meaning.french) }
    let moment = LocalTime(Date(timeIntervalSince1970: 1_795_248_000))
    let since = [LocalTime.Nearness.today, .yesterday, .other].map { words.since(moment, $0) }
    let marks = MarkWord.allCases.map { words.word(of: $0) } + [0, 1, 2].map { words.new($0, since[1]) }
    let lists =
      stories + [
        words.hidden(1, mutes: 1), words.hidden(2, mutes: 2), words.changedHint, words.nothingSaved,
        words.labels([LabelCount(label: "lune", count: 2)]), words.only(.unread), words.only(.new(since: nil)),
      ]
    let views =
      ViewKey.allCases.flatMap { [words.hint(of: $0), words.meaning(of: $0)] } + words.listKeys.map(\.meaning) + [
        words.pasteWaits, words.viewIsWaiting, words.listHasChanged(for: .save), words.showAllAgain,
        words.nothingUnread, words.lastRow, words.backToView,
        words.screenHint, words.narrowed(1, of: 2),
      ]
    return aloud + settings + topics + since + marks + lists + views + [
      words.tooNarrow(columns: 37), words.waiting(for: "a.example"),
    ]
  }

  /// Texts about stories and trends.
  private static var stories: [String] {
    let moment = LocalTime(Date(timeIntervalSince1970: 1_795_248_000))
    let forms = MomentForm.allCases.flatMap {
      [words.span(from: moment, to: moment, $0), words.most(2, of: 3, at: moment, $0)]
    }
    let ages = [1, 2].flatMap { [Age.minutes($0), .hours($0), .days($0), .years($0)] }.map { words.duration($0) }
    let counts = [0, 1, 2].flatMap {
      [
        words.countryCount($0), words.languageCount($0), words.lastDays($0), words.today($0), words.inDays(7, $0),
        words.inDays($0, 7),
      ]
    }
    return forms + ages + counts + [
      words.stories, words.storiesHint, words.earliest("hier"), words.latest("hier"), words.unknownCountry,
      words.inEdition(of: .japan), words.onlyHere(["eau"]), words.silent(["Japon (2)"], from: moment, to: moment),
      words.firstCoverage,
      words.followers, words.changesOfStory, words.later(by: "2 h"), words.trends, words.trendsHint, words.noTrends,
      words.timesUsual(2.5), words.noneBefore,
      words.firstSeen("hier"), words.verdict(isOneStory: true, isByMeaning: false, isThroughOthers: true, "1", "2"),
      words.verdict(isOneStory: true, isByMeaning: true, isThroughOthers: false, "1", "2"),
      words.verdict(isOneStory: false, isByMeaning: false, isThroughOthers: false, "1", "2"),
      words.similarity(0.5), words.tooLittleInCommon, words.similarity(ofMeanings: 0.5), words.similar,
      words.moreSimilar(to: 3),
      words.percent(0.5),
    ]
  }

  /// Commands, characters and output of the program that are written literally.
  private static let asTyped = ["'une; ouvrir 1'", "| ou !", "#!", "supernews: stdin:3: ouvrir\u{202F}: …"]

  /// Texts about maps and places.
  private static var places: [String] {
    let subjects = MapTextsTests.subjects.map { words.title(of: $0) }
    let origins = [Whereabouts.Origin.given, .gpsd, .place, .timeZone("Europe/Paris")]
    let near = [false, true].flatMap { isInside in
      let france = CountryDistance(country: .france, kilometres: 1246, isInside: isInside)
      return origins.map { words.near(france, Whereabouts(Country.japan.centroid, $0)) }
    }
    let prose = [1, 5].map { words.prose(of: .europe, count: $0, nearest: ["1 France (0 km)"]) }
    return subjects + near + prose + origins.map { words.name(of: $0) }
      + [true, false, nil].map { words.locationLine(isAllowed: $0) }
      // The keys come before their meaning.
      + words.explorerHelp.map { String($0.dropFirst(16)) }
      + [
        words.mapHint, words.explorerHint, words.centreQuestion, words.locationQuestion, words.yesOrNo, words.locating,
        words.mapScale(zoom: "3", kilometres: 4008, countries: 2), words.distances(from: nil),
        words.distances(from: .france), words.heatEmpty,
        words.others(than: 3), words.away(.japan, from: Country.france.centroid), words.focus(on: "Japon"),
        words.focus(on: ["Japon", "Chine"], count: 2), words.headlines(1234), words.pasteQuestion(1234, with: "!ls"),
        words.pasteQuestion(1, with: nil),
      ]
  }

  /// The descriptions of the commands.
  private static var help: [String] {
    CommandTable.standard.declarations.flatMap { [$0.summary.french] + $0.arguments.map(\.help.french) }
  }

  static let all: [String] = (explanations + TextsTests.notices.map { words.notice($0) } + others + help).map { text in
    asTyped.reduce(text) { $0.replacing($1, with: "") }
  }

  /// Characters preceded by a narrow no-break space.
  private static let tall: Set<Unicode.Scalar> = [";", ":", "?", "!", "\u{BB}"]
  private static let blanks: Set<Unicode.Scalar> = [" ", "\n", "\u{A0}", "\u{202F}"]

  @Test("a narrow no-break space precedes tall punctuation and is inside quotes, and no other space is", arguments: all)
  func spaces(text: String) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isAfterDigit = before?.properties.numericType == .decimal
      switch scalar {
      case ";", "?", "!", "\u{BB}": #expect(before == "\u{202F}")
      case "\u{AB}": #expect(after == "\u{202F}")
      // Inside an address, a path or a range of lines it is not punctuation.
      case ":" where after.map { Self.blanks.contains($0) } ?? true: #expect(before == "\u{202F}")
      case ":": #expect(before.map { Self.blanks.contains($0) } != true)
      // Otherwise it only separates the thousands of a number, or the numbers of a time from their units.
      case "\u{202F}" where before != "\u{AB}" && after.map { Self.tall.contains($0) } != true:
        let isBeforeDigit = after?.properties.numericType == .decimal
        let isBeforeUnit = after.map { ["h", "m", "s"].contains($0) } == true
        #expect(isAfterDigit ? isBeforeDigit || isBeforeUnit : before == "h" && isBeforeDigit)
      // It is only between a number and its unit, or the sign of percent.
      case "\u{A0}": #expect(isAfterDigit && (after == "%" || after?.properties.isAlphabetic == true))
      default: break
      }
    }
  }

  /// Examples and errors about quotes that show straight ones.
  private static let typed = ["le guillemet '", "\u{E9}crivez \\'", "'deux mots'", "kindle 'PROGRAMME"]

  @Test("apostrophes are typographic", arguments: all)
  func apostrophes(text: String) {
    #expect(!text.contains("'") || Self.typed.contains { text.contains($0) })
  }
}

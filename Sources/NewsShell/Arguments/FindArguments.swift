import NewsDomain
import NewsPresentation

/// The arguments of a search of the archive: of `find`, of `follow`, and of the commands that change the marks of all
/// articles that filters find.
enum FindArguments {
  static let text = Argument<String>(.argument(.textLabel), .words, help: .argument(.findTextHelp)) { $0 }
  private static let fields = Argument<[FindRequest.Field]>.list(
    "in", value: "title,description,text", help: .argument(.searchFieldsHelp),
    of: .choice(
      .option("in"), help: .option(""),
      of: [
        (.title, TypedName(.title)), (.description, TypedName(.description)),
        // Searches of the providers call it the content.
        (.text, TypedName(ChoiceName.text.own, all: ChoiceName.text.names + ChoiceName.content.names)),
      ]))
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: .argument(.findCountryHelp))
  private static let language = Argument<Language>.language(
    .option("language"), .option(value: "LL"), help: .argument(.onlyLanguageHelp))
  private static let sources = Argument<[String]>.list(
    "source", value: "SOURCE,…", help: .argument(.findSourcesHelp), of: .sourceID)
  private static let category = Argument<NewsDomain.Category>.category(
    .option(value: "C"), help: .argument(.onlyCategoryHelp))
  static let label = Argument<String>(
    .option("label"), .option(value: "LABEL"), help: .argument(.findLabelHelp), complete: { $0.labelCandidates() }
  ) { $0 }
  static let unread = Argument<Bool>.flag("unread", help: .argument(.findUnreadHelp))
  static let saved = Argument<Bool>.flag("saved", help: .argument(.findSavedHelp))
  static let feed = Argument<String>(
    .option("feed"), .option(value: "FEED"), help: .argument(.findFeedHelp),
    complete: { $0.feedFolderCandidates() + $0.ownFeedCandidates() }
  ) { $0 }
  static let like = Argument<ItemSelection>(
    .option("like"), .option(value: "ITEM"), help: .argument(.findLikeHelp),
    complete: { $0.itemCandidates() }, read: ItemSelection.one
  )
  static let meaning = Argument<String>(
    .option("meaning"), .option(value: "TEXT"), help: .argument(.findMeaningHelp)
  ) { $0 }
  static let from = Argument<WrittenDay>.day("from", help: .argument(.searchFromHelp))
  static let since = Argument<WrittenDay>.day("since", help: .argument(.findSinceHelp))
  static let to = Argument<WrittenDay>.day("to", help: .argument(.searchToHelp))
  static let older = Argument<WrittenDay>.day("older", help: .argument(.findOlderHelp))
  /// The words of a search whose command takes others.
  static let words = Argument<String>(
    .option("words"), .option(value: "TEXT"), help: .argument(.findWordsHelp)
  ) { $0 }

  /// The arguments of a search that can be followed.
  static let ofFollows: [any AnyArgument] = [text, fields, country, language, sources, category]

  /// The filters of `find`.
  static let filters: [any AnyArgument] = [
    fields, country, language, sources, category, label, unread, saved, feed, like, meaning, from, since, to, older,
  ]

  /// The filters of the commands that change marks. One of them has a label of its own.
  static func ofMarks(besides other: String? = nil) -> [any AnyArgument] {
    ([words] + filters).filter { $0.name != other }
  }

  /// The first of some arguments that a line has.
  static func first(of arguments: [any AnyArgument], in call: Call) -> (any AnyArgument)? {
    arguments.first { call.has($0) }
  }

  /// The words of a line, without its options.
  static func words(_ call: Call) -> String { call.all(text).joined(separator: " ") }

  /// The search in a line, without the options for what the reader has.
  ///
  /// - Parameter texts: the words of the search.
  /// - Throws: `NewsError.name(.ambiguous)`.
  static func request(_ texts: [String], of call: Call, in session: Session) throws -> FindRequest {
    FindRequest(
      text: SearchWords.query(texts, in: session.language), fields: call[fields] ?? [],
      filter: .init(
        country: call[country], language: call[language]?.code,
        sources: try names(of: call[sources] ?? [], as: call.form, in: session), category: call[category]))
  }

  /// The sources of the line that are unknown here.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  static func unknown(_ call: Call, in session: Session) throws -> [String] {
    try (call[sources] ?? []).filter { try session.source(named: $0, as: call.form) == nil }
  }

  /// The sources by id and by name, because some providers give only the names. Sources that are unknown here may still
  /// be in the archive.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  private static func names(of sources: [String], as form: NameForm, in session: Session) throws -> [String] {
    try sources.flatMap { text in try session.source(named: text, as: form).map { [$0.id, $0.name] } ?? [text] }
  }
}

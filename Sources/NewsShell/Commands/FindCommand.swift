import NewsDomain
import NewsPresentation

/// Finds articles in the archive, without the network.
enum FindCommand: Command {
  private static let text = Argument<String>(.argument(.textLabel), .words, help: .argument(.findTextHelp)) { $0 }
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
  private static let label = Argument<String>(
    .option("label"), .option(value: "LABEL"), help: .argument(.findLabelHelp), complete: { $0.labelCandidates() }
  ) { $0 }
  private static let unread = Argument<Bool>.flag("unread", help: .argument(.findUnreadHelp))
  private static let saved = Argument<Bool>.flag("saved", help: .argument(.findSavedHelp))
  private static let like = Argument<ItemSelection>(
    .option("like"), .option(value: "ITEM"), help: .argument(.findLikeHelp),
    complete: { $0.itemCandidates() }, read: ItemSelection.one
  )
  static let meaning = Argument<String>(
    .option("meaning"), .option(value: "TEXT"), help: .argument(.findMeaningHelp)
  ) { $0 }
  private static let from = Argument<WrittenDay>.day("from", help: .argument(.searchFromHelp))
  private static let since = Argument<WrittenDay>.day("since", help: .argument(.findSinceHelp))
  private static let to = Argument<WrittenDay>.day("to", help: .argument(.searchToHelp))
  private static let sort = Argument<FindRequest.Order>.choice(
    .option("sort"), .option(value: "relevancy|published"), help: .argument(.searchSortHelp),
    of: [(.relevancy, TypedName(.relevancy)), (.published, TypedName(.published))])
  private static let page = Argument<Int>.page
  private static let limit = Argument<Int>.limit

  /// The arguments of a search that can be followed.
  static let search: [any AnyArgument] = [text, fields, country, language, sources, category]

  /// The words of a line, without its options.
  static func words(_ call: Call) -> String { call.all(text).joined(separator: " ") }

  /// The search in a line, without the options for a displayed list.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  static func request(_ call: Call, in session: Session) throws -> FindRequest {
    FindRequest(
      text: SearchWords.query(call.all(text), in: session.language), fields: call[fields] ?? [],
      filter: .init(
        country: call[country], language: call[language]?.code,
        sources: try names(of: call[sources] ?? [], as: call.form, in: session), category: call[category]))
  }

  static let declaration = Declaration(
    .find, group: .find,
    arguments: [
      text, fields, country, language, sources, category, label, unread, saved, like, meaning, from, since, to, sort,
      page, limit,
    ])

  static func run(_ call: Call, in session: inout Session, with feature: FindFeature) async throws -> Outcome {
    if call.has(from), call.has(since) {
      throw ShellError.usage(.notTogether(from.usageNames, since.usageNames))
    }
    let now = feature.clock.now
    var request = try request(call, in: session)
    request.filter.label = call[label]?.nonBlank
    request.filter.isUnread = call.has(unread)
    request.filter.isSaved = call.has(saved)
    request.dates.from = try (call[from] ?? call[since])?.day(at: now).start
    request.dates.to = try call[to]?.day(at: now).end
    request.order = call[sort] ?? .published
    request.paging = call.paging
    request.meaning = try await wanted(call, in: session, with: feature)
    try request.check()
    var outcome = try await feature.lists.show(.archive(request), isWhole: call.has(limit), in: &session)
    if outcome.notices.contains(.nothingFound) {
      outcome.notices = outcome.notices.map { $0 == .nothingFound ? .nothingArchived(isOffline: false) : $0 }
      outcome.notices += try unknown(call, in: session).map(Notice.unknownSource)
      // Without this help the search is answered all the same.
      if let word = try? await feature.archive.nearestWord(to: request) { outcome.notices.append(.wordMeant(word)) }
    }
    if let model = request.meaning?.model, try await feature.archive.lacksVectors(of: model) {
      outcome.notices.append(.titlesWithoutMeaning)
    }
    return outcome
  }

  /// The meaning that the titles must have; `nil` if any will do.
  ///
  /// - Throws: `NewsError.meaning`, `ShellError.usage(.notTogether)`, and the errors of a wrong number.
  private static func wanted(
    _ call: Call, in session: Session, with feature: FindFeature
  ) async throws -> SemanticQuery? {
    if call.has(like), call.has(meaning) { throw ShellError.usage(.notTogether(like.usageNames, meaning.usageNames)) }
    if let text = call[meaning]?.nonBlank { return try feature.ask.titles(meaning: text, in: session.language.code) }
    guard let selection = call[like] else { return nil }
    return try await session.articles([selection], orOf: feature.archive).first.map {
      try feature.ask.titles(like: $0.article)
    }
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

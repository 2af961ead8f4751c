import NewsDomain
import NewsPresentation

/// Searches articles for words.
enum SearchCommand: Command {

  private static let text = Argument<String>(
    .argument(.textLabel), .words,
    help: .argument(.searchTextHelp)
  ) { $0 }
  private static let language = Argument<LanguageChoice>.languageOrAny(
    help: .argument(.searchLanguageHelp))
  private static let sort = Argument<SearchRequest.Order>.choice(
    .option("sort"), .option(value: "relevancy|popularity|published"), help: .argument(.searchSortHelp),
    of: [
      (.relevancy, TypedName(.relevancy)), (.popularity, TypedName(.popularity)),
      (.published, TypedName(.published)),
    ])
  private static let from = Argument<WrittenDay>.day(
    "from", help: .argument(.searchFromHelp)
  )
  private static let to = Argument<WrittenDay>.day("to", help: .argument(.searchToHelp))
  private static let fields = Argument<[SearchRequest.Field]>.list(
    "in", value: "title,description,content",
    help: .argument(.searchFieldsHelp),
    of: .choice(
      .option("in"), help: .option(""),
      of: [
        (.title, TypedName(.title)), (.description, TypedName(.description)), (.content, TypedName(.content)),
      ]))
  private static let sources = Argument<[String]>.list(
    "source", value: "ID,…", help: .argument(.searchSourcesHelp),
    of: .sourceID)
  private static let domains = Argument<[String]>.list(
    "domain", value: "D,…",
    help: .argument(.searchDomainsHelp),
    of: .domain)
  private static let excluded = Argument<[String]>.list(
    "exclude-domain", value: "D,…", help: .argument(.searchExcludedHelp), of: .domain)
  private static let page = Argument<Int>.page
  private static let limit = Argument<Int>.limit

  static let declaration = Declaration(
    .search, group: .find,
    arguments: [
      text, language, sort, from, to, fields, sources, domains, excluded, page, limit, StoryArguments.flat,
      StoryArguments.fold,
    ],
    needs: [.network])

  static func run(_ call: Call, in session: inout Session, with lists: ListPresenter) async throws -> Outcome {
    let language: Language? =
      switch call[language] {
      case .any?: nil
      case .only(let language)?: language
      case nil: session.edition.language
      }
    let now = lists.clock.now
    let request = SearchRequest(
      text: SearchWords.query(call.all(text), in: session.language), fields: call[fields] ?? [],
      sources: try (call[sources] ?? []).map { try id(ofSource: $0, as: call.form, in: session) },
      domains: Domains(call[domains] ?? [], excluded: call[excluded] ?? []),
      dates: Dates(from: try call[from]?.day(at: now).start, to: try call[to]?.day(at: now).end),
      edition: .init(language: language, country: session.edition.country), order: call[sort] ?? .published,
      paging: call.paging)
    return try await lists.show(
      .search(request), isWhole: call.has(limit), fold: try StoryArguments.fold(call, in: session), in: &session)
  }

  /// The id of a known source by its name; a text that looks like an id is left to the provider.
  ///
  /// - Throws: `NewsError.name(.unknownSource)`.
  private static func id(ofSource text: String, as form: NameForm, in session: Session) throws -> String {
    switch NameIndex(session.knownSources.map { ($0.id, $0.allNames) }).match(text, as: form) {
    case .found(let id): return id
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest):
      let isID = text.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
      guard isID, nearest == nil, Int(text) == nil else { throw NewsError.name(.unknownSource(text, nearest: nearest)) }
      return text
    }
  }
}

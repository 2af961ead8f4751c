import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Shows headlines of a country, a category, a source or a topic.
enum TopCommand: Command {
  private static let subject = Argument<String>(
    .argument(.whatLabel), .rest, help: .argument(.topSubjectHelp),
    complete: { $0.subjectCandidates() }
  ) { $0 }
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: .argument(.topCountryHelp))
  private static let page = Argument<Int>.page
  private static let limit = Argument<Int>.limit
  private static let new = Argument<Bool>.flag("new", help: .argument(.topNewHelp))
  private static let unread = Argument<Bool>.flag("unread", help: .argument(.topUnreadHelp))
  private static let enrich = Argument<Bool>.flag("enrich", help: .argument(.topEnrichHelp))
  private static let on = Argument<WrittenDay>.day("on", help: .argument(.topOnHelp))

  /// Each category is a command as well.
  private static let categories: [Declaration.Shorthand] = Category.allCases.flatMap { category in
    let name = TypedName(category: category)
    return name.all.map { Declaration.Shorthand(name: $0, own: name.own, words: [category.code]) }
  }

  static let declaration = Declaration(
    .top, shorthands: categories, group: .read,
    arguments: [subject, country, page, limit, new, unread, on, enrich, StoryArguments.flat, StoryArguments.fold],
    needs: [.network])

  static func run(_ call: Call, in session: inout Session, with top: TopFeature) async throws -> Outcome {
    let lists = top.lists
    var choices: Set<FilterChoice> = []
    if call.has(new) { choices.insert(.new) }
    if call.has(unread) { choices.insert(.unread) }
    if let city = city(call, in: session, of: top.cities) {
      return try await lists.show(
        .search(try search(for: city, call, in: session)), only: choices, isWhole: call.has(limit),
        fold: try StoryArguments.fold(call, in: session), in: &session)
    }
    let (scope, notices) = try scope(call, in: session)
    let request = HeadlineRequest(
      scope: scope, paging: call.paging, language: session.edition.language,
      enrichment: call.has(enrich) ? .patient : nil)
    var outcome = try await lists.show(
      try query(request, call, at: lists.clock.now, in: session.language), only: choices,
      isWhole: call.has(limit), fold: try StoryArguments.fold(call, in: session), in: &session)
    outcome.notices = notices + outcome.notices
    return outcome
  }

  /// The current list or, if a day is given, the list as seen then.
  private static func query(
    _ request: HeadlineRequest, _ call: Call, at now: Date, in language: InterfaceLanguage
  ) throws -> NewsQuery {
    guard let day = try call[on]?.day(at: now) else { return .headlines(request) }
    let others: [any AnyArgument] = [page, new, enrich]
    if let other = others.first(where: { call.has($0) }) {
      throw ShellError.usage(.notTogether(on.usageNames, other.usageNames))
    }
    var name: String?
    switch request.scope {
    case .source(let source): name = source.name
    case .topic(let topic): name = topic.name(in: language)
    default: break
    }
    return .front(
      FrontRequest(
        ArchivedList(request), name: name, day: day.start...max(day.start, day.end), limit: request.paging.limit))
  }

  /// The city that the subject names, if nothing with headlines of its own has this name: a city goes before sources
  /// whose name only begins like it.
  private static func city(_ call: Call, in session: Session, of cities: any CityDirectory) -> String? {
    // Two letters are the code of a country, for which no table of cities need be read.
    guard let text = call[subject]?.trimmed, text.utf8.count > 2, Subject.index.exactly(text) == nil,
      Subject(named: text, known: session.known) == nil, cities.place(named: text) != nil
    else { return nil }
    return text
  }

  /// The search for a city, which has no headlines of its own.
  ///
  /// - Throws: `ShellError.usage(.notTogether)` for options that only lists of headlines have.
  private static func search(for city: String, _ call: Call, in session: Session) throws -> SearchRequest {
    let others: [any AnyArgument] = [country, on, enrich]
    if let other = others.first(where: { call.has($0) }) {
      throw ShellError.usage(.notTogether(other.usageNames, .option(city)))
    }
    return SearchRequest(
      text: SearchWords.query([city]),
      edition: .init(language: session.edition.language, country: session.edition.country), paging: call.paging)
  }

  private static func scope(
    _ call: Call, in session: Session
  ) throws -> (scope: HeadlineRequest.Scope, notices: [Notice]) {
    let named = try call[Self.subject].map { try session.subject($0, as: call.form) }
    var subject = named?.subject ?? .local(nil)
    let chosen = call[country]
    switch subject {
    case .local(_?) where chosen != nil, .category(_, _?) where chosen != nil, .topic where chosen != nil:
      throw ShellError.usage(.notTogether(country.usageNames, .option(call[self.subject] ?? "")))
    case .local(nil): subject = .local(chosen)
    case .category(let category, nil): subject = .category(category, chosen)
    case .local, .category, .favourite, .source, .topic: break
    }
    return (subject.scope(in: session.edition), named?.notices ?? [])
  }
}

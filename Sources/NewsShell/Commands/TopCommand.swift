import NewsDomain
import NewsPresentation

/// Shows headlines of a country, a category or the favourite source.
enum TopCommand: Command {
  private static let subject = Argument<String>(
    .argument(.whatLabel), .rest, help: .argument(.topSubjectHelp),
    complete: { $0.subjectCandidates() }
  ) { $0 }
  private static let country = Argument<Country>.country(
    .option("country"), .option(value: "CC"), help: .argument(.topCountryHelp))
  private static let page = Argument<Int>.page
  private static let limit = Argument<Int>.limit

  /// Each category is a command as well.
  private static let categories: [Declaration.Shorthand] = Category.allCases.flatMap { category in
    let name = TypedName(category: category)
    return name.all.map { Declaration.Shorthand(name: $0, own: name.own, words: [category.code]) }
  }

  static let declaration = Declaration(
    .top, shorthands: categories, group: .read, arguments: [subject, country, page, limit], needs: [.network])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    let request = HeadlineRequest(
      scope: try scope(call, in: session), page: call[page] ?? 1, limit: call[limit] ?? NewsQuery.standardLimit,
      language: session.edition.language)
    return try await reading.showHeadlines(request, isWhole: call.has(limit), in: &session)
  }

  private static func scope(_ call: Call, in session: Session) throws -> HeadlineRequest.Scope {
    let subject = try call[subject].map { try Subject($0, sources: session.knownSources) } ?? .local(nil)
    let chosen = call[country]
    switch subject {
    case .local(_?) where chosen != nil, .category(_, _?) where chosen != nil:
      throw ShellError.usage(.notTogether(country.usageNames, .option(call[self.subject] ?? "")))
    case .local(let named): return .local(named ?? chosen ?? session.edition.country)
    case .category(let category, let named): return .category(category, named ?? chosen ?? session.edition.country)
    case .favourite: return .source(session.edition.source)
    case .source(let source): return .source(source)
    }
  }
}

import NewsDomain
import NewsPresentation

/// Shows the articles since the last visit.
enum NewCommand: Command {
  private static let subject = Argument<String>(
    .argument(.whatLabel), .rest, help: .argument(.newSubjectHelp),
    complete: { $0.subjectCandidates() + $0.feedFolderCandidates() + $0.candidates(of: TypedName(.allItems)) }
  ) { $0 }
  private static let limit = Argument<Int>.limit
  private static let markShown = Argument<Bool>.markShown

  static let declaration = Declaration(
    .new, group: .read,
    arguments: [
      subject, ScopeArguments.all, ScopeArguments.country, ScopeArguments.language, limit, markShown,
      StoryArguments.flat, StoryArguments.fold,
    ], needs: [.network])

  static func run(_ call: Call, in session: inout Session, with new: NewFeature) async throws -> Outcome {
    let (feeds, problems) = new.feeds()
    let (scope, queries) = try visit(call, feeds, in: session)
    var notices = problems.map(Notice.settings)
    notices += try await new.lists.fetch(queries, in: session)
    await new.matchFollows()
    var outcome = try await new.lists.showNew(
      in: scope, limit: call[limit] ?? FindRequest.maxNew, isWhole: call.has(limit),
      fold: try StoryArguments.fold(call, in: session), isMarked: call.has(markShown), session: &session)
    outcome.notices = session.notSaidYet(notices) + outcome.notices
    return outcome
  }

  /// The scope named by a text, with the lists to fetch for it.
  ///
  /// - Throws: `NewsError.name`.
  private static func visit(
    _ call: Call, _ feeds: [OwnFeed], in session: Session
  ) throws -> (scope: ReadingScope, queries: [NewsQuery]) {
    let text = call[subject]
    if let text, !ChoiceName.allItems.isMeant(by: text) {
      var inOther = session
      inOther.edition.country = call[ScopeArguments.country] ?? session.edition.country
      let query = try query(text, as: call.form, feeds, in: inOther)
      let scope = ReadingScope(query) ?? .all
      return (call[ScopeArguments.language].map { .written(language: $0.code, scope) } ?? scope, [query])
    }
    let scope = text == nil ? ScopeArguments.scope(call, feeds: feeds, in: session) : .all
    if let country = call[ScopeArguments.country] {
      let language = call[ScopeArguments.language] ?? session.edition.language
      return (scope, [.headlines(HeadlineRequest(scope: .local(country), language: language))])
    }
    return (scope, try own(feeds, in: session))
  }

  /// The reader's own lists. The categories are in the archive once they have been viewed.
  private static func own(_ feeds: [OwnFeed], in session: Session) throws -> [NewsQuery] {
    try session.settings[MineSetting.self].flatMap { part -> [NewsQuery] in
      switch part {
      case .country: [headlines(.local(session.edition.country), in: session)]
      case .source: session.edition.favourite.map { [headlines(.source($0), in: session)] } ?? []
      case .topics: session.favourites.map { headlines(.topic($0), in: session) }
      case .feeds: try feeds.isEmpty ? [] : [.feeds(FeedsRequest(nil, of: feeds))]
      case .follows: []
      }
    }
  }

  /// A folder named in full takes precedence over prefixes of other names.
  private static func query(
    _ text: String, as form: NameForm, _ feeds: [OwnFeed], in session: Session
  ) throws -> NewsQuery {
    let wanted = FoldedName(text)
    let isFolder = feeds.folders.contains { FoldedName($0.path) == wanted || FoldedName($0.names.last ?? "") == wanted }
    if isFolder, Subject(named: text, known: session.known) == nil {
      return .feeds(try FeedsRequest(text, of: feeds, as: form))
    }
    do {
      return headlines(try session.subject(text, as: form).subject.scope(in: session.edition), in: session)
    } catch {
      guard let request = try? FeedsRequest(text, of: feeds, as: form) else { throw error }
      return .feeds(request)
    }
  }

  private static func headlines(_ scope: HeadlineRequest.Scope, in session: Session) -> NewsQuery {
    .headlines(HeadlineRequest(scope: scope, language: session.edition.language))
  }
}

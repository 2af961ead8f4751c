import NewsDomain
import NewsPresentation

/// Shows what came since the last visit.
enum NewCommand: Command {
  private static let subject = Argument<String>(
    .argument(.whatLabel), .rest, help: .argument(.newSubjectHelp),
    complete: { $0.subjectCandidates() + $0.feedFolderCandidates() + $0.candidates(of: TypedName(.allItems)) }
  ) { $0 }
  private static let limit = Argument<Int>.limit
  private static let all = Argument<Bool>.flag("all", help: .argument(.newAllHelp))

  static let declaration = Declaration(
    .new, group: .read, arguments: [subject, all, limit, StoryArguments.flat], needs: [.network], generation: 2)

  static func run(_ call: Call, in session: inout Session, with new: NewFeature) async throws -> Outcome {
    let (feeds, problems) = new.feeds()
    let (scope, queries) = try visit(call[subject], isAll: call.has(all), feeds, in: session)
    var notices = problems.map(Notice.settings)
    for query in queries { notices += try await new.reading.fetch(query, in: session) }
    var outcome = try await new.reading.showNew(
      in: scope, limit: call[limit] ?? NewsQuery.limits.upperBound, isWhole: call.has(limit),
      isFlat: call.has(StoryArguments.flat), session: &session)
    outcome.notices = session.untold(notices) + outcome.notices
    return outcome
  }

  /// What a text means, with the lists to be fetched for it.
  ///
  /// - Throws: `NewsError.name`.
  private static func visit(
    _ text: String?, isAll: Bool, _ feeds: [OwnFeed], in session: Session
  ) throws -> (scope: ReadingScope, queries: [NewsQuery]) {
    let isAll = isAll || text.map { ChoiceName.allItems.isMeant(by: $0) } == true
    guard let text, !isAll else {
      let river = try feeds.isEmpty ? [] : [NewsQuery.river(RiverRequest(nil, of: feeds))]
      return (
        isAll ? .all : session.mine(feeds: feeds), [headlines(.local(session.edition.country), in: session)] + river
      )
    }
    let query = try query(text, feeds, in: session)
    return (ReadingScope(query) ?? .all, [query])
  }

  /// A folder that is named in full wins over beginnings of other names.
  private static func query(_ text: String, _ feeds: [OwnFeed], in session: Session) throws -> NewsQuery {
    let wanted = FoldedName(text)
    let isFolder = feeds.folders.contains { FoldedName($0.path) == wanted || FoldedName($0.names.last ?? "") == wanted }
    if isFolder, Subject(named: text, known: session.known) == nil {
      return .river(try RiverRequest(text, of: feeds))
    }
    do {
      return headlines(try Subject(text, known: session.known).scope(in: session.edition), in: session)
    } catch {
      guard let river = try? RiverRequest(text, of: feeds) else { throw error }
      return .river(river)
    }
  }

  private static func headlines(_ scope: HeadlineRequest.Scope, in session: Session) -> NewsQuery {
    .headlines(HeadlineRequest(scope: scope, language: session.edition.language))
  }
}

import NewsDomain
import NewsPresentation

/// Goes to the first screen of the session, or to the country's front page if nothing has been shown yet.
enum HomeCommand: Command {
  static let declaration = Declaration(.home, group: .read, needs: [.network])

  static func run(_ call: Call, in session: inout Session, with lists: ListPresenter) async throws -> Outcome {
    if session.coordinator.current != nil { return .move(.home) }
    let request = HeadlineRequest(scope: .local(session.edition.country))
    return try await lists.showHeadlines(request, in: &session)
  }
}

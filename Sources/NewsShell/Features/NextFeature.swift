import NewsDomain
import NewsPresentation

/// Going through a list article by article. For a person, the list goes on by itself.
package struct NextFeature: Feature {
  /// The most pages that are loaded for one article: some providers count requests.
  private static let mostPages = 10

  private let articles: ArticlePresenter
  private let lists: ListPresenter

  package init(_ ports: any Ports) {
    articles = ArticlePresenter(ports)
    lists = ListPresenter(ports)
  }

  /// Goes to the article after the one being read. After the last one that is loaded, a person gets the next page of
  /// the list; a script asks for it with `more`.
  ///
  /// - Parameter isUnread: whether those that are marked as read are left out.
  func next(isUnread: Bool, in session: inout Session) async throws -> Outcome {
    var notices: [Notice] = []
    for _ in 0..<Self.mostPages {
      do {
        var outcome = try await neighbour(isUnread, in: &session)
        outcome.notices = session.notSaidYet(notices) + outcome.notices
        return outcome
      } catch ShellError.screen(.nowhere) where session.isAtPrompt && session.isAmongOwnArticles {
        guard let listing = session.coordinator.list?.news else { throw ShellError.screen(.last(isUnread: isUnread)) }
        do {
          let (longer, said) = try await lists.continued(listing, in: session)
          session.coordinator.complete(listing, as: longer)
          notices += said
          // A screen that keeps the shorter list cannot go on in it.
          guard session.coordinator.list?.news === longer else { throw ShellError.screen(.last(isUnread: isUnread)) }
        } catch ShellError.screen(.nowhere) {
          return Outcome(failure: ShellError.screen(.last(isUnread: isUnread)))
        }
      }
    }
    // The pages that were loaded stay.
    do { return try await neighbour(isUnread, in: &session) } catch { return Outcome(failure: error) }
  }

  private func neighbour(_ isUnread: Bool, in session: inout Session) async throws -> Outcome {
    try await articles.showNeighbour(
      1, isUnread: isUnread, orNowhere: isUnread ? .nextUnread : .next, in: &session)
  }
}

extension Session {
  /// Whether the article being read is one of its list, rather than shown beside one, and all of the list is walked.
  fileprivate var isAmongOwnArticles: Bool {
    coordinator.current?.position ?? 0 <= coordinator.list?.ownCount ?? 0 && narrowing == nil
  }
}

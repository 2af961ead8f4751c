import NewsDomain
import NewsPresentation

/// Adds the reader's marks to what is shown.
package struct ArticleStates: Feature {
  private let archive: any MarkRepository

  package init(_ ports: any Ports) {
    archive = ports.archive
  }

  /// The states of the articles that are in the archive, where the sample edition never is.
  func states(of articles: [Article]) async -> [ArticleID: ArticleState] {
    let ids = articles.lazy.filter { $0.provider != .sample }.map(\.id)
    return ids.isEmpty ? [:] : await archive.states(of: Array(ids))
  }

  /// The screen with the current marks of its articles. Their labels become known to the session.
  func marked(_ screen: any Screen, in session: inout Session) async -> any Screen {
    let states = await states(of: screen.markedArticles)
    guard !states.isEmpty else { return screen }
    session.learn(states.values.flatMap(\.labels))
    var marked = screen
    marked.take(states)
    return marked
  }
}

/// Fetches an article's picture and draws it for the terminal, if it arrives in time.
package struct ShowPicture: Sendable {
  /// The longest wait: a picture must not delay the text any longer.
  private static let patience = Duration.seconds(2)

  private let repository: any PictureRepository
  private let drawer: any PictureDrawer

  package init(repository: any PictureRepository, drawer: any PictureDrawer) {
    self.repository = repository
    self.drawer = drawer
  }

  /// Whether pictures can be shown at all, so that it is worth waiting for one.
  package func isPossible(as mode: PictureMode) -> Bool { mode != .off && drawer.isReady }

  /// - Parameters:
  ///   - columns: the largest width, in cells.
  /// - Returns: `nil` if the article has no picture or it did not arrive; the text is shown without it.
  /// - Throws: ``NewsError/cancelled``.
  package func callAsFunction(
    _ article: Article, columns: Int, rows: Int, as mode: PictureMode
  ) async throws -> Picture? {
    guard isPossible(as: mode), let link = article.imageLink.flatMap(WebLink.init) else { return nil }
    let (repository, drawer) = (repository, drawer)
    let isLocal = article.provenance?.isLocal == true
    let picture = await withTaskGroup(of: Picture?.self) { group in
      group.addTask {
        guard let file = try? await repository.picture(at: link, mayBeLocal: isLocal) else { return nil }
        return await drawer.draw(file, columns: columns, rows: rows, as: mode)
      }
      group.addTask {
        try? await Task.sleep(for: Self.patience)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    if Task.isCancelled { throw NewsError.cancelled }
    return picture
  }
}

/// An article's picture for the terminal, where there is one and it comes in time.
package struct ShowPicture: Sendable {
  /// Nobody waits longer for a picture than for the text.
  private static let patience = Duration.seconds(2)

  private let repository: any PictureRepository
  private let drawer: any PictureDrawer

  package init(repository: any PictureRepository, drawer: any PictureDrawer) {
    self.repository = repository
    self.drawer = drawer
  }

  /// Whether an article may have one to wait for.
  package func isPossible(as mode: PictureMode) -> Bool { mode != .off && drawer.isReady }

  /// - Parameters:
  ///   - columns: the width it has at most, in cells.
  /// - Returns: `nil` for an article without a picture, or one that did not come: the text does without.
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

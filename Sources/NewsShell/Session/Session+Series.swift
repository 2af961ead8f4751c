import NewsDomain
import NewsPresentation

extension Session {
  /// Opens several things one after the other. After an error the others are still opened; after Ctrl-C they are not.
  ///
  /// - Returns: all screens as one, with the first error.
  /// - Throws: the first error if nothing could be opened.
  mutating func opened<Thing>(
    _ things: [Thing], _ open: (Thing, inout Session) async throws -> Outcome
  ) async throws -> Outcome {
    var opened: [Outcome] = []
    var failure: (any Error)?
    let hintsLeft = hintsLeft
    for (index, thing) in things.enumerated() {
      let isLast = index == things.count - 1
      // The hint about what to do next is shown once, after the last.
      if !isLast { self.hintsLeft = 0 }
      defer { if !isLast { self.hintsLeft = hintsLeft } }
      do {
        if Task.isCancelled { throw NewsError.cancelled }
        opened.append(try await open(thing, &self))
      } catch {
        let isStopped = Task.isCancelled || (error as? NewsError) == .cancelled
        failure = isStopped ? error : failure ?? error
        if isStopped { break }
      }
    }
    guard let last = opened.last else { throw failure ?? NewsError.cancelled }
    let screens = opened.compactMap(\.screen)
    let afterwards = opened.compactMap(\.afterwards)
    var outcome = Outcome(
      screens.count == 1 ? screens[0] : SeriesScreen(screens), moves: opened.flatMap(\.moves),
      notices: opened.flatMap(\.notices), failure: failure, renewing: last.renewing)
    if !afterwards.isEmpty { outcome.afterwards = { _ in for work in afterwards { try await work(nil) } } }
    return outcome
  }
}

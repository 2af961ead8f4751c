import NewsDomain
import NewsPresentation

/// Shows the text of articles, of a page or of a file.
enum ReadCommand: Command {
  private static let targets = Argument<ReadTarget>(
    .argument(.itemLabel), .words, help: .argument(.readTargetHelp), complete: { $0.itemCandidates() },
    read: ReadTarget.init(text:))
  private static let again = Argument<Bool>.flag("again", help: .argument(.readAgainHelp))

  static let declaration = Declaration(
    .read, group: .read, arguments: [targets, again], needs: [.network, .picture], generation: 2)

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    let chosen = call.all(targets)
    let isAgain = call.has(again)
    if chosen.isEmpty {
      let (number, _) = try session.articles([])[0]
      return try await reading.showText(number, of: try session.list(), isAgain: isAgain, in: &session)
    }
    var texts: [Wanted] = []
    for target in chosen {
      switch target {
      case .page(let place): texts.append(.page(place))
      case .items(let selection):
        texts += try await session.items([selection], orOf: reading.archive).map(Wanted.item)
      }
    }
    var opened: [Outcome] = []
    var failure: (any Error)?
    let hintsLeft = session.hintsLeft
    for index in texts.indices {
      let isLast = index == texts.count - 1
      // The hint about what to do next is shown once, after the last text.
      if !isLast { session.hintsLeft = 0 }
      defer { if !isLast { session.hintsLeft = hintsLeft } }
      do {
        if Task.isCancelled { throw NewsError.cancelled }
        switch texts[index] {
        case .page(let place):
          opened.append(try await reading.showText(at: place, isAgain: isAgain, in: &session))
        case .item(let item):
          let outcome = try await reading.showText(item.number, of: item.list, isAgain: isAgain, in: &session)
          opened.append(outcome)
          for rest in texts.indices.dropFirst(index + 1) {
            guard case .item(let other) = texts[rest] else { continue }
            texts[rest] = .item(Session.item(other, after: outcome.screen, of: item.list))
          }
        }
      } catch {
        // After an error the other texts are still shown; after Ctrl-C they are not.
        let isStopped = Task.isCancelled || (error as? NewsError) == .cancelled
        failure = isStopped ? error : failure ?? error
        if isStopped { break }
      }
    }
    guard !opened.isEmpty else { throw failure ?? NewsError.cancelled }
    let screens = opened.compactMap(\.screen)
    return Outcome(
      screens.count == 1 ? screens[0] : SeriesScreen(screens), moves: opened.flatMap(\.moves), failure: failure)
  }

  /// A text that is to be shown.
  private enum Wanted {
    case page(PagePlace)
    case item(Session.Item)
  }
}

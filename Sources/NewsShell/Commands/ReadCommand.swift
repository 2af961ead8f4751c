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
    var opened: [Outcome] = []
    if chosen.isEmpty {
      let (number, _) = try session.articles([])[0]
      return try await reading.showText(number, of: try session.list(), isAgain: isAgain, in: &session)
    }
    for target in chosen {
      switch target {
      case .page(let place): opened.append(try await reading.showText(at: place, isAgain: isAgain, in: &session))
      case .items(let selection):
        for item in try await session.items([selection], orOf: reading.archive) {
          if Task.isCancelled { throw NewsError.cancelled }
          opened.append(try await reading.showText(item.number, of: item.list, isAgain: isAgain, in: &session))
        }
      }
    }
    if opened.count == 1 { return opened[0] }
    return Outcome(SeriesScreen(opened.compactMap(\.screen)), moves: opened.flatMap(\.moves))
  }
}

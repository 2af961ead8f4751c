import NewsDomain
import NewsPresentation

/// Shows the text of articles, of a page or of a file.
enum ReadCommand: Command {
  private static let targets = Argument<ReadTarget>(
    .argument(.itemLabel), .words, help: .argument(.readTargetHelp), complete: { $0.itemCandidates() },
    read: ReadTarget.init(text:))
  private static let again = Argument<Bool>.flag("again", help: .argument(.readAgainHelp))

  static let declaration = Declaration(
    .read, group: .read, arguments: [targets, again], needs: [.network, .picture])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    let chosen = call.all(targets)
    let isAgain = call.has(again)
    if chosen.isEmpty {
      let (number, _) = try session.articles([])[0]
      return try await reading.articles.showText(number, of: try session.list(), isAgain: isAgain, in: &session)
    }
    var texts: [Wanted] = []
    for target in chosen {
      switch target {
      case .page(let place): texts.append(.page(place))
      case .link(let link, let item):
        let found = try await reading.articles.link(link, ofText: item, in: session)
        texts.append(.page(.address(found.address, mayBeLocal: false)))
      case .items(let selection):
        texts += try await session.items([selection], orOf: reading.archive).map { .item($0.number, $0.list) }
      }
    }
    var lists = LearnedLists()
    return try await session.opened(texts) { text, session in
      switch text {
      case .page(let place): return try await reading.articles.showText(at: place, isAgain: isAgain, in: &session)
      case .item(let number, let list):
        let outcome = try await reading.articles.showText(number, of: lists.now(list), isAgain: isAgain, in: &session)
        lists.take(outcome.screen, after: list)
        return outcome
      }
    }
  }

  /// A text to show.
  private enum Wanted {
    case page(PagePlace)
    case item(Int, ResultList)
  }
}

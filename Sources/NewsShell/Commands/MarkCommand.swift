import NewsDomain
import NewsPresentation

/// Marks articles as read or unread, with those that are folded into their rows.
enum MarkCommand: Command {
  private enum Part: Sendable {
    case item(ItemSelection)
    case read
    case unread
  }

  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.articlesHelp))
  private static let words = Argument<Part>(
    .argument(.markItemsLabel), .words, isRequired: true, help: .argument(.markItemsHelp),
    complete: { context in
      context.candidates(of: TypedName(.read)) + context.candidates(of: TypedName(.unread)) + items.complete(context)
    },
    read: { text in
      if ChoiceName.read.isMeant(by: text) { return .read }
      if ChoiceName.unread.isMeant(by: text) { return .unread }
      return .item(try items.read(text))
    })

  static let declaration = Declaration(.mark, group: .yours, arguments: [words], needs: [.items], generation: 2)

  static func run(_ call: Call, in session: inout Session, with archive: ArchiveFeature) async throws -> Outcome {
    var selections: [ItemSelection] = []
    var isRead: Bool?
    for word in call.all(words) {
      switch word {
      case .item(let selection): selections.append(selection)
      case .read where isRead != false: isRead = true
      case .unread where isRead != true: isRead = false
      case .read, .unread: throw ShellError.usage(.notTogether(ChoiceName.read.own, ChoiceName.unread.own))
      }
    }
    guard let isRead else {
      throw ShellError.usage(.missing(argument: .argument(.markLabel), command: declaration.help))
    }
    return try await archive.mark(selections, isRead ? .read : .unread, reach: .row, in: session) {
      .marked(count: $0, isRead: isRead)
    }
  }
}

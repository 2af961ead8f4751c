import NewsDomain
import NewsPresentation

/// Marks articles as read, shown or unread: items of a list, with those folded into their rows, or everything in the
/// archive that filters find.
enum MarkCommand: Command {
  private enum Part: Sendable {
    case item(ItemSelection)
    case mark(Mark)
  }

  private static let items = Argument<ItemSelection>.items(.words, help: .argument(.articlesHelp))
  private static let words = Argument<Part>(
    .argument(.markItemsLabel), .words, isRequired: true, help: .argument(.markItemsHelp),
    complete: { context in
      Mark.allCases.flatMap { context.candidates(of: TypedName($0.name)) } + items.complete(context)
    },
    read: { text in
      if let mark = Mark.allCases.first(where: { $0.name.isMeant(by: text) }) { return .mark(mark) }
      return .item(try items.read(text))
    })

  private static let filters = FindArguments.ofMarks()

  static let declaration = Declaration(
    .mark, group: .organise, arguments: [words] + filters, needs: [.items, .dialogue, .marks],
    asks: { FindArguments.first(of: filters, in: $0) != nil })

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    var selections: [ItemSelection] = []
    var mark: Mark?
    for word in call.all(words) {
      switch word {
      case .item(let selection): selections.append(selection)
      case .mark(let other):
        if let mark, mark != other { throw ShellError.usage(.notTogether(mark.name.own, other.name.own)) }
        mark = other
      }
    }
    // Numbers alone mean the most common mark; a whole list needs the mark's name.
    guard let mark = mark ?? (selections.isEmpty || selections.contains(.all) ? nil : .read) else {
      throw ShellError.usage(.missing(argument: .argument(.markLabel), command: declaration.help))
    }
    if let filter = FindArguments.first(of: filters, in: call) {
      return try await marks.markFound(by: filter, besides: selections, of: call, mark.change, in: session) {
        .marked(rows: $0, count: $0, total: nil, as: mark)
      }
    }
    return try await marks.mark(selections, mark.change, reach: .row, in: session) {
      $0.changed == 0 && $0.unshown > 0
        ? .unreadBefore($0.articles, unshown: $0.unshown)
        : $0.changed < $0.articles
          ? .markedBefore($0.articles - $0.changed, of: $0.articles, total: $0.total, as: mark)
          : .marked(rows: $0.rows, count: $0.articles, total: $0.total, stories: $0.stories, as: mark)
    }
  }
}

extension Mark {
  fileprivate var name: ChoiceName {
    switch self {
    case .read: .read
    case .unread: .unread
    case .shown: .shown
    }
  }

  fileprivate var change: MarkChange {
    switch self {
    case .read: .read
    case .unread: .unread
    case .shown: .shown
    }
  }
}

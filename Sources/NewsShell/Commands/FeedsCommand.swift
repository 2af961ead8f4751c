import NewsDomain
import NewsPresentation

/// Lists, opens, changes, imports and exports the reader's own feeds.
enum FeedsCommand: Command {
  private enum Action: Hashable {
    case open
    case add
    case remove
    case rename
    case move
    case address
    case check
    case importing
    case export
  }

  private static let action = Argument<Action>.choice(
    .argument(.actionLabel), help: .argument(.feedActionHelp),
    of: actions.map { ($0, TypedName($1)) })
  private static let actions: [(Action, ChoiceName)] = [
    (.add, .add), (.remove, .remove), (.rename, .rename), (.check, .check), (.importing, .importing),
    (.export, .export), (.open, .open), (.move, .move), (.address, .address),
  ]
  private static let subject = Argument<String>(
    .argument(.whatLabel), help: .argument(.feedSubjectHelp),
    complete: { context in
      let action = try? action.read(context.previous ?? "")
      switch action {
      case .check?, .importing?, .export?: return context.fileCandidates()
      default: break
      }
      let feeds = context.ownFeedCandidates()
      return action == .open ? context.feedFolderCandidates() + feeds + context.followCandidates() : feeds
    }
  ) { $0 }
  private static let name = Argument<String>(
    .argument(.nameLabel), .rest, help: .argument(.feedNameHelp),
    complete: { context in
      guard let first = context.words.first, case .move? = try? action.read(first) else { return [] }
      return context.feedFolderCandidates()
    }
  ) { $0 }
  private static let folder = Argument<String>(
    .option("folder"), .option(value: "NAME"), help: .argument(.feedFolderHelp),
    complete: { $0.feedFolderCandidates() }
  ) { $0 }
  private static let choice = Argument<Int>.number("choose", in: 1...100, help: .argument(.feedChooseHelp))
  private static let limit = Argument<Int>.limit
  private static let unread = Argument<Bool>.flag("unread", help: .argument(.feedUnreadHelp))
  private static let sort = Argument<FeedOrder>.choice(
    .option("sort"), .option(value: "folder|name|unread|updated"), help: .argument(.feedSortHelp),
    of: [
      (.folder, TypedName(.byFolder)), (.name, TypedName(.byName)), (.unread, TypedName(.unread)),
      (.updated, TypedName(.updated)),
    ])

  static let declaration = Declaration(
    .feeds, group: .follow, arguments: [action, subject, name, folder, choice, limit, unread, sort],
    needs: [.network, .care])

  static func deletes(_ call: Call) -> Bool { call[action] == .remove }

  static func run(_ call: Call, in session: inout Session, with feeds: FeedsFeature) async throws -> Outcome {
    let action = call[action]
    if action != .add {
      try refuse(folder, of: call, except: .add)
      try refuse(choice, of: call, except: .add)
    }
    if action != .open {
      try refuse(limit, of: call, except: .open)
      try refuse(unread, of: call, except: .open)
    }
    if let name = actions.first(where: { $0.0 == action })?.1, call.has(sort) {
      throw ShellError.usage(.notTogether(name.own, sort.usageNames))
    }
    switch action {
    case nil: return await show(by: call[sort] ?? .folder, in: &session, with: feeds)
    case .open:
      let part = (isUnread: call.has(unread), limit: call[limit])
      return try await open(words(call), as: call.form, part, in: &session, with: feeds)
    case .add:
      let place = (name: call[name], folder: call[folder])
      return try await add(try needed(call), place, choice: call[choice], in: &session, with: feeds)
    case .remove: return try await remove(try whole(call), as: call.form, in: &session, with: feeds)
    case .rename:
      return try await rename(try needed(call), as: call.form, to: try second(call), in: &session, with: feeds)
    case .move: return try await move(try needed(call), as: call.form, to: try second(call), in: &session, with: feeds)
    case .address:
      return try await readdress(try needed(call), as: call.form, to: try second(call), in: &session, with: feeds)
    case .check where call[subject] == nil: return try await checkAll(in: &session, with: feeds)
    case .check: return try await check(try whole(call), as: call.form, in: &session, with: feeds)
    case .importing: return try await takeOver(try whole(call), in: &session, with: feeds)
    case .export: return try export(call[subject] == nil ? nil : try whole(call), with: feeds)
    }
  }

  private static func needed(_ call: Call) throws -> String {
    guard let subject = call[subject], !subject.isEmpty else {
      throw ShellError.usage(.missing(argument: Self.subject.label, command: declaration.help))
    }
    return subject
  }

  private static func second(_ call: Call) throws -> String {
    guard let name = call[name]?.trimmed, !name.isEmpty else {
      throw ShellError.usage(.missing(argument: Self.name.label, command: declaration.help))
    }
    return name
  }

  /// The value, joined again if it has several words: names and paths may contain spaces.
  private static func whole(_ call: Call) throws -> String {
    ([try needed(call)] + [call[name]].compactMap(\.self)).joined(separator: " ")
  }

  private static func words(_ call: Call) -> String? {
    [call[subject], call[name]].compactMap(\.self).joined(separator: " ").nonBlank
  }

  /// - Parameter action: the name of the only action that takes the option.
  /// - Throws: `ShellError` if the option is given.
  private static func refuse(_ option: any AnyArgument, of call: Call, except action: ChoiceName) throws {
    guard call.has(option) else { return }
    throw ShellError.usage(.optionOf("--" + option.name, command: CommandName.feeds.own, action: action.own))
  }
}

import NewsDomain

/// One's own feeds.
enum FeedsCommand: Command {
  private enum Action: Hashable {
    case add
    case remove
    case rename
    case check
    case importing
    case export
  }

  private static let action = Argument<Action>.choice(
    Localized("ACTION", "ACTION"),
    help: Localized(
      "add, remove, rename, check, import or export; without one, your feeds are listed",
      "ajoute, retire, renomme, verifie, importe ou exporte ; sans elle, vos flux sont listés"),
    of: [
      (.add, ["add", "ajoute"]), (.remove, ["remove", "retire"]), (.rename, ["rename", "renomme"]),
      (.check, ["check", "verifie"]), (.importing, ["import", "importe"]), (.export, ["export", "exporte"]),
    ])
  private static let subject = Argument<String>(
    Localized("WHAT", "QUOI"),
    help: Localized(
      "add: an address of a feed or page; check: an address or file; import, export: a file; else an item or name",
      "ajoute : une adresse de flux ou de page ; verifie : une adresse ou un fichier ; importe, exporte : un fichier ; "
        + "sinon un numéro ou nom"),
    complete: { context in
      switch try? action.read(context.previous ?? "") {
      case .check?, .importing?, .export?: return context.fileCandidates()
      default: break
      }
      // Those that are one's own have no category.
      return context.session.knownSources.filter { $0.category == nil }.flatMap {
        context.candidates(named: [$0.id, $0.name], describedBy: $0.name)
      }
    }
  ) { $0 }
  private static let name = Argument<String>(
    Localized("NAME", "NOM"), .rest,
    help: Localized("add, rename: what it is to be called", "ajoute, renomme : comment l’appeler")
  ) { $0 }

  static let declaration = Declaration(
    "feeds", french: "flux", group: .yours,
    summary: Localized(
      "Your own feeds: lists, adds, removes, renames, checks, imports and exports them.",
      "Vos propres flux : les liste, ajoute, retire, renomme, vérifie, importe et exporte."),
    arguments: [action, subject, name], needs: [.network], examples: ["feeds", "feeds export"])

  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome {
    switch call[action] {
    case nil: return show(in: &session, with: newsroom)
    case .add: return try await add(try needed(call), call[name], in: &session, with: newsroom)
    case .remove: return try remove(try whole(call), in: &session, with: newsroom)
    case .rename:
      guard let name = call[name]?.trimmed, !name.isEmpty else {
        throw ShellError.missing(argument: Self.name.label, command: declaration)
      }
      return try rename(try needed(call), to: name, in: &session, with: newsroom)
    case .check: return try await check(try whole(call), in: &session, with: newsroom)
    case .importing: return try takeOver(try whole(call), in: &session, with: newsroom)
    case .export: return try export(call[subject] == nil ? nil : try whole(call), with: newsroom)
    }
  }

  private static func needed(_ call: Call) throws -> String {
    guard let subject = call[subject], !subject.isEmpty else {
      throw ShellError.missing(argument: Self.subject.label, command: declaration)
    }
    return subject
  }

  /// What is meant, of several words where it has some: names and paths have blanks.
  private static func whole(_ call: Call) throws -> String {
    ([try needed(call)] + [call[name]].compactMap(\.self)).joined(separator: " ")
  }
}

extension FeedsCommand {
  private static func show(in session: inout Session, with newsroom: Newsroom) -> Outcome {
    let (feeds, problems) = newsroom.feeds()
    let screen = FeedsScreen(feeds, chosen: session.edition.source.id, hasHint: session.takeHint())
    session.coordinator.push(screen)
    return Outcome(screen, notices: problems.map(Notice.settings))
  }

  private static func add(
    _ address: String, _ name: String?, in session: inout Session, with newsroom: Newsroom
  ) async throws -> Outcome {
    let (feed, number, problems) = try await newsroom.addFeed(address, name: name)
    session.know([feed])
    return Outcome(FeedRowsScreen([feed], from: number), notices: problems.map(Notice.settings))
  }

  private static func remove(
    _ text: String, in session: inout Session, with newsroom: Newsroom
  ) throws -> Outcome {
    let (item, isID) = try item(text, in: session, with: newsroom)
    let (feed, problems) = try newsroom.feeds.remove(item, isID: isID)
    session.knownSources.removeAll { $0.id == feed.id }
    let wasFavourite = feed.id == session.edition.source.id
    return Outcome(
      notices: problems.map(Notice.settings) + [.feedRemoved(name: feed.name, wasFavourite: wasFavourite)])
  }

  private static func rename(
    _ text: String, to name: String, in session: inout Session, with newsroom: Newsroom
  ) throws -> Outcome {
    let (item, isID) = try item(text, in: session, with: newsroom)
    let (feed, problems) = try newsroom.feeds.rename(item, isID: isID, to: name)
    session.know([feed])
    let number = newsroom.feeds().feeds.firstIndex { $0.id == feed.id } ?? 0
    return Outcome(FeedRowsScreen([feed], from: number + 1), notices: problems.map(Notice.settings))
  }

  private static func check(
    _ place: String, in session: inout Session, with newsroom: Newsroom
  ) async throws -> Outcome {
    let feed = try await newsroom.checkFeed(place)
    let source = SourceReference(id: place, name: feed.title ?? place)
    let count = max(1, feed.page.articles.count)
    let listing = NewsListing(.headlines(HeadlineRequest(scope: .source(source), limit: count)), feed.page)
    let screen = HeadlinesScreen(listing, hasHint: session.takeHint())
    session.coordinator.push(screen)
    return Outcome(screen, notices: feed.page.notices + (feed.problem.map { [.brokenFeed($0)] } ?? []))
  }

  private static func takeOver(
    _ path: String, in session: inout Session, with newsroom: Newsroom
  ) throws -> Outcome {
    let result = try newsroom.feeds.import(path)
    session.know(result.added)
    return Outcome(
      FeedRowsScreen(result.added, from: result.first),
      notices: result.problems.map(Notice.settings)
        + [.feedsImported(added: result.added.count, known: result.known, skipped: result.list.skipped)]
        + (result.list.problem.map { [.brokenFeed($0)] } ?? []))
  }

  private static func export(_ path: String?, with newsroom: Newsroom) throws -> Outcome {
    guard let path, path != "-" else { return Outcome(FeedListScreen(newsroom.feeds.exported())) }
    return Outcome(notices: [.feedsExported(count: try newsroom.feeds.export(to: path), path: path)])
  }

  /// The feed that is meant: a number is of the list shown last, and of one's feeds where there was none.
  private static func item(
    _ text: String, in session: Session, with newsroom: Newsroom
  ) throws -> (text: String, isID: Bool) {
    guard let number = Int(text) else { return (text, false) }
    let ids: [String]
    switch session.coordinator.current?.list?.items {
    case .sources(let sources)?: ids = sources.map(\.id)
    case nil: ids = newsroom.feeds().feeds.map(\.id)
    default: throw ShellError.noFeedsListed
    }
    guard ids.indices.contains(number - 1) else { throw NewsError.noSuchItem(number, count: ids.count) }
    return (ids[number - 1], true)
  }
}

extension Session {
  /// Takes feeds of the reader's own among the sources that are known, in the place of what they were.
  fileprivate mutating func know(_ feeds: [Subscription]) {
    let ids = Set(feeds.map(\.id))
    knownSources = feeds.map(\.source) + knownSources.filter { !ids.contains($0.id) }
  }
}

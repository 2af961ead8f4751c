import NewsDomain
import NewsPresentation

/// The actions that change, import or export the list of feeds.
extension FeedsCommand {
  static func add(
    _ address: String, _ place: (name: String?, folder: String?), choice: Int?, in session: inout Session,
    with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (feed, problems, found) = try await feeds.add(
      address, name: place.name, folder: place.folder, choice: choice)
    let rows = await session.know([feed], from: feeds)
    return Outcome(
      FeedRowsScreen(rows, isNew: true, found: found),
      notices: problems.map(Notice.settings) + (found.plainHost.map { [.plainFeed(host: $0)] } ?? []))
  }

  static func remove(
    _ text: String, as form: NameForm, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (item, isID) = try item(text, in: session, with: feeds)
    let (feed, problemsOfFeeds) = try feeds.manage.remove(item, isID: isID, as: form)
    var problems = problemsOfFeeds
    session.knownSources.removeAll { $0.id == feed.id }
    _ = await session.know([], from: feeds)
    let wasFavourite = feed.id == session.edition.source.id
    if wasFavourite {
      problems += try session.apply(.source(nil), with: feeds.change)
      (session.edition.source, session.edition.isSourceChosen) = (feeds.usual, false)
    }
    return Outcome(
      notices: problems.map(Notice.settings) + [.feedRemoved(name: feed.name, wasFavourite: wasFavourite)])
  }

  static func rename(
    _ text: String, as form: NameForm, to name: String, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (item, isID) = try item(text, in: session, with: feeds)
    let (feed, problems) = try feeds.manage.rename(item, isID: isID, as: form, to: name)
    return Outcome(
      FeedRowsScreen(await session.know([feed], from: feeds)), notices: problems.map(Notice.settings))
  }

  static func move(
    _ text: String, as form: NameForm, to folder: String, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (item, isID) = try item(text, in: session, with: feeds)
    let (feed, problems) = try feeds.manage.move(item, isID: isID, as: form, to: folder)
    return Outcome(
      FeedRowsScreen(await session.know([feed], from: feeds)), notices: problems.map(Notice.settings))
  }

  static func readdress(
    _ text: String, as form: NameForm, to address: String, in session: inout Session, with feeds: FeedsFeature
  ) async throws -> Outcome {
    let (item, isID) = try item(text, in: session, with: feeds)
    let (feed, problems) = try feeds.manage.readdress(item, isID: isID, as: form, to: address)
    return Outcome(
      FeedRowsScreen(await session.know([feed], from: feeds)), notices: problems.map(Notice.settings))
  }

  static func takeOver(_ path: String, in session: inout Session, with feeds: FeedsFeature) async throws -> Outcome {
    let result = try await feeds.manage.import(path)
    var notices = result.problems.map(Notice.settings)
    notices.append(
      .feedsImported(
        added: result.added.count, known: result.known, skipped: result.list.skipped, names: result.list.skippedNames))
    if !result.list.leftOut.isEmpty {
      notices.append(.linesLeftOut(result.list.leftOut.map { ImportedLine($0) }))
    }
    let tagged = result.lines.count { !$0.otherTags.isEmpty }
    if tagged > 0 { notices.append(.tagsLeftOut(feeds: tagged)) }
    let hidden = result.lines.count(where: \.isHidden)
    if hidden > 0 { notices.append(.hiddenFeeds(hidden)) }
    if let problem = result.list.problem { notices.append(.brokenFeed(problem, file: path)) }
    if !result.added.isEmpty, session.isAtPrompt { notices.append(.feedsToFetch) }
    return Outcome(
      FeedRowsScreen(await session.know(result.added, from: feeds), lines: result.lines), notices: notices)
  }

  static func export(_ path: String?, with feeds: FeedsFeature) throws -> Outcome {
    let logins = feeds.manage.feedsWithLogins
    let secrets = feeds.manage.feedsWithQuerySecrets
    let notices: [Notice] =
      (logins > 0 ? [.loginsLeftOut(count: logins)] : []) + (secrets > 0 ? [.secretsExported(count: secrets)] : [])
    guard let path, path != "-" else { return Outcome(FeedListScreen(feeds.manage.exported()), notices: notices) }
    return Outcome(notices: [.feedsExported(count: try feeds.manage.export(to: path), path: path)] + notices)
  }
}

extension Session {
  /// Updates the known sources with these feeds, and the folders with the current ones.
  ///
  /// - Returns: the feeds as listed, with their numbers.
  mutating func know(_ changed: [OwnFeed], from feeds: FeedsFeature) async -> [ListedFeed] {
    let ids = Set(changed.map(\.id))
    knownSources = changed.map(\.source) + knownSources.filter { !ids.contains($0.id) }
    let listed = await feeds.list().feeds
    feedFolders = listed.map(\.feed).folders.map(\.path)
    return listed.filter { ids.contains($0.feed.id) }
  }
}

import FoundationEssentials

/// Fetches the texts of several articles, to read them later without a network.
///
/// Each text is stored as soon as it arrives, so a cancelled download continues where it ended.
package struct DownloadTexts: Sendable {
  /// The most texts fetched in one download.
  package static let most = 200
  /// For how many seconds a text is not fetched again.
  static let freshness: TimeInterval = 3600

  private let read: ReadText
  private let archive: any TextRepository
  private let settings: LiveSettings
  private let activity: Activity
  private let clock: WallClock
  private let pace: WallClock
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - activity: receives how many texts are done.
  ///   - pace: the clock that times the pauses between pages, which must run even if `clock` stands still; `clock` if
  ///     `nil`.
  ///   - sleep: waits for a time.
  package init(
    read: ReadText, archive: any TextRepository, settings: LiveSettings, activity: Activity, clock: WallClock,
    pace: WallClock? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.read = read
    self.archive = archive
    self.settings = settings
    self.activity = activity
    self.clock = clock
    self.pace = pace ?? clock
    self.sleep = sleep
  }

  /// - Parameter items: the articles, with their numbers in the list.
  /// - Throws: ``NewsError`` if nothing could be tried because the archive is off or cannot be used.
  package func callAsFunction(_ items: [(number: Int, article: Article)]) async throws -> Downloads {
    guard settings.isArchiving else { throw NewsError.archive(.off) }
    var ids: Set<ArticleID> = []
    let items = items.filter { ids.insert($0.article.id).inserted }
    let times = try await archive.textTimes(of: items.map(\.article.id))
    let fresh = items.filter { isFresh(times[$0.article.id]) }
    let stale = items.filter { !isFresh(times[$0.article.id]) }
    var downloads = Downloads(leftOut: max(0, stale.count - Self.most))
    for (number, article) in fresh {
      guard let text = await read.kept(article) else { continue }
      downloads.all.append(Download(number: number, article: article, result: .success(text)))
    }
    downloads.all += await verified(await fetch(Array(stale.prefix(Self.most)), after: fresh.count))
    downloads.all.sort { $0.number < $1.number }
    if Task.isCancelled {
      downloads.failure = .cancelled
      downloads.all.removeAll { $0.error == .cancelled }
    } else if downloads.all.contains(where: { $0.error == .network(.offline) }) {
      downloads.failure = .network(.offline)
      downloads.all.removeAll { $0.error == .network(.offline) }
    }
    return downloads
  }

  private func isFresh(_ time: Date?) -> Bool {
    // A time in the future comes from a clock that was wrong.
    time.map { (0..<Self.freshness).contains(clock.now.timeIntervalSince($0)) } ?? false
  }

  private func fetch(_ items: [(number: Int, article: Article)], after done: Int) async -> [Download] {
    let total = done + items.count
    activity.report(.init(done: done, total: total, unit: .texts))
    defer { activity.report(nil) }
    return await withTaskGroup(of: Event.self) { group in
      var turns = DownloadTurns(hosts: items.map { $0.article.downloadHost })
      var downloads: [Download] = []
      var isTimed = false
      while true {
        if Task.isCancelled { turns.stop() }
        while let index = turns.next(at: pace.now) {
          let item = items[index]
          group.addTask { .ended(index, await fetch(item.article, number: item.number)) }
        }
        if !isTimed, let pause = turns.pause(at: pace.now) {
          isTimed = true
          group.addTask {
            try? await sleep(pause)
            return .paused
          }
        }
        guard turns.isBusy || turns.isWaiting, let event = await group.next() else { break }
        switch event {
        case .paused: isTimed = false
        case .ended(let index, let download):
          turns.end(index)
          downloads.append(download)
          activity.report(.init(done: done + downloads.count, total: total, unit: .texts))
          // Without a network the others would fail as well.
          if download.error == .network(.offline) { turns.stop() }
        }
      }
      // A pause that nothing is waiting for any more.
      group.cancelAll()
      return downloads
    }
  }

  private enum Event: Sendable {
    case ended(Int, Download)
    /// The next page of a host may be fetched.
    case paused
  }

  private func fetch(_ article: Article, number: Int) async -> Download {
    do {
      // Neither fetched nor stored: the sample edition is not current.
      guard article.provider != .sample else { throw NewsError.archive(.notKept(item: number, because: .sample)) }
      let reading = try await read(article, number: number, isAgain: true)
      return Download(number: number, article: reading.article, result: .success(reading.text))
    } catch {
      return Download(number: number, article: article, result: .failure((error as? NewsError) ?? .cancelled))
    }
  }

  /// The downloads, with an error for texts that arrived and could not be stored.
  private func verified(_ downloads: [Download]) async -> [Download] {
    do {
      let times = try await archive.textTimes(of: downloads.map(\.article.id))
      return downloads.map { download in
        times[download.article.id] == nil ? download.lost(.archive(.notKept(item: download.number))) : download
      }
    } catch {
      // After Ctrl-C the archive no longer answers, though it has stored what arrived before.
      guard let error = error as? NewsError, error != .cancelled else { return downloads }
      return downloads.map { $0.lost(error) }
    }
  }
}

extension Download {
  /// The same download with an error, if it had a text that could not be stored.
  fileprivate func lost(_ error: NewsError) -> Download {
    guard let text, !text.blocks.isEmpty else { return self }
    return Download(number: number, article: article, result: .failure(error))
  }
}

extension Article {
  /// The host that its page probably comes from, though its link may lead through an aggregator; empty if no host gets
  /// a request.
  fileprivate var downloadHost: String {
    guard provider != .sample else { return "" }
    let link = link.flatMap(WebLink.init)
    let site = link?.isOpaque == false ? link : source.link.flatMap(WebLink.init) ?? link
    let host = site?.host ?? ""
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}

import FoundationEssentials
import NewsDomain

extension EnglishTexts {
  func notice(_ notice: Notice, now: Date) -> String {
    switch notice {
    case .opened(let host): "\(host) is open in the browser."
    case .keyKept(let state, let doubt): kept(state) + (doubt.map { " It is unchecked: \(reason($0))." } ?? "")
    case .keyForgotten(let stillInEnvironment):
      stillInEnvironment ? "The kept key is forgotten; NEWSAPI_KEY is still set." : "The key is forgotten."
    case .servesOnlyUnitedStates(let country):
      "NewsAPI has no headlines for \(name(of: country)): it serves only the United States today. "
        + "\"sources --country \(country.code)\" names sources, a start with --provider sample shows history."
    case .nothingFound: "Nothing was found."
    case .nothingArchived(let isOffline):
      "Nothing was found in the archive; "
        + (isOffline ? "without --offline the network is searched." : "\"search\" asks the network.")
    case .largeStory(let count, let shown):
      "This story has \(grouped(count)) articles, perhaps on several things; the first \(grouped(shown)) are shown."
    case .history: "These are front pages from history (\(sample))."
    case .listBefore: "\"back\" returns to the list before."
    case .older(let error, let date):
      explain(error).message + "; this is "
        + (date.map { old(Age(seconds: max(60, now.timeIntervalSince($0)))) } ?? "what is kept") + "."
    case .nothingOf(let countries):
      "Nothing came from \(count(countries.count)): \(list(countries.map { name(of: $0) }))."
    case .searched(let country):
      "Google News has no edition for \(name(of: country)): this is a search for it."
    case .instead(let errors, let substitute):
      list(errors.map { explain($0).message }) + "; " + name(of: substitute) + "."
    case .copied(let hosts, .program(let name)): "Copied with \(name): \(list(hosts))."
    case .copied(let hosts, .terminal): "Sent to the terminal for its clipboard: \(list(hosts))."
    case .mailBegun(let hosts): "A letter is begun in the mail program: \(list(hosts))."
    case .noMailProgram(let hosts): "No mail program is here; this link begins a letter in one (\(list(hosts)))."
    case .exported(let count, let path):
      "\(count == 1 ? "1 entry is" : "\(count) entries are") written to \(path)."
    case .withoutText(let error): "The text could not be fetched: \(explain(error).message)."
    case .downloaded(let downloads): words(for: downloads)
    case .marked(let rows, let count, let mark):
      "Marked \(rows < count ? "\(stories(rows, of: rows)) (\(articles(count)))" : articles(count)) as \(name(of: mark))."
    case .saved(let count, let label):
      "\(count == 1 ? "1 article is" : "\(count) articles are") saved" + (label.map { " as \"\($0)\"." } ?? ".")
    case .unsaved(let count): "\(count == 1 ? "1 article is" : "\(count) articles are") no longer saved."
    case .sourceChosen(let name):
      "\(name) is now your favourite source, in \"new\" and \"brief\" too. \"source none\" removes it."
    case .feedRemoved(let name, let wasFavourite):
      "\(name) is no longer one of your feeds"
        + (wasFavourite ? ", and was your favourite source: \"source NAME\" chooses another." : ".")
    case .feedsImported(let added, let known, let skipped):
      "\(added) new" + (known > 0 ? ", \(known) known already" : "")
        + (skipped > 0 ? ", \(skipped) left out: no addresses of http or https" : "") + "."
    case .feedsExported(let count, let path): "\(count == 1 ? "1 feed is" : "\(count) feeds are") written to \(path)."
    case .brokenFeed(let problem): explain(problem, of: "the feed").message + "; what could be read is shown."
    case .failed(let failures):
      "\(count(failures.count)) failed: "
        + list(failures.map { name(of: $0.country) }) + "."
    case .feedsFailed(let failures):
      "\(failures.count == 1 ? "1 feed" : "\(failures.count) feeds") could not be read: " + list(failures.map(\.name))
        + "."
    case .renewed(let new):
      "\(new == 1 ? "1 new article is" : "\(new) new articles are") there: \"list\" shows the new list, with its own numbers."
    case .completed(let count):
      (count == 1 ? "1 summary" : "\(count) summaries") + " came later from the sources' feeds: \"open N\" shows "
        + (count == 1 ? "it." : "them.")
    case .archiveExported(let count, let path):
      "\(counted(count)) \(count == 1 ? "is" : "are") written to \(path)."
    case .archiveFromNextStart: "This session goes on with its archive: the other one is used from the next start on."
    case .archiveSetUp: "The archive is ready: its readers are members of supernews_reader, or of supernews_collector."
    case .archiveImported(let result): words(for: result)
    case .archiveWell: "No fault was found in the archive."
    case .archiveCompacted(let before, let after):
      "The archive took \(size(ofBytes: before)) and takes \(size(ofBytes: after)) now."
    case .archiveForgotten(let result): words(for: result)
    case .readersKept(let count): count == 1 ? "1 reader is known again." : "\(grouped(count)) readers are known again."
    case .archive(let problem): words(for: problem)
    case .store(.damaged(let file, let keptAs)):
      "\(file) was damaged; it is begun anew" + (keptAs.map { " and the old one is kept as \($0)." } ?? ".")
    case .store(.unusable(let file, let detail)):
      "\(file) cannot be used (\(detail)): nothing is kept for later."
    case .settings(.damaged(let file, let keptAs)):
      "\(file) cannot be read as settings; the defaults are used"
        + (keptAs.map { " and the file is kept as \($0)." } ?? ".")
    case .settings(.damagedFeeds(let file, let keptAs)):
      keptAs.map { "\(file) was damaged; what could be read of it stays, and the file as it was is kept as \($0)." }
        ?? "\(file) is damaged: your feeds are not there for now."
    case .settings(.unreadable(let file, let detail)):
      "\(file) cannot be read (\(detail)): this run goes on without it, and writes nothing over it."
    case .settings(.untrusted(let file)):
      "\(file) is not yours alone: this run goes on without it. If it is yours, chmod go-w \(file) makes it so."
    case .settings(.exposedKey(let file)):
      "\(file) can be read or changed by others than you: chmod 600 \(file) puts an end to that."
    case .settings(.noHome(let path)):
      "There is no folder \(path), your HOME, and none is made: what would be kept there is of this run only."
    case .settings(.unknownValue(let file, let line, let key, let value)):
      "\(file):\(line): \(key) cannot be \"\(value)\"; the default is used."
    case .muted(let mute, let days, let hidden): muted(mute, days: days, hidden: hidden)
    case .unmuted(let mute): unmuted(mute)
    case .followed(let follow, let found): followed(follow, found: found)
    case .unfollowed(let follow): unfollowed(follow)
    case .nothingNew(let collected): nothingNew(collected: collected)
    case .briefSent(let address, let stories): briefSent(to: address, stories: stories)
    case .briefSentToday(let address): briefSentToday(to: address)
    case .alert(let alert): self.alert(alert)
    case .moreAlerts(let count): moreAlerts(count)
    case .unusableKey: "NEWSAPI_KEY is no key and is not used."
    case .notUTF8: "This terminal's character set is not UTF-8: accents may be lost. LANG=C.UTF-8 helps."
    }
  }

  private func kept(_ state: KeyState) -> String {
    switch state {
    case .kept(let file): "The key is kept in \(file), for you alone."
    case .environment: "The key is kept, but NEWSAPI_KEY is set and wins."
    case .session, .none: "The key is set for this run."
    }
  }

  private func reason(_ doubt: NewsError) -> String {
    doubt == .network(.offline) ? "--offline keeps off the network" : explain(doubt).message
  }

  private func count(_ countries: Int) -> String { countries == 1 ? "1 country" : "\(countries) countries" }

  private func name(of substitute: Notice.Substitute) -> String {
    switch substitute {
    case .feeds: "the feeds serve instead"
    case .sourceFeeds: "sources' own feeds serve instead"
    case .catalogue: "these are the sources known here"
    case .sample: "these are front pages from history (\(sample))"
    case .nobody: "nothing came from the others"
    }
  }
}

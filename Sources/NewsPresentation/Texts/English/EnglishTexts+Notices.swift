import FoundationEssentials
import NewsDomain

extension EnglishTexts {
  func notice(_ notice: Notice, now: Date) -> String {
    switch notice {
    case .opened(let host): "Opened \(host) in the browser."
    case .keyKept(let state, let doubt): kept(state) + (doubt.map { " It could not be checked: \(reason($0))." } ?? "")
    case .keyForgotten(let stillInEnvironment):
      stillInEnvironment ? "Removed the saved key; NEWSAPI_KEY is still set." : "Removed the key."
    case .servesOnlyUnitedStates(let country):
      "NewsAPI only has US headlines, none for \(nameInSentence(of: country)). "
        + "For sources of that country, type sources --country \(country.code)."
    case .nothingFound: "Nothing found."
    case .nothingArchived(let isOffline):
      "Only the archive was searched. "
        + (isOffline ? "To search online, start without --offline." : "To search online, type search.")
    case .taken(let typed, let name): "Taking \"\(typed)\" as \(name)."
    case .wordMeant(let word): "Did you mean \"\(word)\"?"
    case .unknownSource(let name): "No source called \"\(name)\" is known; to look for its name, type sources WORD."
    case .titlesWithoutMeaning:
      "Some titles can't be found by meaning yet: leave the prompt idle for a while, or run supernews collect in "
        + "your system shell."
    case .largeStory(let count, let shown):
      "A story of \(grouped(count)) articles may mix several topics; only the first \(grouped(shown)) are shown."
    case .history: "This is a \(sample) from history, not today's news."
    case .listBefore: "To return to the previous list, type back."
    case .older(let error, let date):
      "Showing a list "
        + (date.map { old(Age(since: min($0, now - 60), to: now)) } ?? "saved earlier")
        + ": \(reason(error))."
    case .onlyArchived(let error): "Only the archive was searched: \(reason(error))."
    case .notRefreshed(let error): "Could not get newer articles: \(reason(error))."
    case .feedsNotRefreshed(let error): "Some feeds are not up to date: \(reason(error))."
    case .nothingOf(let countries):
      "No news from \(count(countries.count)): \(list(countries.map { name(of: $0) }))."
    case .searched(let country):
      "Google News has no edition for \(nameInSentence(of: country)); showing search results for it."
    case .instead(let errors, let substitute):
      name(of: substitute) + ": " + list(errors.map(reason)) + "."
    case .copied(let hosts, .program(let name)): "Copied with \(name): \(list(hosts))."
    case .copied(let hosts, .terminal): "Sent to the terminal's clipboard: \(list(hosts))."
    case .mailBegun(let hosts): "Started a message in your mail program: \(list(hosts))."
    case .noMailProgram(let hosts): "No mail program found; to start a message, open this link (\(list(hosts)))."
    case .sentTo(let target, let hosts): "Sent to \(target): \(list(hosts))."
    case .exported(let kind, let count, let path, let title, let total):
      "Exported \(kind == .articles ? articles(count, of: total) : sourceCount(count))"
        + (title.map { " of \"\($0)\"" } ?? "") + " to \(path)."
    case .withoutText(let error): "Could not fetch the full text: \(reason(error))."
    case .downloaded(let downloads, let total): words(for: downloads, of: total)
    case .marked(let rows, let count, let total, let all, let mark):
      "Marked "
        + (rows < count || all != nil
          ? "\(stories(rows, of: all ?? rows)) (\(articles(count, of: total)))" : articles(count, of: total))
        + " as \(name(of: mark))."
    case .markedBefore(let before, let count, _, let mark) where before == count:
      "Nothing changed: \(articles(count)) \(count == 1 ? "was" : "were") already marked as \(name(of: mark))."
    case .markedBefore(let before, let count, let total, let mark):
      "Marked \(articles(count - before, of: max(total ?? 0, count))) as \(name(of: mark)); "
        + "\(grouped(before)) already \(before == 1 ? "was" : "were")."
    case .unreadBefore(let count, let unshown):
      "\(articles(count)) \(count == 1 ? "was" : "were") already \(name(of: .unread)); "
        + (unshown < count ? grouped(unshown) : count == 1 ? "it" : "they")
        + " no longer \(unshown == 1 ? "counts" : "count") as \(name(of: .shown))."
    case .nothingToMark: "Nothing changed: no article matches, or all that do have the mark already."
    case .leftUnchanged: "Nothing changed."
    case .noTopic(let text): "No topic is called \"\(text)\". To search the news for it, type search WORDS."
    case .saved(let count, let label, let total):
      "Saved \(articles(count, of: total))"
        + (label.map { " with the label \"\($0)\"." } ?? ".")
    case .unsaved(0, _): "Not saved, so there is nothing to remove."
    case .unsaved(let count, let total):
      "Removed \(articles(count, of: total)) from your saved articles."
    case .sourceChosen(let name):
      "\(name) is now your favourite source, also in \"new\" and \"brief\". To undo this, type source none."
    case .sourceRemoved(let name): "\(name) is no longer your favourite source."
    case .editionReset(true): "Country, language and source are back to the defaults."
    case .editionReset(false): "Country, language and source already were the defaults."
    case .feedRemoved(let name, let wasFavourite):
      "Removed the feed \(name)."
        + (wasFavourite ? " It was your favourite source, so you have none now; to choose one, type source NAME." : "")
    case .plainFeed(let host): "\(host) can't be reached over https, so the feed is read over http, without encryption."
    case .feedMoved(let move):
      "\(move.feed.name) has moved to \(move.feed.feed.withoutSecrets). "
        + "To go back, type \"feeds address \(move.feed.id) \(move.from)\"."
    case .feedsImported(let added, let known, let skipped, let names):
      "Imported \(added == 1 ? "1 feed" : "\(grouped(added)) feeds")"
        + (known > 0 ? ", \(grouped(known)) already in your feeds" : "")
        + (skipped > 0 ? ", \(grouped(skipped)) skipped (no http or https address)" : "")
        + (names.isEmpty ? "" : ": " + list(names)) + "."
    case .feedsToFetch: "To fetch them, type feeds open."
    case .interfaceStays(let language, let wanted):
      "This is the language of the news; supernews itself stays in \(name(ofLanguage: language.code)). To change that, "
        + "start it with --lang \(wanted.code)."
    case .linesLeftOut(let lines): leftOut(lines)
    case .tagsLeftOut(let count):
      (count == 1 ? "1 feed has" : "\(grouped(count)) feeds have") + " several tags; the first is the folder."
    case .hiddenFeeds(let count):
      (count == 1 ? "1 feed that newsboat hides is" : "\(grouped(count)) feeds that newsboat hides are")
        + " in your list."
    case .feedsExported(let count, let path):
      "Exported \(count == 1 ? "1 feed" : "\(grouped(count)) feeds") to \(path)."
    case .loginsLeftOut(let count):
      "Left out the user names and passwords of \(feedCount(count)): others may see the list."
    case .secretsExported(let count):
      "The list has the keys that are in the addresses of \(feedCount(count)): do not share it."
    case .brokenFeed(.flawed(let line, let column, let detail), let file):
      "All of it was read, but "
        + explain(.flawed(line: line, column: column, detail: detail), of: file ?? "the feed").message + "."
    case .brokenFeed(let problem, nil): "Showing what could be read: \(explain(problem, of: "the feed").message)."
    case .brokenFeed(let problem, let file?): "Took what could be read: \(explain(problem, of: file).message)."
    case .longFeeds(let names):
      (names.count == 1 ? "This feed has" : "These feeds have")
        + " more than \(grouped(FeedTrouble.maxEntries)) entries, and the rest are left out: " + list(names) + "."
    case .failed(let failures):
      "Could not get headlines from \(count(failures.count)): "
        + list(failures.map { name(of: $0.country) }) + "."
    case .feedsFailed(let failures):
      "Could not read \(failures.count == 1 ? "1 feed" : "\(grouped(failures.count)) feeds"): "
        + list(failures.map(\.name)) + "."
    case .renewed(0): "Refreshed; nothing new."
    case .renewed(let new):
      (new == 1 ? "1 new article. Type list to show it" : "\(grouped(new)) new articles. Type list to show them")
        + "; numbers change."
    case .completed(let count):
      (count == 1 ? "1 more summary" : "\(grouped(count)) more summaries")
        + " came in from the sources' feeds. To read "
        + (count == 1 ? "it, type open N." : "them, type open N.")
    case .reportWritten(let path): "Wrote the report to \(path); nothing in it is private."
    case .archiveExported(let count, let path):
      "Exported \(counted(count)) to \(path)."
    case .archiveFromNextStart: "This session keeps its archive; the new setting applies from the next start."
    case .archiveSetUp:
      "Archive ready. To add readers or collectors, grant their logins supernews_reader or supernews_collector."
    case .archiveImported(let result): words(for: result)
    case .archiveWell: "No problems found in the archive."
    case .archiveMended(let count):
      count == 1
        ? "1 counter of the archive was wrong. It's right again."
        : "\(grouped(count)) counters of the archive were wrong. They're right again."
    case .archiveCompacted(let before, let after):
      "Compacted the archive from \(size(ofBytes: before)) to \(size(ofBytes: after))."
    case .archiveForgotten(let result): words(for: result)
    case .readersKept(let count): "Restored the marks of \(count == 1 ? "1 reader" : "\(grouped(count)) readers")."
    case .archive(let problem): words(for: problem)
    case .cache(.damaged(let file, let keptAs)):
      "\(file) was damaged and has been replaced" + (keptAs.map { "; the old file is now \($0)." } ?? ".")
    case .cache(.unusable(let file, let detail)):
      "Cannot use \(file) (\(detail)); nothing is cached."
    case .settings(.damaged(let file, let keptAs)):
      "Cannot read the settings in \(file); using the defaults"
        + (keptAs.map { ". The old file is now \($0)." } ?? ".")
    case .settings(.damagedFeeds(let file, let keptAs)):
      keptAs.map { "\(file) was damaged; the feeds that could be read are kept. The old file is now \($0)." }
        ?? "\(file) is damaged; your feeds are unavailable for now."
    case .settings(.unreadable(let file, let detail)):
      "Cannot read \(file) (\(detail)); this session ignores it and won't overwrite it."
    case .settings(.unparsedFeeds(let file, let error)):
      "Your feeds in \(file) are unavailable: \(explain(error).message)."
    case .settings(.untrusted(let file)):
      "Ignoring \(file), which others own or can change. If it's yours, run: chmod go-w \(file)"
    case .settings(.exposedKey(let file)):
      "Others can read or change \(file). To protect it, run: chmod 600 \(file)"
    case .settings(.noHome(let path)):
      "HOME (\(path)) doesn't exist; nothing will be saved in this session."
    case .settings(.unknownValue(let file, let line, let key, let value)):
      "\(file):\(line): invalid value \"\(value)\" for \(key); using the default."
    case .muted(let mute, let days, let hidden): muted(mute, days: days, hidden: hidden)
    case .unmuted(let mute): unmuted(mute)
    case .undoable: "To take it back, type undo."
    case .takenBack(let change, let stayed): takenBack(change, stayed: stayed)
    case .followed(let follow, let found): followed(follow, found: found)
    case .followMuted: "Your mutes hide some of these articles; to list your mutes, type mutes."
    case .unfollowed(let follow): unfollowed(follow)
    case .unreadAtStart(let count, let scope, let visit):
      "\(grouped(count)) new in \(place(of: scope))"
        + (visit.map { " " + DateWords(texts: self, now: now).since($0) } ?? "") + "; type new."
    case .nothingNew(let collected): nothingNew(collected: collected)
    case .briefSent(let address, let stories): briefSent(to: address, stories: stories)
    case .briefSentToday(let address): briefSentToday(to: address)
    case .alert(let alert): self.alert(alert)
    case .moreAlerts(let count): moreAlerts(count)
    case .unusableKey: "NEWSAPI_KEY is not a valid key and is ignored."
    case .aliasRemoved(let name): "Removed the alias \(name)."
    case .keyUnbound(let key): "\(key.name) has its usual meaning again."
    case .letterReplaced(let letter, let command):
      "\(letter) no longer means \(name(of: command)); to change that back, type unbind \(letter)."
    case .coloursNotUsed(let problem): "The chosen colours are not used: \(explain(problem).message)."
    case .notUTF8: "This terminal doesn't use UTF-8, so accents may be lost. Set LANG=C.UTF-8."
    }
  }

  private func kept(_ state: KeyState) -> String {
    switch state {
    case .kept(let file): "Saved the key in \(file), readable only by you."
    case .environment: "Saved the key, but NEWSAPI_KEY is set and takes precedence."
    case .session, .none: "The key is set for this session only."
    }
  }

  private func reason(_ doubt: NewsError) -> String {
    doubt == .network(.offline) ? "you started with --offline" : explain(doubt).message
  }

  private func count(_ countries: Int) -> String { countries == 1 ? "1 country" : "\(countries) countries" }

  private func name(of substitute: Notice.Substitute) -> String {
    switch substitute {
    case .feeds: "Showing feeds instead"
    case .sourceFeeds: "Showing the sources' own feeds instead"
    case .catalogue: "Showing the built-in list of sources"
    case .sample: "Showing a \(sample) from history"
    case .nobody: "No news from any provider"
    }
  }
}

import FoundationEssentials
import NewsDomain

/// A remark about a result that is not part of it.
package enum Notice: Sendable, Equatable {
  case opened(host: String)
  /// - Parameter unchecked: The reason why NewsAPI could not check the key; `nil` if it did.
  case keyKept(KeyState, unchecked: NewsError?)
  case keyForgotten(stillInEnvironment: Bool)
  case servesOnlyUnitedStates(asked: Country)
  case nothingFound
  /// The archive has nothing that was asked for.
  ///
  /// - Parameter isOffline: Whether the archive was searched because the reader has turned off the network.
  case nothingArchived(isOffline: Bool)
  /// The archive lacks a word of a search; this one of its words was probably meant.
  case wordMeant(String)
  /// No article found and no source known has this name.
  case unknownSource(String)
  /// One or two letters were taken for the beginning of a name.
  case taken(String, as: String)
  /// Some titles of the archive cannot be found by what they mean yet.
  case titlesWithoutMeaning
  /// A story has so many articles that only the first ones are shown. They may be about several events.
  case largeStory(articles: Int, shown: Int)
  /// The sample edition is shown, for a reason given before.
  case history
  /// The list is empty, and `back` returns to the one before.
  case listBefore
  /// The provider could not be reached. The result shown was received earlier, at that time if known.
  case older(because: NewsError, receivedAt: Date?)
  /// The provider could not be reached, so the search was one of the archive.
  case onlyArchived(because: NewsError)
  /// A list could not be fetched, and no older one is shown instead.
  case notRefreshed(because: NewsError)
  /// Some feeds of a list could not be read, for this reason; the others were.
  case feedsNotRefreshed(because: NewsError)
  /// These countries answered but had no news.
  case nothingOf([Country])
  /// The country has no edition, so articles about it were searched for.
  case searched(Country)
  /// Other providers were asked first and failed.
  case instead(of: [NewsError], by: Substitute)
  case copied(hosts: [String], ClipboardPlace)
  case mailBegun(hosts: [String])
  /// No mail program could be opened, so the link is shown.
  case noMailProgram(hosts: [String])
  /// Articles were given to the program of a target of the reader's own.
  case sentTo(target: String, hosts: [String])
  /// A list was written into a file.
  ///
  /// - Parameter list: The title of the list, which may be one before the current screen.
  /// - Parameter total: how many articles the list has, if only a part of it was loaded. So it is in other notices.
  case exported(Exported, count: Int, path: String, list: String? = nil, total: Int? = nil)
  case downloaded(Downloads, total: Int? = nil)
  /// The text of an article could not be fetched, so the article is shown without it.
  case withoutText(because: NewsError)
  /// This number of articles are now marked as read, or as unread.
  ///
  /// - Parameter rows: The rows of the list that they were in.
  /// - Parameter total: how many articles the list has, if all of it was meant.
  /// - Parameter stories: how many stories it has, if all of a list of stories was meant.
  case marked(rows: Int, count: Int, total: Int?, stories: Int? = nil, as: Mark)
  /// Of this number of articles, some or all already had the mark.
  case markedBefore(Int, of: Int, total: Int?, as: Mark)
  /// Articles that were to be unread were so before, but this number of them no longer counts as shown.
  case unreadBefore(Int, unshown: Int)
  /// No article that filters find lacks the mark that was to be given.
  case nothingToMark
  /// A question was answered with no.
  case leftUnchanged
  /// No topic has a name with this text in it.
  case noTopic(String)
  case saved(count: Int, label: String?, total: Int? = nil)
  case unsaved(count: Int, total: Int? = nil)
  /// A source is now the favourite one.
  case sourceChosen(name: String)
  /// A source is no longer the favourite one, and there is no other.
  case sourceRemoved(name: String)
  /// Country, language and source are the defaults; and whether they were not before.
  case editionReset(hasChanged: Bool)
  case feedRemoved(name: String, wasFavourite: Bool)
  /// A feed was added over http, as its server has no https.
  case plainFeed(host: String)
  /// A feed has the address to which its server has moved it.
  case feedMoved(FeedMove)
  case feedsImported(added: Int, known: Int, skipped: Int, names: [String] = [])
  /// Imported feeds are still to be fetched.
  case feedsToFetch
  /// The language of the news has changed, but not that of the interface.
  case interfaceStays(InterfaceLanguage, wanted: InterfaceLanguage)
  /// Lines of an imported list that are not feeds.
  case linesLeftOut([ImportedLine])
  /// So many imported feeds have further tags besides their folder.
  case tagsLeftOut(feeds: Int)
  /// So many imported feeds are hidden in newsboat, and listed here.
  case hiddenFeeds(Int)
  case feedsExported(count: Int, path: String)
  /// An exported list of feeds lacks what opens some of them.
  case loginsLeftOut(count: Int)
  /// An exported list of feeds has what opens some of them, as that is part of their addresses.
  case secretsExported(count: Int)
  /// A feed contained an error and was not read to its end.
  ///
  /// - Parameter file: the path of the file that it was read from, if it is a list of feeds.
  case brokenFeed(FeedProblem, file: String? = nil)
  /// Feeds with these names have more entries than are read.
  case longFeeds([String])
  case failed([CountryFailure])
  /// These feeds of the reader could not be read.
  case feedsFailed([FeedFailure])
  /// A newer list has arrived, with this number of articles that the list on the screen does not have, which may be 0.
  case renewed(new: Int)
  /// The feeds of sources have completed this number of articles of the list on the screen.
  case completed(count: Int)
  /// The result of a diagnosis was written into a file.
  case reportWritten(path: String)
  case archiveExported(count: Int, path: String)
  case archiveSetUp
  /// Another archive was chosen.
  case archiveFromNextStart
  case archiveImported(ArchiveImport)
  /// The archive was checked, and no fault was found.
  case archiveWell
  /// The archive was checked, and so many counters were wrong.
  case archiveMended(count: Int)
  /// The sizes are in bytes.
  case archiveCompacted(before: Int, after: Int)
  case archiveForgotten(Forgotten)
  /// So many readers are identified by their logins again.
  case readersKept(Int)
  case archive(ArchiveProblem)
  case cache(CacheProblem)
  case settings(SettingsProblem)
  /// A mute lasts for this number of days, or for ever. It would have hidden this number of articles of the last week;
  /// if it mutes a story, the story has this number of articles.
  case muted(Mute, days: Int?, hidden: Int)
  case unmuted(Mute)
  /// The change that another notice tells of can be taken back.
  case undoable
  /// A change was taken back.
  ///
  /// - Parameter stayed: how many articles, feeds or settings have changed since, and stay as they are.
  case takenBack(UndoableChange, stayed: Int)
  /// - Parameter found: how many articles of the last week the follow would have found.
  case followed(Follow, found: Int)
  /// Mutes hide some of the articles that a new follow finds.
  case followMuted
  case unfollowed(Follow)
  /// - Parameter collected: when a collector was last here, if that was just now.
  case nothingNew(collected: Date?)
  /// So many articles of a scope are unread when a session starts.
  ///
  /// - Parameter since: when the reader last looked at what was new; `nil` if never.
  case unreadAtStart(Int, in: ReadingScope, since: Date?)
  case briefSent(address: String, stories: Int)
  case briefSentToday(address: String)
  case alert(Alert)
  case moreAlerts(Int)
  case aliasRemoved(String)
  /// A key has its usual meaning again.
  case keyUnbound(BoundKey)
  /// A letter of the prompt now has another meaning.
  case letterReplaced(Character, CommandName)
  /// The colours of a file cannot be used.
  case coloursNotUsed(ColourFileProblem)
  case notUTF8
  /// `NEWSAPI_KEY` is set to something that cannot be a key.
  case unusableKey

  /// The kind of the entries of a list in a file.
  package enum Exported: Sendable {
    case articles
    case sources
  }

  /// The provider used instead of those that failed.
  package enum Substitute: Sendable {
    case feeds
    case sourceFeeds
    case catalogue
    case sample
    case nobody
  }

  /// Whether it is worth the last line of a view.
  package var isOfViews: Bool {
    if case .completed = self { false } else { true }
  }

  /// Whether the screen itself already says the same to people.
  package var isSeen: Bool {
    switch self {
    case .nothingFound, .failed, .feedsFailed: true
    default: false
    }
  }
}

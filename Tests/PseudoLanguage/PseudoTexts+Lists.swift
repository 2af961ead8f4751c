import NewsDomain
import NewsPresentation

/// Replacements for missing texts.
extension PseudoTexts {
  var unknownSource: String { bracketed(english.unknownSource) }
  var unknownAuthor: String { bracketed(english.unknownAuthor) }
  var noTitle: String { bracketed(english.noTitle) }
  var noDescription: String { bracketed(english.noDescription) }
  var noDate: String { bracketed(english.noDate) }
  func noContent(inView: Bool) -> String { bracketed(english.noContent(inView: inView)) }
  func playAdvice(inView: Bool) -> String { bracketed(english.playAdvice(inView: inView)) }
  var otherGroup: String { bracketed(english.otherGroup) }
}

/// Dates.
extension PseudoTexts {
  var justNow: String { bracketed(english.justNow) }
  func ago(_ age: Age) -> String { bracketed(english.ago(age)) }
  func ago(_ duration: String) -> String { bracketed(english.ago(duration)) }
  func old(_ age: Age) -> String { bracketed(english.old(age)) }
  func old(_ duration: String) -> String { bracketed(english.old(duration)) }
  func spelled(_ age: Age) -> String { bracketed(english.spelled(age)) }
  func yesterday(_ time: LocalTime) -> String { bracketed(english.yesterday(time)) }
  func day(_ time: LocalTime) -> String { bracketed(english.day(time)) }
  func dayAndTime(_ time: LocalTime) -> String { bracketed(english.dayAndTime(time)) }
}

/// Lists and articles.
extension PseudoTexts {
  func title(of request: NewsQuery) -> String { bracketed(english.title(of: request)) }
  func provider(_ provider: Provider) -> String { bracketed(english.provider(provider)) }
  var sample: String { bracketed(english.sample) }
  func alsoIn(_ countries: [Country]) -> String { bracketed(english.alsoIn(countries)) }
  func catalogue(of provider: Provider) -> String { bracketed(english.catalogue(of: provider)) }
  func count(_ shown: Int, of total: Int?) -> String { bracketed(english.count(shown, of: total)) }
  func removed(_ count: Int) -> String { bracketed(english.removed(count)) }
  func enriched(by count: Int) -> String { bracketed(english.enriched(by: count)) }
  var offline: String { bracketed(english.offline) }
  var renewing: String { bracketed(english.renewing) }
  var sources: String { bracketed(english.sources) }
  var countries: String { bracketed(english.countries) }
  var languages: String { bracketed(english.languages) }
  var categories: String { bracketed(english.categories) }
  var favouriteTopics: String { bracketed(english.favouriteTopics) }
  var topics: String { bracketed(english.topics) }
  var topicsHint: String { bracketed(english.topicsHint) }
  func noFavourite(usual name: String) -> String { bracketed(english.noFavourite(usual: name)) }
  var noTopics: String { bracketed(english.noTopics) }
  var isOriginal: String { bracketed(english.isOriginal) }

  func topicGroup(_ code: String) -> String { bracketed(english.topicGroup(code)) }
  var nothingHere: String { bracketed(english.nothingHere) }
  var others: String { bracketed(english.others) }
  func others(_ count: Int) -> String { bracketed(english.others(count)) }
  func moreHint(_ count: Int?) -> String { bracketed(english.moreHint(count)) }
  var headlinesHint: String { bracketed(english.headlinesHint) }
  var articleHint: String { bracketed(english.articleHint) }
  var sourcesHint: String { bracketed(english.sourcesHint) }
  func tooNarrow(columns: Int) -> String { bracketed(english.tooNarrow(columns: columns)) }
}

/// Texts for reading aloud.
extension PseudoTexts {
  var chosen: String { bracketed(english.chosen) }
  func labelled(_ label: String, _ value: String) -> String { english.labelled(label, value) }
  func label(ofFact fact: ArticleFact) -> String { bracketed(english.label(ofFact: fact)) }

  func articleCount(_ number: Int, of count: Int) -> String {
    bracketed(english.articleCount(number, of: count))
  }
}

/// Where an article came from.
extension PseudoTexts {
  func label(of row: WhyRow) -> String { bracketed(english.label(of: row)) }
  func attempt(_ attempt: Attempt) -> String { bracketed(english.attempt(attempt)) }
  func name(of way: LinkWay) -> String { bracketed(english.name(of: way)) }
  func stored(_ reason: StoredReason) -> String { bracketed(english.stored(reason)) }
}

/// The reader's own feeds.
extension PseudoTexts {
  var feeds: String { bracketed(english.feeds) }
  var feedsAdvice: String { bracketed(english.feedsAdvice) }
  func feedCount(_ count: Int) -> String { bracketed(english.feedCount(count)) }
  func folderCount(_ count: Int) -> String { bracketed(english.folderCount(count)) }
  var allWell: String { bracketed(english.allWell) }
  func inTrouble(_ count: Int) -> String { bracketed(english.inTrouble(count)) }
  func articles(_ count: Int) -> String { bracketed(english.articles(count)) }
  func trouble(_ trouble: FeedTrouble, wasRead: Bool) -> String {
    bracketed(english.trouble(trouble, wasRead: wasRead))
  }
  var neverReadable: String { bracketed(english.neverReadable) }
  var neverRead: String { bracketed(english.neverRead) }
  func reading(_ id: String) -> String { bracketed(english.reading(id)) }
  var otherFeeds: String { bracketed(english.otherFeeds) }
  func adding(_ choice: Int, of page: String) -> String { bracketed(english.adding(choice, of: page)) }
  func feedsHint(folder: String?) -> String { bracketed(english.feedsHint(folder: folder)) }
  var feedHeads: FeedHeads { english.feedHeads }
  var queryFeeds: String { bracketed(english.queryFeeds) }
  var queryFeedsAdvice: String { bracketed(english.queryFeedsAdvice) }

  func markQuestion(_ count: Int, _ change: MarkChange) -> String {
    bracketed(english.markQuestion(count, change))
  }

  func openQuestion(_ count: Int) -> String { bracketed(english.openQuestion(count)) }
}

/// The texts about a list that is written into a file.
extension PseudoTexts {
  var headlinesTitle: String { bracketed(english.headlinesTitle) }
  var feedLabel: String { bracketed(english.feedLabel) }
  func articles(_ count: Int, of total: Int?) -> String { bracketed(english.articles(count, of: total)) }
  func sourceCount(_ count: Int) -> String { bracketed(english.sourceCount(count)) }
  func asOf(_ moment: String) -> String { bracketed(english.asOf(moment)) }
  func imprint(_ moment: String) -> String { bracketed(english.imprint(moment)) }
}

/// Waiting, and the live search.
extension PseudoTexts {
  func waiting(for host: String) -> String { bracketed(english.waiting(for: host)) }
  func timeLeft(minutes: Int) -> String { bracketed(english.timeLeft(minutes: minutes)) }
  var ctrlCStops: String { bracketed(english.ctrlCStops) }
  func progress(_ progress: Activity.Progress) -> String { bracketed(english.progress(progress)) }
  var livePrompt: String { bracketed(english.livePrompt) }
  var liveHint: String { bracketed(english.liveHint) }
  var liveKeptHint: String { bracketed(english.liveKeptHint) }
  var searching: String { bracketed(english.searching) }
  func requests(_ count: Int) -> String { bracketed(english.requests(count)) }
  func requestsLeft(_ count: Int) -> String { bracketed(english.requestsLeft(count)) }
}

/// The archive.
extension PseudoTexts {
  var archiveTitle: String { bracketed(english.archiveTitle) }
  var archiveInMemory: String { bracketed(english.archiveInMemory) }
  var archiveIsOff: String { bracketed(english.archiveIsOff) }
  func label(of row: ArchiveRow) -> String { bracketed(english.label(of: row)) }
  func size(ofBytes bytes: Int) -> String { bracketed(english.size(ofBytes: bytes)) }
  func unreadInArchive(_ count: Int) -> String { bracketed(english.unreadInArchive(count)) }
  func grouped(_ number: Int) -> String { english.grouped(number) }
  func days(from first: LocalTime, to last: LocalTime) -> String { bracketed(english.days(from: first, to: last)) }
  func growth(articlesPerDay: Double) -> String { bracketed(english.growth(articlesPerDay: articlesPerDay)) }

  func forgetQuestion(_ what: Forgetting, _ preview: Forgotten) -> String {
    bracketed(english.forgetQuestion(what, preview))
  }

  func removeQuestion(_ reader: ArchiveReader) -> String { bracketed(english.removeQuestion(reader)) }
  var readers: String { bracketed(english.readers) }
  var readersAdvice: String { bracketed(english.readersAdvice) }
  func words(for login: ArchiveReader.Login) -> String { bracketed(english.words(for: login)) }
  func list(of marks: MarkCounts) -> String { bracketed(english.list(of: marks)) }
}

/// Requests made and left.
extension PseudoTexts {
  var quotaSpan: String { bracketed(english.quotaSpan) }
  var quotaWithoutKey: String { bracketed(english.quotaWithoutKey) }
  func label(of kind: RequestKind) -> String { bracketed(english.label(of: kind)) }
  func quotaLeft(_ quota: Quota) -> String { bracketed(english.quotaLeft(quota)) }

  func quotaReturns(_ time: LocalTime, isToday: Bool) -> String {
    bracketed(english.quotaReturns(time, isToday: isToday))
  }
}

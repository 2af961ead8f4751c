/// What can go wrong on the way to news, as facts; words for it are the shell's affair.
package enum NewsError: Error, Sendable, Equatable {
  case unknownCountry(String, nearest: String?)
  case unknownLanguage(String, nearest: String?)
  case unknownCategory(String, nearest: String?)
  case unknownSource(String, nearest: String?)
  /// A name that several things begin with.
  case ambiguous(String, candidates: [String])

  /// Nothing has been listed yet.
  case noResults
  /// There is no item of that number in a list of `count`.
  case noSuchItem(Int, count: Int)
  /// No list that was seen has an article whose id begins so.
  case noSuchArticle(String)
  /// The item has no address that could be opened or shared.
  case noLink(item: Int)

  case apiKeyMissing
  /// - Parameter message: the service's own words.
  case apiKeyInvalid(message: String?)
  /// - Parameter retryAfter: seconds, where the service says so.
  case rateLimited(retryAfter: Int?)
  case quotaExhausted(message: String?)
  case parameterInvalid(message: String?)
  /// What a search asks for cannot be asked for.
  case search(SearchProblem)
  /// The plan gives no more results than these.
  case resultsLimit(message: String?)

  /// Nobody had anything, and the sample edition was not wanted.
  ///
  /// - Parameter error: that of those who were asked.
  indirect case withoutSample(NewsError)
  /// The session was started to stay off the network.
  case offline
  /// There was no connection: the request was not sent.
  case unreachable(host: String, detail: String)
  /// The connection broke.
  case network(host: String, detail: String)
  case timeout(host: String, seconds: Int)
  case tls(host: String, detail: String)
  /// The host stands in the reader's own network, and an address of the public internet led there.
  case privateNetwork(host: String)
  /// - Parameter limit: in bytes, after decompression.
  case tooLarge(host: String, limit: Int)
  case badResponse(host: String, detail: String)
  case serverError(host: String, status: Int)
  /// A feed's server turns readers away.
  case refused(host: String, FeedRefusal)
  /// There is no such page.
  case noSuchPage(host: String, status: Int)
  /// What came is no feed, or a broken one.
  ///
  /// - Parameter place: its host, or the file's path.
  case badFeed(place: String, FeedProblem)

  /// The reader has not allowed to be located.
  case locationNotAllowed
  /// Nothing on this machine says where it is.
  case locationUnknown

  case cancelled
  /// The machine does not give it, or no more of it.
  case shortage(Shortage)
  /// Something could not be written or removed.
  case io(path: String, detail: String)
  case unreadable(path: String, detail: String)
  /// What is kept could not be read: nobody knows what a change to it would cost.
  case notWrittenOver(path: String, detail: String)
  /// What is to be its owner's alone is not written through a link, which may lead to a place that others read.
  case symbolicLink(path: String)
  /// The text cannot be a key.
  case unusableKey
  /// NewsAPI does not take a key that was to be kept.
  case keyRefused
  case browserFailed(program: String, status: Int, link: String)
  /// No program was found that opens web pages.
  case noBrowser(link: String)

  /// There is no program that takes text to be pasted, and no terminal.
  case noClipboard
  /// A program did not come to an end.
  case programSilent(program: String, seconds: Int)
  /// More than a QR code can hold.
  case tooLongForQR(bytes: Int)

  /// The address can be neither a feed nor a page that leads to one.
  case notAnAddress(String)
  /// A web page that names no feed.
  case noFeed(host: String)
  /// One's own feeds have this one already.
  case knownFeed(name: String)
  /// More feeds than can be kept.
  case tooManyFeeds(limit: Int)
  /// No feed is known that could answer.
  case noFeedKnown
  /// There are no feeds of one's own yet.
  case noOwnFeeds
  /// None of one's own feeds is called that, and no folder of them.
  case unknownFeed(String, nearest: String?)
  /// The file is no list of feeds.
  case notOPML(path: String, detail: String)
}

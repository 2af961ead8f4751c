/// A feed cannot be read, added or stored.
package enum FeedError: CodedError, Equatable {
  /// The answer or file is not a feed, or is a broken one.
  ///
  /// - Parameter place: its host, or the path of the file.
  case unreadable(place: String, FeedProblem)
  /// The text is not an address that could lead to a feed.
  case notAnAddress(String)
  /// The web page links to no feed.
  case noFeed(host: String)
  /// The page names fewer feeds than the number of the one that was chosen.
  case noSuchChoice(Int, count: Int)
  /// The reader has this feed already.
  case known(name: String)
  /// There are more feeds than can be stored.
  case tooMany(limit: Int)
  /// No known feed could answer.
  case noFeedKnown
  /// The reader has no feeds yet.
  case noOwnFeeds
  /// A folder was named where only a feed can be.
  ///
  /// - Parameter feeds: the ids of the feeds in it.
  case isFolder(path: String, feeds: [String])
  /// The file is not a list of feeds.
  case notOPML(path: String, detail: String)
  /// The file is a database, as newsboat keeps articles in one.
  case database(path: String)
  /// The file has the settings of newsboat, which are not read.
  case newsboatSettings(path: String)

  package var code: ErrorCode {
    switch self {
    case .unreadable(_, let problem): problem.code
    case .notAnAddress: .usage
    case .noFeed: .badResponse
    case .known, .tooMany, .notOPML, .database, .newsboatSettings, .noSuchChoice: .parameterInvalid
    case .noFeedKnown, .isFolder: .unknownSource
    case .noOwnFeeds: .noResults
    }
  }
}

/// A problem of a feed, and its position if it has one.
package enum FeedProblem: Error, Sendable, Equatable {
  case empty
  /// It is a web page, such as a login, a request for consent, or an error.
  case webPage
  /// It is another kind of document.
  ///
  /// - Parameter root: its outermost element, if it is XML.
  case notAFeed(root: String?)
  /// It cannot be parsed from here on; line and column are counted from 1.
  ///
  /// - Parameter detail: the parser's own words.
  case broken(line: Int, column: Int, detail: String)
  /// It has an error here, but all of it was read; line, column and detail as for ``broken(line:column:detail:)``.
  case flawed(line: Int, column: Int, detail: String)
  /// It has more than this many items, and the others are not read.
  case cut(items: Int)
  /// The machine could not read it to the end, which says nothing about the feed.
  case shortage(Shortage)
  /// It is not JSON, or not a JSON feed.
  case notJSONFeed(detail: String)
  /// Reading it took longer than a document may take.
  case tooSlow
  /// The process that reads documents ended over it, or answered nonsense.
  case crashed

  package var code: ErrorCode {
    if case .shortage(let shortage) = self { shortage.code } else { .badResponse }
  }
}

import NewsDomain

/// A view model: what is to be seen, without colour, width and format.
public protocol Screen: Sendable {
  /// The list that numbers belong to while this is the current screen.
  var list: ResultList? { get }
  /// The article being read, counted from 1 in the list.
  var position: Int? { get }
  /// For people.
  func draw(on page: inout TextPage)
  /// Whether it may be shown a window at a time where it is longer than that.
  var isPaged: Bool { get }
  /// For programs: a line each.
  var records: [any Record] { get }
  var facts: Facts { get }
}

extension Screen {
  public var list: ResultList? { nil }
  public var position: Int? { nil }
  /// A list ends at the prompt, where its numbers can be typed.
  public var isPaged: Bool { list == nil || position != nil }
  public var facts: Facts { Facts(count: records.count) }
}

/// What the status line of a successful command says.
public struct Facts: Sendable, Equatable {
  public var count: Int?
  public var total: Int?
  public var origin: Origin?
  /// Articles left out because their publishers took them back.
  public var removed: Int
  /// Countries or feeds that gave nothing.
  public var failed: Int

  public init(count: Int? = nil, total: Int? = nil, origin: Origin? = nil, removed: Int = 0, failed: Int = 0) {
    self.count = count
    self.total = total
    self.origin = origin
    self.removed = removed
    self.failed = failed
  }
}

/// One thing that a program reads, in either of two formats.
public protocol Record: Sendable {
  func write(to row: inout RowWriter)
  func write(to object: inout ObjectWriter)
}

/// What a command has to say.
public struct Outcome: Sendable {
  public var screen: (any Screen)?
  public var notices: [Notice]
  /// What went wrong after the session had changed for good.
  public var failure: (any Error)?
  /// What is to be asked for anew while the reader reads.
  public var renewing: NewsListing?

  public init(
    _ screen: (any Screen)? = nil, notices: [Notice] = [], failure: (any Error)? = nil, renewing: NewsListing? = nil
  ) {
    self.screen = screen
    self.notices = notices
    self.failure = failure
    self.renewing = renewing
  }
}

/// What is said about a result and is no part of it.
public enum Notice: Sendable, Equatable {
  case opened(host: String)
  /// - Parameter unchecked: why NewsAPI could not be asked about it.
  case keyKept(KeyState, unchecked: NewsError?)
  case keyForgotten(stillInEnvironment: Bool)
  case servesOnlyUnitedStates(asked: Country)
  case nothingFound
  /// Nor in so many pages that are kept, off the network.
  case nothingKept(pages: Int)
  /// The sample edition stands in, for a reason that was told before.
  case history
  /// The list is empty, and the one before is a step away.
  case listBefore
  /// The provider could not be asked; what is shown was received then.
  case older(because: NewsError, receivedAt: Date?)
  /// These countries answered and had nothing.
  case nothingOf([Country])
  /// The country has no edition: its articles were searched for.
  case searched(Country)
  /// Others were asked first and failed.
  case instead(of: [NewsError], by: Substitute)
  case copied(hosts: [String], ClipboardPlace)
  case mailBegun(hosts: [String])
  /// The link is shown instead.
  case noMailProgram(hosts: [String])
  case exported(count: Int, path: String)
  case feedRemoved(name: String, wasFavourite: Bool)
  case feedsImported(added: Int, known: Int, skipped: Int)
  case feedsExported(count: Int, path: String)
  /// A feed could not be understood to its end.
  case brokenFeed(FeedProblem)
  case failed([CountryFailure])
  /// These feeds of the reader's own could not be read.
  case feedsFailed([FeedFailure])
  /// The list has been asked for anew, and holds so many articles that the one shown does not.
  case renewed(new: Int)
  case store(StoreProblem)
  case settings(SettingsProblem)
  case notUTF8
  /// `NEWSAPI_KEY` is set to what cannot be a key.
  case unusableKey

  /// Who serves in the place of those who failed.
  public enum Substitute: Sendable {
    case feeds
    case publishers
    case catalogue
    case sample
    case nobody
  }

  /// Whether the screen itself says so to people.
  var isSeen: Bool {
    switch self {
    case .nothingFound, .failed, .feedsFailed: true
    default: false
    }
  }
}

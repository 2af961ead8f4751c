import FoundationEssentials
import NewsDomain

/// What is said about a result and is no part of it.
package enum Notice: Sendable, Equatable {
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
  package enum Substitute: Sendable {
    case feeds
    case publishers
    case catalogue
    case sample
    case nobody
  }

  /// Whether the screen itself says so to people.
  package var isSeen: Bool {
    switch self {
    case .nothingFound, .failed, .feedsFailed: true
    default: false
    }
  }
}

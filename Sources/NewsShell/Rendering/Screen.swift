import NewsDomain

/// A view model: what is to be seen, without colour, width and format.
public protocol Screen: Sendable {
  /// The list that numbers belong to while this is the current screen.
  var list: ResultList? { get }
  /// The article being read, counted from 1 in the list.
  var position: Int? { get }
  /// For people.
  func draw(on page: inout TextPage)
  /// For programs: a line each.
  var records: [any Record] { get }
  var facts: Facts { get }
}

extension Screen {
  public var list: ResultList? { nil }
  public var position: Int? { nil }
  public var facts: Facts { Facts(count: records.count) }
}

/// What the status line of a successful command says.
public struct Facts: Sendable, Equatable {
  public var count: Int?
  public var total: Int?
  public var provider: Provider?

  public init(count: Int? = nil, total: Int? = nil, provider: Provider? = nil) {
    self.count = count
    self.total = total
    self.provider = provider
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

  public init(_ screen: (any Screen)? = nil, notices: [Notice] = [], failure: (any Error)? = nil) {
    self.screen = screen
    self.notices = notices
    self.failure = failure
  }
}

/// What is said about a result and is no part of it.
public enum Notice: Sendable, Equatable {
  case opened(host: String)
  case keyKept(KeyState)
  case keyForgotten(stillInEnvironment: Bool)
  case servesOnlyUnitedStates(asked: Country)
  case nothingFound
  case settings(SettingsProblem)
  case notUTF8
  /// `NEWSAPI_KEY` is set to what cannot be a key.
  case unusableKey
}

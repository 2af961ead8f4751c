import NewsDomain
import NewsPresentation

extension CollectionPart {
  /// The word to type for it: the name of the command whose list it is.
  var typedName: TypedName {
    let command: CommandName
    switch self {
    case .country: command = .country
    case .source: command = .source
    case .topics: command = .topics
    case .feeds: command = .feeds
    case .follows: command = .follows
    case .countries: command = .countries
    case .catalogue: return TypedName(.catalogue)
    }
    return TypedName(command.own, all: command.names)
  }

  /// - Throws: `ShellError.value(.notOneOf)`.
  static func read(_ text: String) throws -> CollectionPart {
    let wanted = FoldedName(text)
    guard let part = allCases.first(where: { $0.typedName.all.contains { FoldedName($0) == wanted } }) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: allCases.map(\.typedName.own)))
    }
    return part
  }
}

extension Interval {
  /// - Throws: `ShellError.value(.notAnInterval)`.
  static func read(_ text: String) throws -> Interval {
    guard let interval = Interval(text) else { throw ShellError.value(.notAnInterval(text)) }
    return interval
  }
}

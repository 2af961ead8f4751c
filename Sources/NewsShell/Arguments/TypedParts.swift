import NewsDomain
import NewsPresentation

extension BriefSection {
  /// The word to type for it.
  var typedName: TypedName {
    switch self {
    case .top: TypedName(.topStories)
    case .follows: TypedName(CommandName.follows.own, all: CommandName.follows.names)
    case .favourites: TypedName(.favourites)
    case .feeds: TypedName(CommandName.feeds.own, all: CommandName.feeds.names)
    case .changes: TypedName(.changes)
    case .trends: TypedName(CommandName.trends.own, all: CommandName.trends.names)
    }
  }

  /// - Throws: `ShellError.value(.notOneOf)`.
  static func read(_ text: String) throws -> BriefSection {
    let wanted = FoldedName(text)
    guard let section = allCases.first(where: { $0.typedName.all.contains { FoldedName($0) == wanted } }) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: allCases.map(\.typedName.own)))
    }
    return section
  }
}

extension OwnPart {
  /// The word to type for it.
  var typedName: TypedName { TypedName(value: rawValue, of: .mine) }

  /// The parts in a list such as `country,feeds`; an empty list means all of them.
  ///
  /// - Throws: `ShellError.value(.notOneOf)`.
  static func read(_ text: String) throws -> [OwnPart] {
    if ChoiceName.allItems.isMeant(by: text) || ChoiceName.nothing.isMeant(by: text) { return allCases }
    let words = text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
    let named = try words.map { word in
      let wanted = FoldedName(word)
      guard let part = allCases.first(where: { $0.typedName.all.contains { FoldedName($0) == wanted } }) else {
        throw ShellError.value(.notOneOf(word, nearest: nil, known: allCases.map(\.typedName.own)))
      }
      return part
    }
    // At least one part is needed.
    guard !named.isEmpty else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: allCases.map(\.typedName.own)))
    }
    return allCases.filter(named.contains)
  }
}

extension CollectionPart {
  /// The word to type for it, as the setting shows it.
  var typedName: TypedName { TypedName(value: rawValue, of: .collect) }

  /// - Throws: `ShellError.value(.notOneOf)`.
  static func read(_ text: String) throws -> CollectionPart {
    let wanted = FoldedName(text)
    guard let part = allCases.first(where: { $0.typedName.all.contains { FoldedName($0) == wanted } }) else {
      throw ShellError.value(.notOneOf(text, nearest: nil, known: allCases.map(\.typedName.own)))
    }
    return part
  }
}

extension BoundKey {
  /// - Throws: `ShellError.value(.notAKey)` or `reservedKey`.
  @Sendable
  static func read(_ text: String) throws -> BoundKey {
    if isReservedName(text) { throw ShellError.value(.reservedKey(BoundKey(text)?.name ?? text)) }
    guard let key = BoundKey(text) else { throw ShellError.value(.notAKey(text)) }
    return key
  }
}

extension Interval {
  /// - Throws: `ShellError.value(.notAnInterval)`.
  static func read(_ text: String) throws -> Interval {
    guard let interval = Interval(text) else { throw ShellError.value(.notAnInterval(text)) }
    return interval
  }
}

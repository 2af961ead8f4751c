import NewsDomain
import NewsPresentation

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

extension Interval {
  /// - Throws: `ShellError.value(.notAnInterval)`.
  static func read(_ text: String) throws -> Interval {
    guard let interval = Interval(text) else { throw ShellError.value(.notAnInterval(text)) }
    return interval
  }
}

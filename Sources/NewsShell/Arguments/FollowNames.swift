import NewsDomain
import NewsPresentation

/// Finds follows by what they search for.
enum FollowNames {
  enum Match {
    case found(Follow)
    /// - Parameter nearest: the known search that is closest in spelling.
    case unknown(nearest: String?)
  }

  /// A follow by its words or, as a prefix, the beginning of them.
  ///
  /// - Throws: `NewsError.name(.ambiguous)`.
  static func match(
    _ text: String, among follows: [Follow], as form: NameForm, in language: InterfaceLanguage
  ) throws -> Match {
    let names = follows.map { words(of: $0, in: language) }
    // Operators may be typed in the reader's language.
    let typed = SearchWords.withOperators(text, of: language.texts)
    let wanted = FoldedName(typed)
    guard !wanted.text.isEmpty else { return .unknown(nearest: nil) }
    let same = follows.indices.filter { names[$0].contains { FoldedName($0) == wanted } }
    if same.count == 1 { return .found(follows[same[0]]) }
    let known = names.compactMap(\.last)
    let listed = follows.indices.filter { place in
      FoldedName(String(String.UnicodeScalarView(known[place].unicodeScalars.filter { $0 != "\"" }))) == wanted
    }
    if listed.count == 1 { return .found(follows[listed[0]]) }
    // Nothing is taken that may not be meant.
    guard same.isEmpty else { throw NewsError.name(.ambiguous(text, candidates: same.map { known[$0] })) }
    switch NameIndex(follows.indices.map { ($0, names[$0]) }).match(typed, as: form) {
    case .found(let place): return .found(follows[place])
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest): return .unknown(nearest: nearest)
    }
  }

  /// The search as the list shows it.
  static func shown(_ follow: Follow, in language: InterfaceLanguage) -> String { language.texts.name(of: follow) }

  /// The words of a follow, as typed and without their quotes, then the search as the list shows it.
  private static func words(of follow: Follow, in language: InterfaceLanguage) -> [String] {
    let typed = [follow.request.text.nonBlank, follow.request.meaning?.text].compactMap(\.self)
    return typed + typed.map { $0.replacingScalars { $0 == "\"" ? "" : nil } } + [shown(follow, in: language)]
  }
}

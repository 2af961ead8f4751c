import NewsDomain
import NewsPresentation

/// Stops a follow.
enum UnfollowCommand: Command {
  private static let follow = Argument<String>(
    .argument(.unmuteLabel), .rest, isRequired: true, help: .argument(.unfollowNumberHelp)
  ) { $0 }

  static let declaration = Declaration(.unfollow, group: .follow, arguments: [follow], needs: [.care])

  static func run(_ call: Call, in session: inout Session, with feature: FollowsFeature) async throws -> Outcome {
    guard let text = call[follow] else { return Outcome() }
    let follow = try await feature.manage.remove(
      try await named(text, as: call.form, in: session, with: feature).number)
    return Outcome(
      FollowsScreen([ListedFollow(follow: follow, new: 0)], isPassedOn: true), notices: [.unfollowed(follow)])
  }

  /// A follow by its number in the list, or by its words or, at a prompt, the beginning of them.
  ///
  /// - Throws: `NewsError.follow(.noSuchFollow)`, `NewsError.name(.ambiguous)`, `ShellError.value`.
  private static func named(
    _ text: String, as form: NameForm, in session: Session, with feature: FollowsFeature
  ) async throws -> Follow {
    let follows = try await feature.archive.follows().map(\.follow)
    // Numbers refer to the list that was shown, also after one of its follows was removed.
    if let place = Int(text), place > 0 {
      var listed = follows
      if case .follows(let shown)? = session.coordinator.list?.items { listed = shown }
      guard listed.indices.contains(place - 1) else { throw NewsError.follow(.noSuchFollow(place)) }
      return listed[place - 1]
    }
    let names = follows.map { words(of: $0, in: session.language) }
    // Operators may be typed in the reader's language.
    let typed = SearchWords.withOperators(text, of: session.language.texts)
    let wanted = FoldedName(typed)
    let same = follows.indices.filter { names[$0].contains { FoldedName($0) == wanted } }
    if same.count == 1 { return follows[same[0]] }
    let known = names.compactMap(\.last)
    let listed = follows.indices.filter { place in
      FoldedName(String(String.UnicodeScalarView(known[place].unicodeScalars.filter { $0 != "\"" }))) == wanted
    }
    if listed.count == 1 { return follows[listed[0]] }
    // Nothing is removed that may not be meant.
    guard same.isEmpty else { throw NewsError.name(.ambiguous(text, candidates: same.map { known[$0] })) }
    guard !follows.isEmpty, !wanted.text.isEmpty else {
      throw ShellError.value(.notANumber(text, from: 1, to: Follow.most))
    }
    switch NameIndex(follows.indices.map { ($0, names[$0]) }).match(typed, as: form) {
    case .found(let place): return follows[place]
    case .ambiguous(let candidates): throw NewsError.name(.ambiguous(text, candidates: candidates))
    case .unknown(let nearest):
      throw ShellError.value(
        .notOneOf(text, nearest: nearest.map(Localized.option), known: known.map(Localized.option)))
    }
  }

  /// The words of a follow, as typed and without their quotes, then the search as the list shows it.
  private static func words(of follow: Follow, in language: InterfaceLanguage) -> [String] {
    let typed = [follow.request.text.nonBlank, follow.request.meaning?.text].compactMap(\.self)
    return typed + typed.map { $0.replacing("\"", with: "") } + [language.texts.name(of: follow)]
  }
}

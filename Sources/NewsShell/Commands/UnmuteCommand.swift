import NewsDomain
import NewsPresentation

/// Removes a mute.
enum UnmuteCommand: Command {
  private static let mute = Argument<String>(
    .argument(.unmuteLabel), .rest, isRequired: true, help: .argument(.muteNumberHelp)
  ) { $0 }

  static let declaration = Declaration(.unmute, group: .organise, arguments: [mute], needs: [.changes, .care])

  static func deletes(_ call: Call) -> Bool { true }

  static func run(_ call: Call, in session: inout Session, with marks: MarksFeature) async throws -> Outcome {
    guard let text = call[mute] else { return Outcome() }
    let mute = try await marks.mutes.remove(try await number(of: text, in: marks))
    await marks.mutedRows.update(&session)
    return Outcome(
      MutesScreen([mute], now: marks.clock.now, isPassedOn: true), notices: [.unmuted(mute)])
  }

  /// The number of a mute, given by its number, or by its text or source.
  ///
  /// - Throws: `ShellError.value(.notANumber)`, `NewsError.archive`.
  private static func number(of text: String, in marks: MarksFeature) async throws -> Int {
    if let number = Int(text), number > 0 { return number }
    let wanted = FoldedName(text)
    let mutes = try await marks.mutes()
    let names = mutes.map { mute in [mute.text, mute.source, mute.story?.title].compactMap(\.self) }
    if let place = names.firstIndex(where: { $0.contains { FoldedName($0) == wanted } }) { return mutes[place].number }
    guard !mutes.isEmpty else { throw ShellError.value(.notANumber(text, from: 1, to: 1_000_000)) }
    let known = names.compactMap(\.first)
    throw ShellError.value(
      .notOneOf(
        text, nearest: NameIndex(known.map { ($0, [$0]) }).nearest(to: text).map(Localized.option),
        known: known.map(Localized.option)))
  }
}

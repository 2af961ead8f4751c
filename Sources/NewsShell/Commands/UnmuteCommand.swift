import NewsDomain
import NewsPresentation

/// Takes back a mute.
enum UnmuteCommand: Command {
  private static let mute = Argument<String>(
    .argument(.unmuteLabel), .rest, isRequired: true, help: .argument(.muteNumberHelp)
  ) { $0 }

  static let declaration = Declaration(.unmute, group: .yours, arguments: [mute], generation: 2)

  static func run(_ call: Call, in session: inout Session, with archive: ArchiveFeature) async throws -> Outcome {
    guard let text = call[mute] else { return Outcome() }
    let mute = try await archive.mutes.remove(try await number(of: text, in: archive))
    return Outcome(
      MutesScreen([mute], now: archive.clock.now, isPassedOn: true), notices: [.unmuted(mute)])
  }

  /// The number of the mute meant: by its number, or by its text or source.
  ///
  /// - Throws: `ShellError.value(.notANumber)`, `NewsError.archive`.
  private static func number(of text: String, in archive: ArchiveFeature) async throws -> Int {
    if let number = Int(text), number > 0 { return number }
    let wanted = FoldedName(text)
    let found = try await archive.archive.mutes().first { mute in
      [mute.text, mute.source, mute.story?.title].contains { $0.map(FoldedName.init) == wanted }
    }
    guard let found else { throw ShellError.value(.notANumber(text, from: 1, to: 1_000_000)) }
    return found.number
  }
}

import NewsDomain
import NewsPresentation

/// Takes back a mute.
enum UnmuteCommand: Command {
  private static let number = Argument<Int>(
    .argument(.countLabel), isRequired: true, help: .argument(.muteNumberHelp)
  ) { text in
    guard let number = Int(text), number > 0 else {
      throw ShellError.value(.notANumber(text, from: 1, to: 1_000_000))
    }
    return number
  }

  static let declaration = Declaration(.unmute, group: .yours, arguments: [number], generation: 2)

  static func run(_ call: Call, in session: inout Session, with archive: ArchiveFeature) async throws -> Outcome {
    guard let number = call[number] else { return Outcome() }
    let mute = try await archive.mutes.remove(number)
    return Outcome(
      MutesScreen([mute], now: archive.clock.now, isPassedOn: true), notices: [.unmuted(mute)])
  }
}

import NewsDomain
import NewsPresentation

/// Stores a search with which every new article is compared.
enum FollowCommand: Command {
  private static let notify = Argument<Bool>.flag("notify", help: .argument(.followNotifyHelp))
  private static let quiet = Argument<QuietHours>(
    .option("quiet"), .option(value: "22-7"), help: .argument(.followQuietHelp)
  ) { text in
    guard let hours = QuietHours(text) else { throw ShellError.value(.notHours(text)) }
    return hours
  }

  static let declaration = Declaration(
    .follow, group: .follow, arguments: FindArguments.ofFollows + [FindArguments.meaning, notify, quiet],
    needs: [.changes])

  static func run(_ call: Call, in session: inout Session, with feature: FollowsFeature) async throws -> Outcome {
    try session.checkWords(FindArguments.words(call), of: .follow)
    var request = try FindArguments.request(call.all(FindArguments.text), of: call, in: session)
    if let text = call[FindArguments.meaning]?.nonBlank {
      request.meaning = try await feature.ask.titles(meaning: text, in: session.language.code)
    }
    // Quiet hours only make sense with alerts.
    let notifies: Bool? = call.has(notify) || call.has(quiet) ? true : nil
    let (follow, found, isMuted) = try await feature.manage.add(request, notifies: notifies, quiet: call[quiet])
    var notices: [Notice] = [.followed(follow, found: found)]
    if isMuted { notices.append(.followMuted) }
    if found == 0 { notices += try FindArguments.unknown(call, in: session).map(Notice.unknownSource) }
    return Outcome(FollowsScreen([ListedFollow(follow: follow, new: 0)], isPassedOn: true), notices: notices)
  }
}

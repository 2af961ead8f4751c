import NewsDomain
import NewsPresentation

/// The favourite source.
enum SourceCommand: Command {
  private static let source = Argument<String>(
    Localized("SOURCE", "SOURCE"), .rest,
    help: Localized("its id or name, or its number in the list", "son identifiant ou nom, ou son numéro dans la liste"),
    complete: { $0.sourceCandidates() }
  ) { $0 }

  static let declaration = Declaration(
    "source", french: "media", group: .find,
    summary: Localized(
      "Shows your favourite source, or chooses one, keeps it and shows its headlines.",
      "Montre votre source favorite, ou en choisit une, la garde et montre ses titres."),
    arguments: [source], needs: [.network], examples: ["source", "source bbc-news", "source Le Monde"])

  static func run(_ call: Call, in session: inout Session, with sources: SourcesFeature) async throws -> Outcome {
    guard let text = call[source] else {
      return Outcome(SettingsScreen([.source(session.edition.source)]))
    }
    let reference = SourceReference(try await find(text, in: &session, with: sources))
    var outcome: Outcome
    do {
      outcome = try await sources.reading.showHeadlines(
        HeadlineRequest(scope: .source(reference), language: session.edition.language), in: &session)
    } catch let error as NewsError {
      switch error {
      case .unknownSource, .cancelled: throw error
      default: break
      }
      // Chosen it is, whether or not its headlines can be had now.
      outcome = Outcome(SettingsScreen([.source(reference)]), failure: error)
    }
    outcome.notices += try sources.keepSetting(.source(reference)).map(Notice.settings)
    session.edition.source = reference
    return outcome
  }

  private static func find(_ text: String, in session: inout Session, with sources: SourcesFeature) async throws
    -> NewsSource
  {
    if let number = Int(text) {
      guard case .sources(let listed) = try session.list().items else {
        throw NewsError.unknownSource(text, nearest: nil)
      }
      guard listed.indices.contains(number - 1) else {
        throw NewsError.noSuchItem(number, count: listed.count)
      }
      return listed[number - 1]
    }
    return try await sources.find(text, known: &session.knownSources)
  }
}

import NewsDomain
import NewsPresentation

/// Shows or sets the favourite source.
enum SourceCommand: Command {
  private static let source = Argument<String>(
    .argument(.sourceLabel), .rest, help: .argument(.ownSourceHelp),
    complete: { $0.sourceCandidates() + $0.candidates(of: TypedName(.nothing)) }
  ) { $0 }

  static let declaration = Declaration(.source, group: .organise, arguments: [source], needs: [.network])

  static func run(_ call: Call, in session: inout Session, with sources: SourcesFeature) async throws -> Outcome {
    guard let text = call[source] else {
      return Outcome(SettingsScreen([.source(session.edition)]))
    }
    if ChoiceName.nothing.isMeant(by: text) {
      let before = session.edition.favourite
      let problems = try session.apply(.source(nil), with: sources.change)
      session.edition.source = sources.usual
      session.edition.isSourceChosen = false
      var outcome = Outcome(SettingsScreen([.source(session.edition)]), notices: problems.map(Notice.settings))
      if session.isInteractive, let before { outcome.notices.append(.sourceRemoved(name: before.name)) }
      return outcome
    }
    let reference = SourceReference(try await find(text, as: call.form, in: &session, with: sources))
    var outcome: Outcome
    do {
      outcome = try await sources.lists.showHeadlines(
        HeadlineRequest(scope: .source(reference), language: session.edition.language), in: &session)
    } catch let error as NewsError {
      switch error {
      case .name(.unknownSource), .cancelled: throw error
      default: break
      }
      // The source stays chosen, even if its headlines cannot be fetched now.
      var chosen = session.edition
      (chosen.source, chosen.isSourceChosen) = (reference, true)
      outcome = Outcome(SettingsScreen([.source(chosen)]), failure: error)
    }
    outcome.notices += try session.apply(.source(reference), with: sources.change).map(Notice.settings)
    if session.isInteractive, session.edition.favourite != reference {
      outcome.notices.append(.sourceChosen(name: reference.name))
    }
    (session.edition.source, session.edition.isSourceChosen) = (reference, true)
    return outcome
  }

  private static func find(
    _ text: String, as form: NameForm, in session: inout Session, with sources: SourcesFeature
  ) async throws -> NewsSource {
    if let number = Int(text) {
      guard let listed = try session.list().items.sources else {
        throw NewsError.name(.unknownSource(text, nearest: nil))
      }
      guard listed.indices.contains(number - 1) else {
        throw NewsError.list(.noSuchItem(number, count: listed.count))
      }
      return listed[number - 1]
    }
    return try await sources.find(text, as: form, known: &session.knownSources)
  }
}

import NewsDomain
import NewsPresentation

/// Shows sources by groups.
package struct SourcePresenter: Feature {
  private let fetch: FetchSources
  private let group = GroupSources()

  package init(_ ports: any Ports) {
    fetch = FetchSources(repository: ports.sources) { $0.allNames }
  }

  /// Fetches sources and goes to them.
  func show(_ request: SourceRequest, in session: inout Session) async throws -> Outcome {
    let list = try await fetch(request)
    if request == SourceRequest() { session.knownSources = list.sources }
    var outcome = show(list.sources, SourceListing(request: request, origin: list.origin), in: &session)
    outcome.notices += session.notSaidYet(list.notices)
    return outcome
  }

  /// Goes to a list of sources that is already loaded.
  func show(_ sources: [NewsSource], _ listing: SourceListing, in session: inout Session) -> Outcome {
    let screen = SourcesScreen(
      groups: group(sources, by: session.settings[FilterSetting.self], in: session.language.texts),
      chosen: session.edition.favourite?.id,
      listing: listing, hasHint: session.takeHint())
    return .push(screen, notices: sources.isEmpty ? [.nothingFound] + session.backHint : [])
  }
}

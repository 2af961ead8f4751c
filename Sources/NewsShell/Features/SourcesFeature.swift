import NewsDomain
import NewsPresentation

/// All sources, and the favourite one.
package final class SourcesFeature: Feature {
  let find: FindSource
  let change: ChangeSettings
  let reading: ReadingFeature
  /// The source used if the reader has chosen none.
  let usual: SourceReference
  private let fetch: FetchSources
  private let group = GroupSources()

  package init(
    fetch: FetchSources, find: FindSource, change: ChangeSettings, reading: ReadingFeature,
    usual: SourceReference
  ) {
    self.fetch = fetch
    self.find = find
    self.change = change
    self.reading = reading
    self.usual = usual
  }

  package static func of(_ features: Features) -> SourcesFeature { features.sources }

  /// Fetches sources and goes to them.
  func show(_ request: SourceRequest, in session: inout Session) async throws -> Outcome {
    let list = try await fetch(request)
    if request == SourceRequest() { session.knownSources = list.sources }
    var outcome = show(list.sources, SourceListing(request: request, origin: list.origin), in: &session)
    outcome.notices += session.untold(list.notices)
    return outcome
  }

  /// Goes to a list of sources that is already loaded.
  func show(_ sources: [NewsSource], _ listing: SourceListing, in session: inout Session) -> Outcome {
    let screen = SourcesScreen(
      groups: group(sources, by: session.settings[FilterSetting.self], in: session.language.texts),
      chosen: session.edition.source.id,
      listing: listing, hasHint: session.takeHint())
    return .push(screen, notices: sources.isEmpty ? [.nothingFound] + session.wayBack : [])
  }
}

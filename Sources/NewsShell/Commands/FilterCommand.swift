import NewsDomain
import NewsPresentation

/// Shows or sets how the list of sources is grouped.
enum FilterCommand: Command {
  private static let grouping = Argument<SourceGrouping>.choice(
    .argument(.howLabel), help: .argument(.groupingHelp),
    of: [
      (.all, TypedName(.all)), (.byLanguage, TypedName(.byLanguage)), (.byCategory, TypedName(.byCategory)),
      (.byCountry, TypedName(.byCountry)),
    ])

  static let declaration = Declaration(.filter, group: .organise, arguments: [grouping], needs: [.network])

  static func run(_ call: Call, in session: inout Session, with sources: SourcesFeature) async throws -> Outcome {
    guard let chosen = call[grouping] else {
      return Outcome(SettingsScreen([.filter(session.settings[FilterSetting.self])]))
    }
    let problems = try session.apply([SettingsChange(FilterSetting.self, chosen)], with: sources.change)
    var outcome = try await show(chosen, in: &session, from: sources)
    outcome.notices += problems.map(Notice.settings)
    return outcome
  }

  /// Shows the list in its new groups, and fetches it first if there is none.
  private static func show(
    _ chosen: SourceGrouping, in session: inout Session, from sources: SourcesFeature
  ) async throws -> Outcome {
    if let list = session.coordinator.list, let listed = list.items.sources {
      return sources.sources.show(
        listed, list.sources ?? SourceListing(request: SourceRequest(), origin: Origin(.sample)), in: &session)
    }
    do {
      return try await sources.sources.show(SourceRequest(), in: &session)
    } catch let error as NewsError where error != .cancelled {
      return Outcome(SettingsScreen([.filter(chosen)]), failure: error)
    }
  }
}

import NewsDomain
import NewsPresentation

/// What has arrived while a person reads: news, alerts, what feeds of sources add to the list, and a newer version of
/// it.
extension Shell {
  /// Shows a person at the prompt what is new. Ctrl-C ends the wait for a server that does not answer.
  mutating func lookForNews() async {
    await completeList()
    session.newCount = try? await cancellably { [features, session] in
      await features(NewFeature.self).count(in: session)
    }
    if let alerts = try? await cancellably({ [features] in await features(AlertPresenter.self).lines() }) {
      say(alerts.notices)
      if !alerts.notices.isEmpty { await alerts.note() }
    }
    // The prompt does not wait for other programs. Collectors report their failures.
    Task { [features, language = session.language] in try? await features(AlertPresenter.self).send(in: language) }
  }

  /// Completes the list of the last screen if something has been stored since: feeds may have answered after it was
  /// shown, or another session may have collected them. Its numbers stay.
  mutating func completeList() async {
    guard let shown = session.coordinator.list?.news, shown.isEnriched else { return }
    let stored = features.ports.storedArticles
    let states = stored.states
    guard states != completedAt else { return }
    completedAt = states
    guard let (listing, count) = try? await cancellably({ await shown.filled(from: stored) }) else { return }
    session.coordinator.complete(shown, as: listing)
    if count > 0 { say([.completed(count: count)]) }
  }

  /// What has arrived for the list that a view shows. Its numbers stay.
  mutating func newsForView() async -> [Notice] {
    var notices: [Notice] = []
    if let shown = session.coordinator.list?.news, shown.isEnriched {
      let stored = features.ports.storedArticles
      let states = stored.states
      if states != completedAt {
        completedAt = states
        if let (listing, count) = await shown.filled(from: stored) {
          session.coordinator.complete(shown, as: listing)
          if count > 0 { notices.append(.completed(count: count)) }
        }
      }
    }
    return notices + self.notices(of: takeRenewed())
  }

  /// Adopts a list that was fetched again, once it has arrived.
  mutating func takeRenewed() -> NewsListing? {
    guard let listing = renewal?.listing else { return nil }
    renewal = nil
    session.renewed = listing
    return listing
  }

  /// Informs a reader of the older list about the newer one, since its numbers must not change unasked; or why there is
  /// none.
  mutating func tell(of renewed: NewsListing?) {
    say(notices(of: renewed))
  }

  /// The notices about a list that was fetched again, which settle the older one.
  private mutating func notices(of renewed: NewsListing?) -> [Notice] {
    guard let renewed, let shown = session.coordinator.list?.news, shown.request == renewed.request,
      shown.page.origin.stored == .renewing
    else { return [] }
    let new = shown.countNew(in: renewed)
    // Without an answer there is no newer list, but the older one with a reason.
    let isAnswered = new > 0 || [nil, .recent].contains(renewed.page.origin.stored)
    session.coordinator.complete(shown, as: shown.settled(by: renewed, isOlder: new > 0))
    return isAnswered ? [.renewed(new: new)] : session.notSaidYet(renewed.page.origin.notices)
  }
}

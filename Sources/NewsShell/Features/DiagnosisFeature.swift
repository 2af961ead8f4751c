import NewsDomain

/// The diagnosis of everything that supernews depends on.
package struct DiagnosisFeature: Feature {
  let diagnose: Diagnose
  let files: any FileWriter
  let clock: WallClock
  /// Whether signs beyond ASCII can be shown.
  let isUTF8: @Sendable () -> Bool

  package init(_ ports: any Ports) {
    let diagnosis = ports.diagnosis
    let feeds = ListFeeds(repository: ports.ownFeeds, reader: ports.feedReader)
    diagnose = Diagnose(
      diagnosis, settings: ports.settings, alerts: ports.alerts, encoder: ports.encoder, requests: ports.requests,
      feeds: { await feeds().feeds }, clock: ports.clock)
    files = ports.files
    clock = ports.clock
    isUTF8 = { diagnosis.terminal.condition().isUTF8 }
  }
}

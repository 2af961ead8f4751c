import FoundationEssentials
import Locking

/// Delivers alerts, each story of a follow once through each channel.
package final class SendAlerts: Sendable {
  /// The most lines or notifications in a minute; for further ones only their number is shown.
  package static let most = 3
  private static let minute: Duration = .seconds(60)
  /// The most alerts delivered at once.
  private static let maxTaken = 1_000
  /// The most alerts for which the reader's program is started at once, as each run may take time. Others wait.
  static let maxRuns = 50
  /// After failing with so many alerts, the program is not started again for now.
  static let maxFailures = 3

  private let archive: any FollowRepository & MuteRepository
  private let sender: any AlertSender
  private let clock: WallClock
  private let hour: @Sendable (Date) -> Int
  /// When lines were shown, within the last minute.
  private let told = Guarded<[ContinuousClock.Instant]>([])
  /// Whether alerts are being sent at the moment.
  private let isSending = Guarded(false)

  /// - Parameter hour: the hour of the day in the reader's time zone.
  package init(
    archive: any FollowRepository & MuteRepository, sender: any AlertSender, clock: WallClock,
    hour: @escaping @Sendable (Date) -> Int
  ) {
    self.archive = archive
    self.sender = sender
    self.clock = clock
    self.hour = hour
  }

  /// The alerts to show as lines above the prompt, and those to show only as a number. There are never more than
  /// ``most`` lines in a minute; further ones wait. After showing them, call ``noteShown(_:)``.
  ///
  /// Empty if the archive cannot be used.
  package func lines(at now: ContinuousClock.Instant = .now) async -> (alerts: [Alert], more: [Alert]) {
    let room = told.withLock { told in
      told.removeAll { now - $0 >= Self.minute }
      return Self.most - told.count
    }
    guard room > 0, let alerts = try? await claimed(.shown, limit: Self.maxTaken), !alerts.isEmpty else {
      return ([], [])
    }
    let shown = alerts.count > room ? room - 1 : alerts.count
    told.withLock { $0 += Array(repeating: now, count: min(alerts.count, room)) }
    return (Array(alerts[..<shown]), Array(alerts[shown...]))
  }

  /// Records that lines were shown.
  package func noteShown(_ alerts: [Alert]) async {
    // If that fails, they are shown once more.
    try? await archive.noteAlerts(alerts, .shown, at: clock.now)
  }

  /// Passes alerts to the reader's program, and shows notifications.
  ///
  /// - Parameters:
  ///   - command: the reader's program with its arguments; `nil` if there is none.
  ///   - json: writes an alert for the program.
  ///   - words: the title and the text of a notification.
  ///   - more: the text of a notification of further alerts.
  /// - Throws: ``NewsError``: alerts with which the program failed are delivered again after a minute.
  package func send(
    to command: [String]?, json: @Sendable (Alert) -> String, words: @Sendable (Alert) -> (String, String),
    more: @Sendable (Int) -> (String, String)
  ) async throws {
    guard command != nil || sender.canTell else { return }
    guard
      isSending.withLock({ isSending in
        defer { isSending = true }
        return !isSending
      })
    else { return }
    defer { isSending.withLock { $0 = false } }
    guard let command else {
      let alerts = try await claimed(.sent, limit: Self.maxTaken)
      await notify(alerts, words: words, more: more)
      try await archive.noteAlerts(alerts, .sent, at: clock.now)
      return
    }
    var alerts: [Alert] = []
    var failures: [any Error] = []
    while alerts.count < Self.maxRuns, failures.count < Self.maxFailures, !Task.isCancelled {
      do {
        guard let alert = try await claimed(.sent, limit: 1).first else { break }
        try await sender.run(command, json: json(alert))
        try await archive.noteAlerts([alert], .sent, at: clock.now)
        alerts.append(alert)
      } catch {
        failures.append(error)
        // Only a failure of the program itself may be due to this one alert.
        guard case NewsError.follow = error else { break }
      }
    }
    await notify(alerts, words: words, more: more)
    if let failure = failures.first { throw failure }
  }

  private func notify(
    _ alerts: [Alert], words: (Alert) -> (String, String), more: (Int) -> (String, String)
  ) async {
    let shown = alerts.count > Self.most ? Self.most - 1 : alerts.count
    for alert in alerts.prefix(shown) {
      let (title, body) = words(alert)
      await sender.notify(title: title, body: body)
    }
    if alerts.count > shown {
      let (title, body) = more(alerts.count - shown)
      await sender.notify(title: title, body: body)
    }
  }

  /// The next alerts, without those of muted articles, which are never delivered.
  private func claimed(_ channel: AlertChannel, limit: Int) async throws -> [Alert] {
    while true {
      let alerts = try await archive.claimAlerts(channel, limit: limit, hour: hour(clock.now), at: clock.now)
      let muted = await archive.muted(alerts.map(\.article), at: clock.now)
      try await archive.noteAlerts(muted.keys.sorted().map { alerts[$0] }, channel, at: clock.now)
      let shown = alerts.indices.filter { muted[$0] == nil }.map { alerts[$0] }
      if !shown.isEmpty || alerts.isEmpty { return shown }
    }
  }
}

/// Delivers alerts outside the shell: as desktop notifications, and to the reader's program.
package protocol AlertSender: Sendable {
  /// Whether there is a desktop that shows notifications.
  var canTell: Bool { get }

  /// Shows a notification. Never fails: there may be no desktop.
  func notify(title: String, body: String) async

  /// Runs the reader's program with one JSON object on its standard input; it is ended after 10 seconds.
  ///
  /// - Throws: ``NewsError/follow(_:)``, ``NewsError/cancelled``.
  func run(_ command: [String], json: String) async throws
}

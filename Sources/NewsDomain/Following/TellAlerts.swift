import FoundationEssentials
import Synchronization

/// Tells alerts, each story of a follow once in each way.
package final class TellAlerts: Sendable {
  /// The most lines or notifications in a minute: more of them say only how many there are.
  package static let most = 3
  private static let minute: Duration = .seconds(60)
  /// The most alerts that are handed on at once.
  private static let mostTaken = 1_000
  /// The most alerts for which the reader's program is started at once, as each may take its time. Others wait.
  static let mostRuns = 50

  private let archive: any FollowRepository & MuteRepository
  private let teller: any AlertTeller
  private let clock: WallClock
  private let hour: @Sendable (Date) -> Int
  /// When lines were told, within the last minute.
  private let told = Mutex<[ContinuousClock.Instant]>([])
  /// Whether alerts are being sent just now.
  private let isSending = Mutex(false)

  /// - Parameter hour: the hour of the day in the reader's time zone.
  package init(
    archive: any FollowRepository & MuteRepository, teller: any AlertTeller, clock: WallClock,
    hour: @escaping @Sendable (Date) -> Int
  ) {
    self.archive = archive
    self.teller = teller
    self.clock = clock
    self.hour = hour
  }

  /// The alerts for lines above the prompt, and how many more there are, which are told by their number alone. There
  /// are never more than ``most`` lines in a minute; what comes beyond waits.
  ///
  /// Empty if the archive cannot be used.
  package func lines(at now: ContinuousClock.Instant = .now) async -> (alerts: [Alert], more: Int) {
    let room = told.withLock { told in
      told.removeAll { now - $0 >= Self.minute }
      return Self.most - told.count
    }
    guard room > 0, var alerts = try? await taken(.shown, limit: Self.mostTaken), !alerts.isEmpty else {
      return ([], 0)
    }
    var more = 0
    if alerts.count > room {
      more = alerts.count - (room - 1)
      alerts.removeLast(more)
    }
    let lines = alerts.count + (more > 0 ? 1 : 0)
    told.withLock { $0 += Array(repeating: now, count: lines) }
    return (alerts, more)
  }

  /// Hands alerts to the reader's program, and shows notifications.
  ///
  /// - Parameters:
  ///   - command: the reader's program with its arguments; `nil` if there is none.
  ///   - json: writes an alert for the program.
  ///   - words: the title and the text of a notification.
  ///   - more: the text of a notification of further alerts.
  /// - Throws: ``NewsError``: if the program fails, it is not started again, and the alerts after it wait.
  package func send(
    to command: [String]?, json: @Sendable (Alert) -> String, words: @Sendable (Alert) -> (String, String),
    more: @Sendable (Int) -> (String, String)
  ) async throws {
    guard command != nil || teller.canTell else { return }
    guard
      isSending.withLock({ isSending in
        defer { isSending = true }
        return !isSending
      })
    else { return }
    defer { isSending.withLock { $0 = false } }
    var alerts: [Alert] = []
    var failure: (any Error)?
    if let command {
      while failure == nil, alerts.count < Self.mostRuns, !Task.isCancelled,
        let alert = try await taken(.sent, limit: 1).first
      {
        alerts.append(alert)
        do {
          try await teller.run(command, json: json(alert))
        } catch {
          failure = error
        }
      }
    } else {
      alerts = try await taken(.sent, limit: Self.mostTaken)
    }
    let shown = alerts.count > Self.most ? Self.most - 1 : alerts.count
    for alert in alerts.prefix(shown) {
      let (title, body) = words(alert)
      await teller.notify(title: title, body: body)
    }
    if alerts.count > shown {
      let (title, body) = more(alerts.count - shown)
      await teller.notify(title: title, body: body)
    }
    if let failure { throw failure }
  }

  /// The next alerts, without those of articles that mutes hide.
  private func taken(_ channel: AlertChannel, limit: Int) async throws -> [Alert] {
    while true {
      let alerts = try await archive.takeAlerts(channel, limit: limit, hour: hour(clock.now), at: clock.now)
      let muted = await archive.muted(alerts.map(\.article), at: clock.now)
      let shown = alerts.indices.filter { muted[$0] == nil }.map { alerts[$0] }
      if !shown.isEmpty || alerts.isEmpty { return shown }
    }
  }
}

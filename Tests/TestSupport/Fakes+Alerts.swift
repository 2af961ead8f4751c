import NewsDomain
import Synchronization

/// Records alerts, and fails if told to.
package final class FakeAlerts: AlertSender {
  package let canTell: Bool
  private let failure: NewsError?
  private let told = Mutex<(notes: [String], runs: [String], commands: [[String]])>(([], [], []))

  package init(canTell: Bool = false, failingWith failure: NewsError? = nil) {
    self.canTell = canTell
    self.failure = failure
  }

  /// The notifications, as title and body.
  package var notes: [String] { told.withLock { $0.notes } }
  /// The input of the program.
  package var runs: [String] { told.withLock { $0.runs } }

  /// The program and its arguments, each time it was started.
  package var commands: [[String]] { told.withLock { $0.commands } }

  package func notify(title: String, body: String) async { told.withLock { $0.notes.append("\(title)|\(body)") } }

  package func run(_ command: [String], json: String) async throws {
    told.withLock {
      $0.runs.append(json)
      $0.commands.append(command)
    }
    if let failure { throw failure }
  }
}

package struct FixedPower: PowerAndNetwork {
  private let reason: SavingReason?

  package init(_ reason: SavingReason? = nil) {
    self.reason = reason
  }

  package func savingReason() async -> SavingReason? { reason }
}

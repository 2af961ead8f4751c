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

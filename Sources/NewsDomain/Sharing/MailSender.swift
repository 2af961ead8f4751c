/// Sends messages without asking.
package protocol MailSender: Sendable {
  /// Passes a message to the machine's mail system.
  ///
  /// - Throws: ``SharingError/notAnAddress(_:)``, ``SharingError/noMailProgram``,
  ///   ``SharingError/mailFailed(program:status:)``, ``SharingError/mailSilent(program:seconds:)``,
  ///   ``NewsError/cancelled``.
  func send(_ message: MailMessage) async throws
}

import FoundationEssentials

/// A message with the same content as plain text and as HTML.
package struct MailMessage: Sendable, Equatable {
  /// The address of the only recipient.
  package var to: String
  package var subject: String
  package var plain: String
  package var html: String
  package var date: Date
  /// The name of the mailing list, for filters of mail programs, such as `brief.supernews.localhost`.
  package var list: String
  /// The part of `Message-ID` before the @: the same for the same message, and different for any other.
  package var id: String

  package init(
    to: String, subject: String, plain: String, html: String, date: Date, list: String, id: String
  ) {
    self.to = to
    self.subject = subject
    self.plain = plain
    self.html = html
    self.date = date
    self.list = list
    self.id = id
  }
}

/// Sends messages without asking.
package protocol MailSender: Sendable {
  /// Passes a message to the machine's mail system.
  ///
  /// - Throws: ``SharingError/notAnAddress(_:)``, ``SharingError/noMailProgram``,
  ///   ``SharingError/mailFailed(program:status:)``, ``SharingError/mailSilent(program:seconds:)``,
  ///   ``NewsError/cancelled``.
  func send(_ message: MailMessage) async throws
}

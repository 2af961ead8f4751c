/// Starts a message in the reader's mail program.
package protocol MailComposer: Sendable {
  /// - Returns: whether there is a mail program.
  /// - Throws: ``NewsError/cancelled``.
  func compose(_ link: MailLink) async throws -> Bool
}

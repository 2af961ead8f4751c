/// Begins a letter in the reader's mail program.
package protocol MailComposer: Sendable {
  /// - Returns: whether there is such a program.
  /// - Throws: ``NewsError/cancelled``.
  func compose(_ link: MailLink) async throws -> Bool
}

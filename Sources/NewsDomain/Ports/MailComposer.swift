/// Begins a letter in the reader's mail program.
public protocol MailComposer: Sendable {
  /// - Returns: whether there is such a program.
  func compose(_ link: MailLink) async -> Bool
}

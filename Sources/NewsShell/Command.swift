/// A command of the shell: what it says of itself and what it does.
///
/// A new command is one file in `Commands/` and one line in ``CommandTable/commands``.
public protocol Command: SendableMetatype {
  static var declaration: Declaration { get }

  /// Runs with arguments that have been read already. What is thrown leaves the session as it was.
  static func run(_ call: Call, in session: inout Session, with newsroom: Newsroom) async throws -> Outcome
}

/// A command of the shell: its declaration and its work.
///
/// A new command is one file in `Commands/` and one line in ``CommandTable/commands``.
package protocol Command: SendableMetatype {
  /// The feature that the command works with; ``NoFeature`` if it needs only the session.
  associatedtype Feature: NewsShell.Feature

  static var declaration: Declaration { get }

  /// Whether a call deletes something of the reader's; see `CommandTable.Match.call`.
  static func deletes(_ call: Call) -> Bool

  /// Runs with arguments that have already been read. If it throws, the session stays unchanged.
  static func run(_ call: Call, in session: inout Session, with feature: Feature) async throws -> Outcome
}

extension Command {
  static func deletes(_ call: Call) -> Bool { false }

  /// Runs with its own feature.
  static func run(_ call: Call, in session: inout Session, of features: Features) async throws -> Outcome {
    try await run(call, in: &session, with: features(Feature.self))
  }
}

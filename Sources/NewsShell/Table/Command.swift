/// A command of the shell: what it says of itself and what it does.
///
/// A new command is one file in `Commands/` and one line in ``CommandTable/commands``.
package protocol Command: SendableMetatype {
  /// The one feature that it works with; ``NoFeature`` where the session is all it needs.
  associatedtype Feature: NewsShell.Feature

  static var declaration: Declaration { get }

  /// Runs with arguments that have been read already. What is thrown leaves the session as it was.
  static func run(_ call: Call, in session: inout Session, with feature: Feature) async throws -> Outcome
}

extension Command {
  /// Runs with its feature out of all of them.
  static func run(_ call: Call, in session: inout Session, of features: Features) async throws -> Outcome {
    try await run(call, in: &session, with: Feature.of(features))
  }
}

import Testing

/// For tests that hold a process, a terminal or a server: only a few of them run at the same time.
///
/// All tests are started at once: hundreds of processes would each be too slow for the test that waits for it.
package struct TurnsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the current task has a place already. To wait for another while holding one could go on forever.
  @TaskLocal private static var hasPlace = false

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite needs no place: each of its tests takes one.
    guard testCase != nil, !Self.hasPlace else { return try await function() }
    try await Places.all.withPlace {
      try await Self.$hasPlace.withValue(true) { try await function() }
    }
  }
}

extension Trait where Self == TurnsTrait {
  /// Waits for one of the few places of tests that hold a process, a terminal or a server.
  package static var takesTurns: Self { Self() }
}

/// What a worker is for. The raw value is part of the hidden argument with which it is started.
package enum WorkerKind: String, Sendable, CaseIterable {
  /// Reads documents of strangers.
  case parser
  /// Turns sentences into vectors.
  case meaning
  /// Tries what no worker must be able to do.
  case probe

  /// The first argument of a worker: no name that anybody types.
  var argument: String { "--worker=" + rawValue }
}

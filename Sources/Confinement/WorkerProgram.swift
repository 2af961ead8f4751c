import CConfinement

/// The program that workers run.
package enum WorkerProgram: Sendable {
  /// This program, also after another version has taken its place in the file system.
  case own
  /// The program at a path.
  case at(String)

  /// The paths to try, in order.
  var paths: [String] {
    switch self {
    case .at(let path): [path]
    case .own:
      // The second needs no /proc.
      ["/proc/self/exe"] + (supernews_started_path().map { [String(cString: $0)] } ?? [])
    }
  }
}

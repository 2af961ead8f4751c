import Glibc
import NewsDomain

/// Finds programs by the `PATH` of the environment that they will run in.
package enum ProgramPath {
  /// - Returns: `nil` if there is no program of that name.
  package static func path(of program: String, in environment: [String: String]) -> String? {
    if program.isEmpty || program.contains("/") { return program.nonBlank }
    return (environment["PATH"] ?? "/usr/bin:/bin").split(at: ":").map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}

import TestSupport

extension Program {
  /// One of the system's programs, with its own home.
  static func ofSystem(_ path: String, home: TemporaryFolder) -> Program {
    var program = Program(home: home)
    program.path = path
    // Library paths for our programs must not affect the system's.
    program.environment["LD_LIBRARY_PATH"] = nil
    return program
  }

  static func isInstalled(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

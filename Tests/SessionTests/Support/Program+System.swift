import TestSupport

extension Program {
  /// A program of the system, with a home of its own.
  static func ofSystem(_ path: String, home: TemporaryFolder) -> Program {
    var program = Program(home: home)
    program.path = path
    // Libraries for our programs are not for those of the system.
    program.environment["LD_LIBRARY_PATH"] = nil
    return program
  }

  static func isInstalled(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

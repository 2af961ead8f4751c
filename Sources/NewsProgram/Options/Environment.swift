import CSystem

/// The variables of the environment.
enum Environment {
  /// All variables by name. Foundation's own property takes as long as reading the settings and all other files at
  /// start.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    // The array ends with a null pointer, and nothing changes the environment while it is read at start.
    var next = supernews_environment()
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if let end = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<end])] = String(text[text.utf8.index(after: end)...])
      }
      next = next?.advanced(by: 1)
    }
    return variables
  }
}

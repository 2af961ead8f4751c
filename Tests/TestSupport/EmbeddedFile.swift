/// The files embedded in the binary, read from the sources.
package enum EmbeddedFile {
  package struct Missing: Error {
    let name: String
  }

  /// - Parameter name: the name of the file, such as `sources.tsv`.
  package static func text(_ name: String) throws -> String {
    guard let text = try String(validating: bytes(name), as: UTF8.self) else { throw Missing(name: name) }
    return text
  }

  package static func bytes(_ name: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path(of: name)) else { throw Missing(name: name) }
    return data
  }

  package static func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
  }

  private static func path(of name: String) -> String {
    let file: String = #filePath
    return "/" + file.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources/CEmbedded/" + name
  }

  /// The lines that are not comments.
  package static func lines(_ name: String) throws -> [Substring] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

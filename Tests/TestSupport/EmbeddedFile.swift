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
    let file: String = #filePath
    let root = "/" + file.split(separator: "/").dropLast(3).joined(separator: "/")
    guard let data = FileManager.default.contents(atPath: root + "/Sources/CEmbedded/" + name) else {
      throw Missing(name: name)
    }
    return data
  }

  /// The lines that are not comments.
  package static func lines(_ name: String) throws -> [Substring] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

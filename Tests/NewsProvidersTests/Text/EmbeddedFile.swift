import NewsDomain
import Testing

/// The files that the binary holds, as they stand among the sources.
enum EmbeddedFile {
  /// - Parameter name: such as `media.tsv`.
  static func text(_ name: String) throws -> String {
    try #require(String(validating: bytes(name), as: UTF8.self))
  }

  static func bytes(_ name: String) throws -> Data {
    let file: String = #filePath
    let root = "/" + file.split(separator: "/").dropLast(3).joined(separator: "/")
    return try #require(FileManager.default.contents(atPath: root + "/Sources/CEmbedded/" + name))
  }

  /// The lines that say something.
  static func lines(_ name: String) throws -> [Substring] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

import NewsDomain
import Testing

/// The files that the binary holds, as they stand among the sources.
enum EmbeddedFile {
  /// - Parameter name: such as `media.tsv`.
  static func text(_ name: String) throws -> String {
    let file: String = #filePath
    let root = "/" + file.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try #require(FileManager.default.contents(atPath: root + "/Sources/CEmbedded/" + name))
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  /// The lines that say something.
  static func lines(_ name: String) throws -> [Substring] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

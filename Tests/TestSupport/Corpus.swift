/// The folder of recorded responses that `SUPERNEWS_CORPUS` names, if it is set.
package enum Corpus {
  package static let path: String? = ProcessInfo.processInfo.environment["SUPERNEWS_CORPUS"].flatMap { path in
    access(path + "/README.md", R_OK) == 0 ? path : nil
  }

  package static var isAvailable: Bool { path != nil }
  package static let absence = "SUPERNEWS_CORPUS names no folder of recorded responses"

  package static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: (path ?? "") + "/" + name))
  }
}

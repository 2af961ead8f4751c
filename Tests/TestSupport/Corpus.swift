/// The folder of recorded responses, where `SUPERNEWS_CORPUS` names one.
public enum Corpus {
  public static let path: String? = ProcessInfo.processInfo.environment["SUPERNEWS_CORPUS"].flatMap { path in
    access(path + "/README.md", R_OK) == 0 ? path : nil
  }

  public static var isAvailable: Bool { path != nil }
  public static let absence = "SUPERNEWS_CORPUS names no folder of recorded responses"

  public static func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: (path ?? "") + "/" + name))
  }
}

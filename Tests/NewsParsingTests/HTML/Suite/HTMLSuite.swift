import CHTMLSuite
import CLexbor
import FoundationEssentials
import Glibc

/// The suites of html5lib (`github.com/html5lib/html5lib-tests`): where they are, and how their files are read.
enum HTMLSuite {
  /// The folders with the files of the suites, beside the cases of this project: `SUPERNEWS_HTML5LIB` names a checkout of
  /// the suites.
  static let folders: [String] = {
    let own = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let environment = ProcessInfo.processInfo.environment
    let corpus = environment["SUPERNEWS_CORPUS"].map { $0 + "/html5lib" }
    return ["/" + own] + [environment["SUPERNEWS_HTML5LIB"], corpus].compactMap(\.self)
  }()

  /// The files of a suite.
  ///
  /// - Parameter folder: `tokenizer` or `tree-construction`, of which every folder may have one.
  static func files(_ folder: String, _ ending: String) -> [String] {
    folders.flatMap { root -> [String] in
      var files = list(root + "/" + folder)
      files += files.flatMap { list($0) }
      // Those in `scripted` need a browser that runs scripts.
      return files.filter { $0.hasSuffix(ending) && !$0.contains("/scripted/") }
    }.sorted()
  }

  private static func list(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(folder + "/" + name) }
    }
    return names
  }

  static func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
}

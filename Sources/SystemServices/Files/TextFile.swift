import NewsDomain

/// Writes results to files that the reader names.
package struct TextFile: FileWriter {
  package init() {}

  package func write(_ text: String, to path: String, appends: Bool) throws {
    let file = UserFile(path)
    if appends { try file.append(Array(text.utf8)) } else { try file.write(Array(text.utf8)) }
  }
}

import NewsDomain

extension TemporaryFolder {
  /// What stands in the folder, in alphabetical order.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// What stands in a folder of it.
  package func names(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  /// The permissions of a file in the folder, `nil` where there is none.
  package func mode(of name: String) -> Int? {
    var status = stat()
    guard stat(path + "/" + name, &status) == 0 else { return nil }
    return Int(status.st_mode) & 0o777
  }
}

extension NewsError {
  /// The file that an `io` error is about.
  package var ioPath: String? {
    guard case .file(.failed(let path, _)) = self else { return nil }
    return path
  }
}

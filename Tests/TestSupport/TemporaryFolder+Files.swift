import NewsDomain

extension TemporaryFolder {
  /// The names in the folder, in alphabetical order.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The names in a subfolder, in alphabetical order.
  package func names(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  /// The permissions of a file in the folder; `nil` if it does not exist.
  package func mode(of name: String) -> Int? {
    var status = stat()
    guard stat(path + "/" + name, &status) == 0 else { return nil }
    return Int(status.st_mode) & 0o777
  }
}

extension NewsError {
  /// The path of a file that could not be read or written.
  package var ioPath: String? {
    guard case .file(.failed(let path, _)) = self else { return nil }
    return path
  }
}

import Glibc
import NewsDomain

extension FilePath {
  /// Reads a path from an environment variable of this process, byte for byte; `nil` if it is not set.
  package init?(variable: String) {
    guard let value = getenv(variable) else { return nil }
    self.init(cString: value)
  }

  /// Creates the missing folders of the path, accessible to the reader only. Errors are ignored, because writing the
  /// file reports them.
  package func makeFolders() {
    for folder in ancestors { mkdir(folder.bytes, 0o700) }
  }
}

import Glibc
import NewsDomain

extension FilePath {
  /// Creates the missing folders of the path, accessible to the reader only. Errors are ignored, because writing the
  /// file reports them.
  package func makeFolders() {
    for folder in ancestors { mkdir(folder.bytes, 0o700) }
  }
}

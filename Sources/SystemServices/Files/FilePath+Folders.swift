import Glibc
import NewsDomain

extension FilePath {
  /// Makes the folders on the way to it that are missing, for the reader alone. What cannot be made shows when the file
  /// itself is written.
  package func makeFolders() {
    for folder in ancestors { mkdir(folder.bytes, 0o700) }
  }
}

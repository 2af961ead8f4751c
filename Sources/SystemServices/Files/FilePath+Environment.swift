import Glibc
import NewsDomain

extension FilePath {
  /// What a variable of this process's environment holds, byte for byte; `nil` where it is not set.
  package init?(variable: String) {
    guard let value = getenv(variable) else { return nil }
    self.init(cString: value)
  }

}

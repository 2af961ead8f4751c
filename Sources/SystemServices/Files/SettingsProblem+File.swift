import NewsDomain

extension SettingsProblem {
  /// - Parameter error: the error with which reading the file failed.
  package static func unreadable(_ file: FilePath, _ error: any Error) -> Self {
    if case NewsError.file(.untrusted) = error { return .untrusted(file: file.description) }
    guard case NewsError.file(.failed(_, let detail)) = error else {
      return .unreadable(file: file.description, detail: String(describing: error))
    }
    return .unreadable(file: file.description, detail: detail)
  }
}

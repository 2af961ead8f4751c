import NewsDomain

extension SettingsProblem {
  /// - Parameter error: what reading it ended with.
  package static func unreadable(_ file: FilePath, _ error: any Error) -> Self {
    guard case NewsError.io(_, let detail) = error else {
      return .unreadable(file: file.description, detail: String(describing: error))
    }
    return .unreadable(file: file.description, detail: detail)
  }
}

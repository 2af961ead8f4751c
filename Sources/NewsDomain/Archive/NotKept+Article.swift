extension NotKept {
  /// - Parameter settings: `nil` if it is not known where the archive is.
  package init(_ article: Article, in settings: LiveSettings?) {
    switch settings?[ArchiveSetting.self] {
    case _ where article.provider == .sample: self = .sample
    case .off: self = .off
    case .server: self = .onServer
    case .local, nil: self = .gone
    }
  }
}

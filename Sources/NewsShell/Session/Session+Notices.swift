import NewsDomain
import NewsPresentation

extension Session {
  /// Whether the next list says what can be done with it; the first few do.
  mutating func takeHint() -> Bool {
    guard hintsLeft > 0, format == .text else { return false }
    hintsLeft -= 1
    return true
  }

  /// How a list takes the place of its older self, or is gone back to from an article.
  func step(to screen: HeadlinesScreen) -> Outcome.Move {
    coordinator.current?.position == nil ? .replace(screen) : .push(screen)
  }

  /// Where the list before is, for a person who gets an empty one in its place.
  var wayBack: [Notice] { isInteractive && coordinator.current?.list != nil ? [.listBefore] : [] }

  /// The notices without what was told before: that a host cannot be reached is told once, and stands in `why`
  /// afterwards.
  mutating func untold(_ notices: [Notice]) -> [Notice] {
    notices.compactMap { notice in
      switch notice {
      case .older(let error, _): isNew(error) ? notice : nil
      case .instead(let errors, let substitute):
        switch errors.filter({ isNew($0) }) {
        case []: substitute == .sample ? .history : nil
        case let new: .instead(of: new, by: substitute)
        }
      default: notice
      }
    }
  }

  private mutating func isNew(_ error: NewsError) -> Bool {
    guard case .network(.unreachable(let host, _)) = error else { return true }
    return unreachableHosts.insert(host).inserted
  }
}

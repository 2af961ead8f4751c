@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

extension Session {
  /// The markers of the current map.
  var map: (clusters: [CountryCluster], view: Viewport)? {
    guard case .markers(let clusters, let view)? = coordinator.current?.list?.items else { return nil }
    return (clusters, view)
  }

  /// The countries of the current list; empty if it is a list of something else.
  var countryCodes: [String] {
    guard case .countries(let countries)? = coordinator.current?.list?.items else { return [] }
    return countries.map(\.code)
  }
}

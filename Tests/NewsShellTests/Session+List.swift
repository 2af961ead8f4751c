@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

extension Session {
  /// The markers of the map that numbers belong to.
  var map: (clusters: [CountryCluster], view: Viewport)? {
    guard case .markers(let clusters, let view)? = coordinator.current?.list?.items else { return nil }
    return (clusters, view)
  }

  /// The countries that numbers belong to; none where the list is of something else.
  var countryCodes: [String] {
    guard case .countries(let countries)? = coordinator.current?.list?.items else { return [] }
    return countries.map(\.code)
  }
}

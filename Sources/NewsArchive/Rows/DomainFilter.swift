import NewsDomain

/// The hosts that a request allows. The word indexes do not contain hosts.
package struct DomainFilter {
  private let domains: [String]
  private let excluded: [String]

  package init(_ request: FindRequest) {
    domains = request.domains.map { $0.lowercased() }
    excluded = request.excludedDomains.map { $0.lowercased() }
  }

  package var admitsAll: Bool { domains.isEmpty && excluded.isEmpty }

  /// - Parameter links: the links of the article and of its source.
  package func admits(_ links: [String?]) -> Bool {
    let hosts = links.compactMap { $0.flatMap(WebLink.init)?.host.lowercased() }
    func isWithin(_ domains: [String]) -> Bool {
      domains.contains { domain in hosts.contains { $0 == domain || $0.hasSuffix("." + domain) } }
    }
    return (domains.isEmpty || isWithin(domains)) && !isWithin(excluded)
  }
}

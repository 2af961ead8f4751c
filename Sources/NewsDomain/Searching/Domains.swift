/// The domains that articles must or must not come from. A domain includes its subdomains.
package struct Domains: Sendable, Equatable {
  /// The domains to search in; any domain if empty.
  package var allowed: [String]
  package var excluded: [String]

  package init(_ allowed: [String] = [], excluded: [String] = []) {
    self.allowed = allowed
    self.excluded = excluded
  }

  /// Whether they allow any host.
  package var isEmpty: Bool { allowed.isEmpty && excluded.isEmpty }

  /// The domains in lower case, as ``admits(_:)`` needs them.
  package var lowercased: Domains {
    Domains(allowed.map { $0.lowercased() }, excluded: excluded.map { $0.lowercased() })
  }

  /// Whether an article with these hosts is allowed; the hosts and the domains must be in lower case.
  package func admits(_ hosts: [String]) -> Bool {
    func isWithin(_ domains: [String]) -> Bool {
      domains.contains { domain in hosts.contains { $0 == domain || $0.hasSuffix("." + domain) } }
    }
    return (allowed.isEmpty || isWithin(allowed)) && !isWithin(excluded)
  }

  /// - Parameter links: the links of an article and of its source.
  package static func hosts(of links: [String?]) -> [String] {
    links.compactMap { $0.flatMap(WebLink.init)?.host.lowercased() }
  }
}

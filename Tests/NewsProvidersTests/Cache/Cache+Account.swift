import FoundationEssentials

@testable import NewsDomain
@testable import NewsProviders

/// The ledger of the one account that most tests use.
extension Cache {
  static let account = "one"

  func open(_ kind: RequestKind, at date: Date) -> Int64? { open(kind, of: Self.account, at: date) }

  func quota(at date: Date) -> Quota { quota(of: Self.account, at: date) }
}

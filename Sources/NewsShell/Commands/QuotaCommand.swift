import NewsPresentation

/// Shows how many requests were made with the key.
enum QuotaCommand: Command {
  static let declaration = Declaration(.quota, group: .automate)

  static func run(_ call: Call, in session: inout Session, with account: Account) -> Outcome {
    Outcome(QuotaScreen(account.quota, hasKey: account.key.state != .none))
  }
}

import NewsPresentation

/// The requests made with the key.
enum QuotaCommand: Command {
  static let declaration = Declaration(
    "quota", french: "quota", group: .yours,
    summary: Localized(
      "NewsAPI requests of the last 24 hours, and what is left.",
      "Les requêtes à NewsAPI des dernières 24 heures, et ce qu’il en reste."),
    examples: ["quota"])

  static func run(_ call: Call, in session: inout Session, with account: AccountFeature) -> Outcome {
    Outcome(QuotaScreen(account.quota(), hasKey: account.key.state != .none))
  }
}

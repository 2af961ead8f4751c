import NewsPresentation

/// The last commands.
enum HistoryCommand: Command {
  private static let count = Argument<Int>(
    Localized("N", "N"), help: Localized("how many, 20 by default", "combien, 20 par défaut")
  ) { text in
    guard let number = Int(text), (1...10_000).contains(number) else {
      throw ShellError.notANumber(text, from: 1, to: 10_000)
    }
    return number
  }

  static let declaration = Declaration(
    "history", french: "historique", group: .yours,
    summary: Localized("The last commands.", "Les dernières commandes."),
    arguments: [count], examples: ["history", "history 5"])

  static func run(_ call: Call, in session: inout Session, with terminal: TerminalFeature) -> Outcome {
    Outcome(HistoryScreen(terminal.history.last(call[count] ?? 20)))
  }
}

import NewsPresentation

/// Lists the last commands.
enum HistoryCommand: Command {
  private static let count = Argument<Int>(.argument(.countLabel), help: .argument(.historyCountHelp)) { text in
    guard let number = Int(text), (1...10_000).contains(number) else {
      throw ShellError.value(.notANumber(text, from: 1, to: 10_000))
    }
    return number
  }

  static let declaration = Declaration(.history, group: .organise, arguments: [count])

  static func run(_ call: Call, in session: inout Session, with terminal: SessionTerminal) -> Outcome {
    Outcome(HistoryScreen(terminal.history.last(call[count] ?? 20)))
  }
}

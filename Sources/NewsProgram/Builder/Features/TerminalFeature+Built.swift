import LineEditing
import NewsShell
import SystemServices

extension TerminalFeature {
  static func built(_ services: Services, _ input: Input, _ display: Display, _ history: EditHistory) -> TerminalFeature
  {
    TerminalFeature(
      window: display.window, stage: input.stage, answers: input.answers, history: history,
      runner: SystemShell(environment: services.environment, ownsTerminal: input.isInteractive), files: TextFile(),
      folders: LocalFolders(), store: services.store)
  }
}

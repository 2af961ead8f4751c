extension CommandTable {
  /// The commands, in the order in which help shows them.
  package static let commands: [any Command.Type] = [
    TopCommand.self,
    OpenCommand.self,
    NextCommand.self,
    PreviousCommand.self,
    MoreCommand.self,
    ListCommand.self,
    WebCommand.self,
    ShareCommand.self,
    ExportCommand.self,
    WhyCommand.self,
    SearchCommand.self,
    LiveCommand.self,
    SourcesCommand.self,
    SourceCommand.self,
    FilterCommand.self,
    CountriesCommand.self,
    LanguagesCommand.self,
    CategoriesCommand.self,
    MapCommand.self,
    NearCommand.self,
    HeatCommand.self,
    WorldCommand.self,
    CountryCommand.self,
    LanguageCommand.self,
    SettingsCommand.self,
    ResetCommand.self,
    FeedsCommand.self,
    ArchiveCommand.self,
    KeyCommand.self,
    QuotaCommand.self,
    HistoryCommand.self,
    FormatCommand.self,
    BackCommand.self,
    ForwardCommand.self,
    HomeCommand.self,
    HelpCommand.self,
    ShellCommand.self,
    QuitCommand.self,
  ]

  package static let standard = CommandTable(
    commands,
    implied: Implied(
      numbers: OpenCommand.declaration, names: TopCommand.declaration, search: SearchCommand.declaration,
      sources: SourcesCommand.declaration))
}

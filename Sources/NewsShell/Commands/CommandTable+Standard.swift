extension CommandTable {
  /// The commands, in the order in which help shows them.
  package static let commands: [any Command.Type] = [
    TopCommand.self,
    OpenCommand.self,
    NextCommand.self,
    PreviousCommand.self,
    MoreCommand.self,
    ListCommand.self,
    NewCommand.self,
    WebCommand.self,
    ShareCommand.self,
    ExportCommand.self,
    WhyCommand.self,
    DiffCommand.self,
    StoriesCommand.self,
    CompareCommand.self,
    TimelineCommand.self,
    TrendsCommand.self,
    ReadCommand.self,
    DownloadCommand.self,
    TranslateCommand.self,
    SearchCommand.self,
    LiveCommand.self,
    FindCommand.self,
    SourcesCommand.self,
    SourceCommand.self,
    FilterCommand.self,
    CountriesCommand.self,
    LanguagesCommand.self,
    CategoriesCommand.self,
    TopicsCommand.self,
    MapCommand.self,
    NearCommand.self,
    HeatCommand.self,
    WorldCommand.self,
    CountryCommand.self,
    LanguageCommand.self,
    SettingsCommand.self,
    ResetCommand.self,
    MarkCommand.self,
    SaveCommand.self,
    UnsaveCommand.self,
    SavedCommand.self,
    FeedsCommand.self,
    MuteCommand.self,
    MutesCommand.self,
    UnmuteCommand.self,
    FollowCommand.self,
    FollowsCommand.self,
    UnfollowCommand.self,
    BriefCommand.self,
    SummaryCommand.self,
    CollectCommand.self,
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

  /// Whether a word names the command that runs by itself, often without anybody there.
  package func isUnattended(_ word: String) -> Bool {
    guard let match = try? match([Word(text: word, isQuoted: false, start: 0)]) else { return false }
    return ObjectIdentifier(match.command) == ObjectIdentifier(CollectCommand.self)
  }

  package static let standard = CommandTable(
    commands,
    implied: Implied(
      numbers: OpenCommand.declaration, names: TopCommand.declaration, search: SearchCommand.declaration,
      sources: SourcesCommand.declaration))
}

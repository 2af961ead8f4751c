import NewsPresentation

extension CommandTable {
  /// The commands, in the order in which help shows them.
  package static let commands: KeyValuePairs<CommandName, any Command.Type> = [
    .top: TopCommand.self,
    .open: OpenCommand.self,
    .next: NextCommand.self,
    .previous: PreviousCommand.self,
    .more: MoreCommand.self,
    .list: ListCommand.self,
    .new: NewCommand.self,
    .web: WebCommand.self,
    .share: ShareCommand.self,
    .export: ExportCommand.self,
    .why: WhyCommand.self,
    .diff: DiffCommand.self,
    .stories: StoriesCommand.self,
    .compare: CompareCommand.self,
    .timeline: TimelineCommand.self,
    .trends: TrendsCommand.self,
    .read: ReadCommand.self,
    .download: DownloadCommand.self,
    .translate: TranslateCommand.self,
    .search: SearchCommand.self,
    .live: LiveCommand.self,
    .find: FindCommand.self,
    .sources: SourcesCommand.self,
    .source: SourceCommand.self,
    .filter: FilterCommand.self,
    .countries: CountriesCommand.self,
    .languages: LanguagesCommand.self,
    .categories: CategoriesCommand.self,
    .topics: TopicsCommand.self,
    .map: MapCommand.self,
    .near: NearCommand.self,
    .heat: HeatCommand.self,
    .world: WorldCommand.self,
    .country: CountryCommand.self,
    .language: LanguageCommand.self,
    .settings: SettingsCommand.self,
    .reset: ResetCommand.self,
    .mark: MarkCommand.self,
    .save: SaveCommand.self,
    .unsave: UnsaveCommand.self,
    .saved: SavedCommand.self,
    .feeds: FeedsCommand.self,
    .mute: MuteCommand.self,
    .mutes: MutesCommand.self,
    .unmute: UnmuteCommand.self,
    .follow: FollowCommand.self,
    .follows: FollowsCommand.self,
    .unfollow: UnfollowCommand.self,
    .brief: BriefCommand.self,
    .summary: SummaryCommand.self,
    .collect: CollectCommand.self,
    .archive: ArchiveCommand.self,
    .key: KeyCommand.self,
    .quota: QuotaCommand.self,
    .history: HistoryCommand.self,
    .format: FormatCommand.self,
    .back: BackCommand.self,
    .forward: ForwardCommand.self,
    .home: HomeCommand.self,
    .help: HelpCommand.self,
    .shell: ShellCommand.self,
    .quit: QuitCommand.self,
  ]

  /// Whether a word names the command that runs by itself, often without anybody there.
  package func isUnattended(_ word: String) -> Bool {
    guard let match = try? match([Word(text: word, isQuoted: false, start: 0)]) else { return false }
    return ObjectIdentifier(match.command) == ObjectIdentifier(CollectCommand.self)
  }

  package static let standard = CommandTable(
    commands,
    implied: Implied(numbers: .open, names: .top, beginning: .new, search: .search, sources: .sources))
}

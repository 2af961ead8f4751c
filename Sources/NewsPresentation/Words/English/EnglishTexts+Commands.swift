extension EnglishTexts {
  package func names(of command: CommandName) -> [String] {
    switch command {
    case .top: ["top", "headlines"]
    case .open: ["open"]
    case .next: ["next"]
    case .previous: ["previous"]
    case .more: ["more"]
    case .list: ["list"]
    case .new: ["new"]
    case .web: ["web"]
    case .share: ["share"]
    case .export: ["export"]
    case .why: ["why"]
    case .diff: ["diff"]
    case .stories: ["stories"]
    case .compare: ["compare"]
    case .timeline: ["timeline"]
    case .trends: ["trends"]
    case .read: ["read"]
    case .download: ["download"]
    case .translate: ["translate"]
    case .search: ["search"]
    case .live: ["live"]
    case .find: ["find"]
    case .sources: ["sources"]
    case .source: ["source"]
    case .filter: ["filter"]
    case .countries: ["countries"]
    case .languages: ["languages"]
    case .categories: ["categories"]
    case .topics: ["topics"]
    case .map: ["map"]
    case .near: ["near"]
    case .heat: ["heat"]
    case .world: ["world"]
    case .country: ["country"]
    case .language: ["language"]
    case .settings: ["settings"]
    case .reset: ["reset"]
    case .mark: ["mark"]
    case .save: ["save"]
    case .unsave: ["unsave"]
    case .saved: ["saved"]
    case .feeds: ["feeds"]
    case .mute: ["mute"]
    case .mutes: ["mutes"]
    case .unmute: ["unmute"]
    case .follow: ["follow"]
    case .follows: ["follows"]
    case .unfollow: ["unfollow"]
    case .collect: ["collect"]
    case .summary: ["summary"]
    case .brief: ["brief"]
    case .archive: ["archive"]
    case .key: ["key"]
    case .quota: ["quota"]
    case .history: ["history"]
    case .format: ["format"]
    case .back: ["back"]
    case .forward: ["forward"]
    case .home: ["home"]
    case .help: ["help", "?"]
    case .shell: ["!"]
    case .quit: ["quit", "exit", "q"]
    }
  }

  package func laterNames(of command: CommandName) -> [String] { [] }

  package func summary(of command: CommandName) -> String {
    switch command {
    case .top: "Headlines of your country, of your source, or of a category."
    case .open: "Opens an item of the list: an article, or the headlines of a source, country or category."
    case .next: "The next article of the list."
    case .previous: "The previous article of the list."
    case .more: "The next page of the list; its numbers go on."
    case .list: "Shows the current list again; • is unread, ★ saved, ✎ changed."
    case .new: "List what came since your last visit, of your own lists or of what you name."
    case .web: "Opens an article's page in the browser."
    case .share: "Title and link of an article, to pass on, without what only counts readers."
    case .export: "Writes the current list into a file: a page to read, or data for other programs."
    case .why: "Where an article came from, and which providers were asked before."
    case .stories: "What several sources tell, in any language, of everything seen so far."
    case .compare: "How each country tells a story, and which countries do not tell it."
    case .timeline: "Who told a story first, how it spread, and what was changed since."
    case .trends: "Names and words that are in the news more often than usual."
    case .diff: "How an article has changed since it was first seen; lists show ✎ at such articles."
    case .read: "The text of articles of the list, of a page or of a file, with its links numbered."
    case .download: "Keeps the texts of a list, to be read without the network; done twice, it goes on where it ended."
    case .translate: "The text of an article beside its translation by a program of yours (settings translator)."
    case .search: "Articles in which the words stand."
    case .live: "Search whose results follow the typing; Enter opens one, Esc goes back."
    case .find: "Finds articles in the archive of everything seen so far, without the network."
    case .sources: "The sources there are, searched and narrowed."
    case .source: "Shows your favourite source, or chooses one, keeps it and shows its headlines."
    case .filter: "How the list of sources is divided; stays until changed."
    case .countries: "The countries that have headlines."
    case .languages: "The languages that news is searched in."
    case .categories: "The seven categories; each is a command, too."
    case .topics: "Topics, regions and cities whose news \"top\" shows: top space, top boston."
    case .map: "The news map, with a marker for each country; alone, on a terminal, one to move about in."
    case .near: "The country you are in or, where it has no news here, the nearest one."
    case .heat: "How many fresh headlines are kept of each country, as shades on the map."
    case .world: "The first headlines of many countries, fetched side by side with 55 requests."
    case .country: "Shows or sets your country; it is kept."
    case .language: "Shows or sets the language of searches; it is kept."
    case .settings: "All settings and how to change them."
    case .reset: "Country, language and source go back to the defaults."
    case .mark: "Marks articles as read or unread; lists show • at those that are unread."
    case .save: "Saves articles, with a label if you like; lists show ★, and they are never dropped from the archive."
    case .unsave: "Articles are no longer saved, and lose their labels."
    case .saved: "The saved articles, or those with a label."
    case .feeds:
      "Your own feeds, in folders: lists, opens, adds, removes, renames, moves, checks, imports and exports them."
    case .mute: "Hides the articles with a text, of a source, or of a story, from all lists."
    case .mutes: "Your mutes: what they hide, and until when."
    case .unmute: "Takes back a mute."
    case .follow: "Keeps a search: every article that comes is compared with it."
    case .follows: "Your follows, with what is new for each."
    case .unfollow: "Ends a follow."
    case .collect: "From the command line: fetches what you care for, for you to read later."
    case .brief: "One page of what is new, cut to the minutes you have."
    case .summary: "What is new in one line, for status lines of other programs."
    case .archive: "Everything that was ever listed: its size; exports, imports, checks, compacts and forgets."
    case .key: "State of the NewsAPI key; sets or forgets it."
    case .quota: "NewsAPI requests of the last 24 hours, and what is left."
    case .history: "The last commands."
    case .format: "Shows or sets the output format of this session."
    case .back: "Back to the screen before."
    case .forward: "Forward again after back."
    case .home: "The first screen of the session; at its start, your country's headlines."
    case .help: "All commands, or one explained."
    case .shell: "Runs a command of the system's shell."
    case .quit: "Ends the session."
    }
  }

  package func examples(of command: CommandName) -> [String] {
    switch command {
    case .top:
      [
        "top", "top sports japan", "france", "business --country jp", "top favourite --limit 5", "top --unread",
      ]
    case .open: ["top", "open 3", "4", "open 1 5-6"]
    case .next: ["top", "open 1", "next"]
    case .previous: ["top", "open 2", "previous"]
    case .more: ["top --limit 5", "more"]
    case .list: ["top", "open 3", "list", "list --all"]
    case .new: ["new", "new japan --limit 5", "new --country jp", "new --all"]
    case .web: ["top", "web 1"]
    case .share: ["top", "share 3", "share 1 4-6 --to markdown", "share 2 --to qr"]
    case .export: ["top", "export ~/news.html"]
    case .why: ["top", "why 3"]
    case .diff: ["top", "diff 1"]
    case .stories: ["stories", "stories france --since 2d", "stories --min 5", "stories --articles"]
    case .compare: ["top", "compare 1", "compare 1 --in fr,de,jp"]
    case .timeline: ["top", "timeline 1"]
    case .trends: ["trends", "trends --days 30"]
    case .read: ["top", "read 1", "read 1 --again"]
    case .download: ["top", "download 1-3", "download"]
    case .translate:
      ["settings translator 'trans -brief :%l'", "top", "translate 1", "translate 1 --to es"]
    case .search:
      [
        "search moon", "search 'world cup' --sort popularity --limit 5", "search peace --to yesterday --in title",
      ]
    case .live: ["live", "live moon", "live --kept moon"]
    case .find:
      [
        "find moon", "find 'world cup' --in title --since 3d", "find war OR peace --country fr --sort relevancy",
      ]
    case .sources: ["sources", "sources bbc", "sources --language fr --category general"]
    case .source: ["source", "source bbc-news", "source Le Monde"]
    case .filter: ["sources", "filter by-language", "filter all"]
    case .countries: ["countries", "countries united"]
    case .languages: ["languages", "languages fr"]
    case .categories: ["categories", "open 4"]
    case .topics: ["topics", "topics sport", "settings topics 'space, boston'"]
    case .map: ["map --zoom 0", "map japan", "map germany --zoom 2", "map --prose"]
    case .near: ["near 36.75 3.06", "near 48,85 2,35"]
    case .heat: ["heat"]
    case .world: ["world", "world sports --limit 2", "world --all"]
    case .country: ["country", "country japan", "pays Émirats arabes unis"]
    case .language: ["language", "language en", "langue arabe"]
    case .settings:
      [
        "settings", "settings place 48.85 2.35", "settings location off", "settings place none",
        "settings pictures off", "settings accessible on", "settings prompt '%c %s>'", "settings prompt none",
        "settings private-network on", "settings sample on", "settings keep 90", "settings keep forever",
        "settings archive on", "settings keep-texts 30", "settings translator 'trans -brief :%l'",
        "settings translator none", "settings on-alert 'logger -t news'", "settings on-alert none",
      ]
    case .reset: ["country japan", "reset"]
    case .mark: ["top", "mark 1-3 read", "mark all unread"]
    case .save: ["top", "save 1", "save 2-3 --as moon", "save 1 --story"]
    case .unsave: ["top", "save 1", "unsave 1"]
    case .saved: ["saved", "saved moon"]
    case .feeds: ["feeds", "feeds export"]
    case .mute:
      [
        "mute world cup --for 7d", "mute lottery --in title", "mute --source 'Le Monde'", "top",
      ]
    case .mutes: ["mutes"]
    case .unmute: ["mute world cup", "unmute 1"]
    case .follow: ["follow mars", "follow 'climate OR warming' --country fr --notify --quiet 22-7", "follows"]
    case .follows: ["follows"]
    case .unfollow: ["follow mars", "unfollow 1"]
    case .collect: ["collect --once", "collect --what countries --every 1h"]
    case .brief: ["brief", "brief --minutes 10", "brief --if-new"]
    case .summary: ["summary"]
    case .archive: ["archive", "archive export ~/news.jsonl.gz", "archive check", "archive forget --before 365d"]
    case .key: ["key"]
    case .quota: ["quota"]
    case .history: ["history", "history 5"]
    case .format: ["format", "format json", "format text"]
    case .back: ["top", "open 3", "back"]
    case .forward: ["top", "open 3", "back", "forward"]
    case .home: ["top", "open 3", "home"]
    case .help: ["help", "help open", "help output"]
    case .shell: ["!true"]
    case .quit: ["quit"]
    }
  }
}

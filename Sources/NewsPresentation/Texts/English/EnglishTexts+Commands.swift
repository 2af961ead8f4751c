extension EnglishTexts {
  package func names(of command: CommandName) -> [String] {
    switch command {
    case .top: ["top", "headlines"]
    case .open: ["open"]
    case .next: ["next"]
    case .previous: ["previous"]
    case .more: ["more"]
    case .list: ["list"]
    case .browse: ["browse"]
    case .new: ["new"]
    case .web: ["web"]
    case .share: ["share", "copy"]
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
    case .alias: ["alias"]
    case .unalias: ["unalias"]
    case .bind: ["bind"]
    case .unbind: ["unbind"]
    case .mark: ["mark"]
    case .save: ["save"]
    case .unsave: ["unsave", "remove"]
    case .saved: ["saved"]
    case .feeds: ["feeds"]
    case .mute: ["mute"]
    case .mutes: ["mutes"]
    case .unmute: ["unmute"]
    case .undo: ["undo"]
    case .follow: ["follow"]
    case .follows: ["follows"]
    case .unfollow: ["unfollow"]
    case .collect: ["collect"]
    case .summary: ["summary"]
    case .brief: ["brief"]
    case .archive: ["archive"]
    case .key: ["key"]
    case .quota: ["quota"]
    case .doctor: ["doctor"]
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

  package func summary(of command: CommandName) -> String {
    switch command {
    case .top: "Show headlines for a country, source or category."
    case .open: "Open a list item: an article, source, country or category."
    case .next: "Open the next article in the list."
    case .previous: "Open the previous article in the list."
    case .more: "Show the next page of the list; numbering continues."
    case .list: "Show the list again (• unread, ★ saved, ✎ changed)."
    case .browse: "Walk the list with keys: open, read, save, narrow."
    case .new: "List articles that are new since your last visit."
    case .web: "Open an article's page in the browser."
    case .share: "Share an article's title and link, without trackers."
    case .export: "Export the list to a file: a web page, data or a feed."
    case .why: "Show an article's origin, or why two are in one story."
    case .stories: "List stories, those with most sources in the period first."
    case .compare: "Compare how countries cover a story."
    case .timeline: "Trace a story: who had it first, who followed, what changed."
    case .trends: "List names and words that are in the news more than usual."
    case .diff: "Show how an article has changed (✎ in lists)."
    case .read: "Read the text of an article, web page or file."
    case .download: "Save the texts of a list for offline reading."
    case .translate: "Translate an article with a program of your choice."
    case .search: "Search articles."
    case .live: "Search as you type; Enter opens a result, Esc goes back."
    case .find: "Find articles in the archive, offline."
    case .sources: "List sources by name, language, category or country."
    case .source: "Show your favourite source, or choose one and read it."
    case .filter: "Show or choose how sources are grouped."
    case .countries: "List countries that have headlines."
    case .languages: "List languages you can search in."
    case .categories: "List the seven categories; each is also a command."
    case .topics: "List topics, regions and some cities to read with \"top\"."
    case .map: "Show the news map, or explore it on a terminal."
    case .near: "Find the country you're in, or the nearest with headlines."
    case .heat: "Show on a map how many recent headlines each country has."
    case .world: "Show top headlines from many countries, in 55 requests."
    case .country: "Show or set your country."
    case .language: "Show or set the search language."
    case .settings: "Show or change settings."
    case .reset: "Reset country, language and source to the defaults."
    case .alias: "List your aliases, or give a line a short name."
    case .unalias: "Remove an alias."
    case .bind: "List your keys, or give a key a line to run."
    case .unbind: "Give a key its usual meaning again."
    case .mark: "Mark articles as read or unread (• in lists)."
    case .save: "Save articles for good, with or without a label."
    case .unsave: "Unsave articles and remove their labels."
    case .saved: "List saved articles, or those with a label."
    case .feeds: "List or manage your own feeds and folders."
    case .mute: "Hide articles from all lists, by text, source or story."
    case .mutes: "List your mutes, what they hide and when they end."
    case .unmute: "Remove a mute."
    case .undo: "Take back the last change to marks, feeds or settings."
    case .follow: "Follow a search to see new articles that match."
    case .follows: "List your follows, with their new articles."
    case .unfollow: "Stop following a search."
    case .collect: "Collect news to read later, from your system shell."
    case .brief: "Show what's new on one page, in the minutes you have."
    case .summary: "Sum up what's new in one line, for status bars."
    case .archive: "Show the size of the archive, or manage it."
    case .key: "Show if a NewsAPI key is set, set one or forget it."
    case .doctor: "Check that everything works, and say what to do if not."
    case .quota: "Show NewsAPI requests in the last 24 hours and what's left."
    case .history: "List recent commands."
    case .format: "Show or set the output format for this session."
    case .back: "Go back to the previous screen."
    case .forward: "Go forward again after back."
    case .home: "Go to the first screen, or your country's headlines."
    case .help: "List commands, or explain one."
    case .shell: "Run a system shell command."
    case .quit: "Quit supernews."
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
    case .browse: ["top", "browse"]
    case .new: ["new", "new japan --limit 5", "new --country jp", "new --all"]
    case .web: ["top", "web 1"]
    case .share: ["top", "share 3", "share 1 4-6 --to markdown", "share 2 --to qr"]
    case .export: ["top", "export ~/news.html"]
    case .why: ["top", "why 3", "why 1 2"]
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
    case .country: ["country", "country japan", "country united arab emirates"]
    case .language: ["language", "language en", "langue arabe"]
    case .settings:
      [
        "settings", "settings place 48.85 2.35", "settings location off", "settings place none",
        "settings pictures off", "settings accessible on", "settings prompt '%c %s>'", "settings prompt none",
        "settings colours light", "settings colours none", "settings dates iso", "settings dates relative",
        "settings private-network on", "settings sample on", "settings keep 90", "settings keep forever",
        "settings archive on", "settings keep-texts 30", "settings translator 'trans -brief :%l'",
        "settings translator none", "settings on-alert 'logger -t news'", "settings on-alert none",
      ]
    case .reset: ["country japan", "reset"]
    case .mark: ["top", "mark 1-3 read", "mark all unread", "mark read --older 7d"]
    case .alias: ["alias hot='top sports --limit 5'", "alias about='find $1 --since 7d'", "alias", "alias hot"]
    case .unalias: ["alias hot='top sports'", "unalias hot"]
    case .bind: ["bind ctrl-t 'top sports'", "bind f5 'top; new'", "bind j next", "bind"]
    case .unbind: ["bind ctrl-t 'top sports'", "unbind ctrl-t"]
    case .save: ["top", "save 1", "save 2-3 --as moon", "save 1 --story"]
    case .unsave: ["top", "save 1", "unsave 1"]
    case .saved: ["saved", "saved moon"]
    case .feeds: ["feeds", "feeds --sort unread", "feeds export"]
    case .mute:
      [
        "mute world cup --for 7d", "mute lottery --in title", "mute --source 'Le Monde'", "top",
      ]
    case .mutes: ["mutes"]
    case .unmute: ["mute world cup", "unmute 1"]
    case .undo: ["mute world cup", "follow mars", "undo --list", "undo 2", "country japan", "undo"]
    case .follow: ["follow mars", "follow 'climate OR warming' --country fr --notify --quiet 22-7", "follows"]
    case .follows: ["follows"]
    case .unfollow: ["follow mars", "unfollow 1"]
    case .collect: ["collect --once", "collect --what countries --every 1h"]
    case .brief: ["brief", "brief --minutes 10", "brief --if-new"]
    case .summary: ["summary"]
    case .archive: ["archive", "archive export ~/news.jsonl.gz", "archive check", "archive forget --before 365d"]
    case .key: ["key"]
    case .quota: ["quota"]
    case .doctor: ["doctor", "doctor --offline", "doctor --report ~/report.txt"]
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

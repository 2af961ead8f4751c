extension EnglishTexts {
  package func phrase(_ phrase: ManualPhrase) -> String {
    switch phrase {
    case .nameTitle: "NAME"
    case .synopsis: "[options] [command …]"
    case .languageTitle: "LANGUAGE"
    case .commandsTitle: "COMMANDS"
    case .outputTitle: "OUTPUT"
    case .exitStatusTitle: "EXIT STATUS"
    case .environmentTitle: "ENVIRONMENT"
    case .filesTitle: "FILES"
    case .examplesTitle: "EXAMPLES"
    case .seeAlsoTitle: "SEE ALSO"
    case .also: "Also: "
    case .shell:
      "supernews is a shell for the world's news. It remembers your country, language, source and the list you are "
        + "reading, completes with Tab, speaks English and French, and runs scripts as well as commands you type."
    case .startingPoints:
      "Without a command, supernews is interactive if standard input is a terminal; otherwise it runs standard input "
        + "as a script. The words after the options form a single command, which may have options of its own."
    case .providers:
      "News comes from NewsAPI if you have a key, and from feeds, which need none. If no service answers, it comes "
        + "from the archive on this machine. If the archive has nothing either, a session at a terminal shows a sample "
        + "of dated events from history; a script does so only with `--provider sample` or after `settings sample on`."
    case .line:
      "A command consists of words separated by spaces. `'…'` and `\"…\"` quote text, and `\\` quotes the next "
        + "character. A `;` or the end of the line ends a command; a `#` at the start of a word begins a comment."
    case .options: "Write options as `--name value` or `--name=value`; `--` ends them."
    case .names:
      "Type the names of commands, countries, languages, categories and sources in English or French. Case and accents "
        + "don't matter. At the prompt, a prefix that only one of them has will do; scripts need whole names."
    case .namesAlone:
      "A line that is not a command but the full name of a country, source or category, or of a category and a "
        + "country, shows the matching headlines: `france`, `le monde`, `japan sports`."
    case .items:
      "Items are numbered from 1: `3`, `1 4-6`, `all`. Numbers refer to the last list shown and stay the same until "
        + "the next one. A number or range on its own opens those items."
    case .endings: "You can redirect the output of a command, run a system shell command, and repeat a line:"
    case .pipeTerm: "| COMMAND"
    case .pipe:
      "sends the output to a system shell command, which ends at a `;` outside quotes or at the end of the line"
    case .fileTerm: "> FILE"
    case .file: "writes the output to a file, replacing its contents"
    case .appendedFileTerm: ">> FILE"
    case .appendedFile: "appends the output to a file"
    case .shellCommandTerm: "!COMMAND"
    case .shellCommand: "at the start of a command, runs a system shell command, which takes the rest of the line"
    case .repeated: "at the prompt, repeats the previous line; anything after it is appended"
    case .textFormat:
      "for people: lists are cut to the width of the terminal, and articles are wrapped; at the prompt, a list fills "
        + "the window (`more` shows the rest), and a longer text is shown page by page, with keys"
    case .tsvFormat:
      "tab-separated values without a header: number, date (UTC), source, title, URL and, last, ID of an article, with "
        + "its country before the ID for `world`; number, ID, name, category, language and country of a source"
    case .jsonFormat:
      "one object per line, identified by its `type`; every command, even a failed one, ends with a line of type "
        + "`status`, so that a program can drive the shell through pipes; missing values are `null`"
    case .results:
      "Results go to standard output. Errors go to standard error, with their line in the script; in json, the "
        + "`status` line also has them as an object `error` with `code`, `message` and `hint`."
    case .errorCodes: "The codes are \(errorCodes)."
    case .keyVariable: "NewsAPI key; takes precedence over a saved key"
    case .newsAPIVariable: "base URL of NewsAPI (default: https://newsapi.org/v2)"
    case .feedsVariable: "base URL of Google News feeds (default: https://news.google.com)"
    case .archiveVariable:
      "URL of a PostgreSQL server that holds the archive, for this session; `archive setup` creates the tables there, "
        + "and `archive copy` copies your archive to the server or back"
    case .catalogueVariable: "file of feeds by topic, instead of the built-in one"
    case .gpsdVariable: "address of gpsd (default: 127.0.0.1:2947)"
    case .nowVariable: "time to use as the current time, such as 2026-11-22T06:00:00Z or seconds since 1970; for tests"
    case .localeVariables: "interface language, unless `--lang` is given"
    case .pagerVariable:
      "program that shows long texts on a terminal, unless it is less, more or most; empty to print them; "
        + "`settings pager` takes precedence"
    case .browserVariable: "browser that opens an article's page"
    case .accessibleVariable:
      "1 adapts output to screen readers: no drawings, nothing conveyed by colour alone, labels before values"
    case .colourVariables: "the first turns colour off; the second keeps it even when output is not a terminal"
    case .hyperlinkVariable: "1 makes titles links on every terminal, 0 on none"
    case .terminalVariables: "terminal type; output size when there is no terminal"
    case .timeZoneVariable: "time zone for dates, also used to guess your location if nothing better is known"
    case .proxyVariables: "proxies, as for curl"
    case .certificateVariables: "trusted certificates, as for curl"
    case .configFile:
      "settings, as lines of `key = value`; in the prompt, `%c` is the country, `%l` the language, `%s` the source, "
        + "`%n` the number of items, `%q` the requests left and `%u` the new unread articles; in the translator's "
        + "command, `%l` is the target language and `%s` the language of the text; the `on-alert` program receives "
        + "each alert as JSON"
    case .rcFile: "commands to run at the start of an interactive session, and of a script with --rc"
    case .keyFile: "NewsAPI key, readable only by you; never written through a symbolic link"
    case .feedsFile: "your own feeds"
    case .historyFile: "commands you typed"
    case .archiveFile:
      "every article listed, with your marks; `archive export` writes it all to a .jsonl or .jsonl.gz file to import "
        + "on another machine; `archive import` also reads output of `-F json` and newsboat's `cache.db`; `archive "
        + "forget --all` deletes your marks, follows and mutes too"
    case .storeFile: "cache of downloaded data, which can be downloaded again"
    case .folders:
      "Without these variables, the folders are `~/.config`, `~/.local/state`, `~/.local/share` and `~/.cache`. With "
        + "`--no-config`, nothing is read from or written to them. If your home folder doesn't exist, it is not "
        + "created, and nothing is saved after the session. A file that cannot be read is left alone and never "
        + "overwritten."
    case .filteredLine: "supernews -c 'top --limit 100 | grep -i moon'"
    case .filtered: "filter headlines with grep"
    case .addedLine: "supernews -F tsv top >>headlines.tsv"
    case .added: "append today's headlines to a file"
    case .addressesLine: "supernews -F json search moon | jq -r 'select(.type == \"article\").url'"
    case .addresses: "print only the URLs"
    }
  }
}

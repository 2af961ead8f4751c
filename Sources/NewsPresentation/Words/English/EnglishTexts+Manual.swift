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
      "supernews is a shell for the world's news. It keeps what you have chosen (country, language, source, the list "
        + "you are reading), completes with Tab, speaks English and French, and takes a script as well as a person at "
        + "the keyboard."
    case .startingPoints:
      "Without a command, it is interactive where standard input is a terminal, and runs standard input as a script "
        + "otherwise. The words behind the options are one command, whose own options follow it."
    case .providers:
      "News comes from NewsAPI where there is a key, and from feeds without one; where nobody answers, from the "
        + "archive on this machine. Where it has nothing, a sample of dated events of history stands in at a terminal; "
        + "in a script only with `--provider sample` or after `settings sample on`."
    case .line:
      "A command is a line of words with blanks between them. `'…'` and `\"…\"` quote, and `\\` takes the next "
        + "character as it is. `;` or the end of the line ends a command, and `#` at the start of a word begins a "
        + "comment."
    case .options: "Options are `--name value` or `--name=value`, and `--` ends them."
    case .names:
      "Commands, countries, languages, categories and sources are called by their names in English or French, "
        + "without regard to case and accents, or by any beginning that only one of them has."
    case .namesAlone:
      "A line that is no command, but the whole name of a country, a source or a category, or of a category and a "
        + "country, shows its headlines: `france`, `le monde`, `japan sports`."
    case .items:
      "Items are numbered from 1: `3`, `1 4-6`, `all`. The numbers belong to the list shown last and do not shift. A "
        + "number or range alone opens these items."
    case .endings: "The ending of a command says where its result goes:"
    case .pipeTerm: "| COMMAND"
    case .pipe: "to a command of the system's shell, which runs up to a `;` outside quotes or the end of the line"
    case .fileTerm: "> FILE"
    case .file: "into a file, in the place of what it held"
    case .appendedFileTerm: ">> FILE"
    case .appendedFile: "into a file, behind what it holds"
    case .shellCommandTerm: "!COMMAND"
    case .shellCommand:
      "at the start of a command, runs one of the system's shell, whose own the whole rest of the line is"
    case .repeated: "at a prompt, runs the line before once more; what stands behind it goes on with that line"
    case .textFormat:
      "for people: lists cut to the width of the terminal, articles wrapped; at the prompt, lists as long as the "
        + "window, which `more` goes on with, and texts longer than it through the pager"
    case .tsvFormat:
      "values separated by tabs, without a header: number, date (UTC), source, title and address of an article, and "
        + "of `world` its country; number, id, name, category, language and country of a source"
    case .jsonFormat:
      "one object a line, told apart by `type`; each command ends with one line whose type is `status`, failures "
        + "included, so that a program can drive the shell through pipes; what is absent is `null`"
    case .results:
      "Results go to standard output. What goes wrong is said on standard error, with the line of the script, and in "
        + "the status line of json as an object `error` with `code`, `message` and `hint`."
    case .errorCodes: "The codes are \(errorCodes)."
    case .keyVariable: "the NewsAPI key, before one that is kept"
    case .newsAPIVariable: "where NewsAPI is (https://newsapi.org/v2)"
    case .feedsVariable: "where feeds are asked (https://news.google.com)"
    case .archiveVariable: "the address of a PostgreSQL server that has the archive, for this run"
    case .catalogueVariable: "a file of feeds by topic instead of the one that the program carries"
    case .gpsdVariable: "where gpsd listens (127.0.0.1:2947)"
    case .nowVariable: "the time that it takes to be now, such as 2026-11-22T06:00:00Z or seconds since 1970; for tests"
    case .localeVariables: "language of the interface, where `--lang` does not say it"
    case .pagerVariable: "through which long results are read on a terminal (less -eRX)"
    case .browserVariable: "opens the page of an article"
    case .accessibleVariable:
      "1 writes for screen readers: no drawing, nothing said by colour alone, labels before values"
    case .colourVariables: "no colour at all; colour where output goes to no terminal, too"
    case .hyperlinkVariable: "1 links titles on every terminal, 0 on none"
    case .terminalVariables: "the kind of terminal; the size of what is drawn where there is none"
    case .timeZoneVariable: "the time zone of dates, and of where you are if nothing else tells"
    case .proxyVariables: "the way to the network, as for curl"
    case .certificateVariables: "certificates to trust, as for curl"
    case .configFile: "settings, as lines of `key = value`"
    case .rcFile: "commands that run at the start of an interactive session"
    case .keyFile: "the NewsAPI key, for your eyes only; it is not written through a symbolic link"
    case .feedsFile: "your own feeds"
    case .historyFile: "the commands typed"
    case .archiveFile:
      "every article that was listed, with your marks; `archive export` takes it to another machine"
    case .storeFile: "what was fetched, and can be fetched again"
    case .folders:
      "Without these variables the folders are `~/.config`, `~/.local/state`, `~/.local/share` and `~/.cache`. With "
        + "`--no-config` nothing is read from them nor written there. A home that does not exist is not made: what would "
        + "be kept there is of the run alone. A file that cannot be read is left as it is, and not written over."
    case .filteredLine: "supernews -c 'top --limit 100 | grep -i moon'"
    case .filtered: "what a program of the system picks out"
    case .addedLine: "supernews -F tsv top >>headlines.tsv"
    case .added: "today's headlines behind those of yesterday"
    case .addressesLine: "supernews -F json search moon | jq -r 'select(.type == \"article\").url'"
    case .addresses: "the addresses alone"
    }
  }
}

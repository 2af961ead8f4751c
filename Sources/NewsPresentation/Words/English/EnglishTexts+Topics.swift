extension EnglishTexts {
  package func phrase(_ phrase: TopicPhrase) -> String {
    switch phrase {
    case .outputName: "output"
    case .scriptingName: "scripting"
    case .outputTitle: "Where results go"
    case .scriptingTitle: "supernews in scripts"
    case .pipedLine: "top | grep -i moon"
    case .piped: "to a command of the system's shell, up to a ; outside quotes"
    case .writtenLine: "open 3 > article.txt"
    case .written: "into a file, in the place of an older one"
    case .appendedLine: "top >> log.txt"
    case .appended: "added to a file"
    case .shellCommand: "a command of the shell; the whole line is its own"
    case .exportedLine: "export list.html"
    case .exported: "the list as a page, or as .md, .json, .csv or .opml"
    case .sharedLine: "share 3 --to clipboard"
    case .shared: "or mail, qr, markdown, text"
    case .formats: "for programs; tsv is tables, text is for people"
    case .pager: "shows what is longer than the window at the prompt (less -eRX); empty, nothing does"
    case .commands: "the commands given; ; or a newline ends each"
    case .commentLine: "top --limit 5  # why"
    case .fileLine: "supernews -f morning.news"
    case .file: "those of a file, which may begin with #!"
    case .comment: "# begins a comment, quotes keep words together"
    case .objects: "an object a line, and one of type status after each command"
    case .failFast: "stops at the first command that fails"
    case .statusTerm: "exit status"
    case .statuses: "0 all went well, 1 a command failed, 2 wrong options, 130 interrupted"
    case .errors: "errors go to standard error, with source and line: supernews: stdin:3: open: …"
    case .rc: "commands of this file beside the settings run when a session begins at a terminal"
    }
  }
}

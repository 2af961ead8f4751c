extension EnglishTexts {
  package func phrase(_ phrase: TopicPhrase) -> String {
    switch phrase {
    case .outputName: "output"
    case .scriptingName: "scripting"
    case .outputTitle: "Where results go"
    case .scriptingTitle: "supernews in scripts"
    case .pipedLine: "top | grep -i moon"
    case .piped: "to a shell command, up to a ; outside quotes"
    case .writtenLine: "open 3 > article.txt"
    case .written: "to a file, replacing its contents"
    case .appendedLine: "top >> log.txt"
    case .appended: "to the end of a file"
    case .shellCommand: "a shell command, up to the end of the line"
    case .exportedLine: "export list.html"
    case .exported: "the list as a page, data or a feed; see help export"
    case .sharedLine: "share 3 --to clipboard"
    case .shared: "an article; also to mail, qr, markdown or text"
    case .formats: "for programs, like tsv; text is for people"
    case .pager: "pager program (default: less -eRX); empty for none"
    case .commands: "commands separated by ; or newlines"
    case .commentLine: "top --limit 5  # why"
    case .fileLine: "supernews -f morning.news"
    case .file: "a script file, which may start with #!"
    case .comment: "# begins a comment; quotes keep words together"
    case .objects: "one object per line, then a status line per command"
    case .failFast: "stop at the first command that fails"
    case .statusTerm: "exit status"
    case .statuses: "0 success, 1 failure, 2 invalid options, 130 Ctrl-C"
    case .errors: "errors, with their line: supernews: stdin:3: open: …"
    case .rc: "file of startup commands, in the settings folder"
    }
  }
}

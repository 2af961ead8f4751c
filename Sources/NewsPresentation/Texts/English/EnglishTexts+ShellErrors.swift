import NewsDomain

extension EnglishTexts {
  package func explain(_ error: ShellError) -> Explanation {
    switch error {
    case .usage(let error): explain(error)
    case .value(let error): explain(error)
    case .redirection(let error): explain(error)
    case .terminal(let error): explain(error)
    case .screen(let error): explain(error)
    }
  }

  private func explain(_ error: UsageError) -> Explanation {
    switch error {
    case .unknownCommand(_, let nearest):
      Explanation(
        "unknown command", nearest.map { "did you mean \"\($0)\"?" } ?? "type help all to list commands"
      )
    case .wholeCommand:
      Explanation("a whole command in one word", "leave out the quotes around it, or use supernews -c")
    case .noHelp(let word, let nearest):
      Explanation(
        "nothing found on \"\(word)\" in the help",
        nearest.map { "did you mean \"\($0)\"?" } ?? "type help all to list commands")
    case .numberForWords(let number, .mute):
      Explanation("\(number) is an item of the list, not words", "to hide its story, type mute --story \(number)")
    case .numberForWords(let number, _):
      Explanation("a follow takes words, and \(number) is an item of the list", "give words from its title")
    case .ambiguousCommand(_, let candidates):
      Explanation("ambiguous command: \(list(candidates))", "type more of the name")
    case .unknownOption(let option, let nearest, let command):
      Explanation(
        "unknown option \(option)",
        nearest.map { "did you mean \($0)?" } ?? "usage: \(command.usage.text(in: language))")
    case .missing(let argument, let command):
      Explanation("missing \(argument.english)", "usage: \(command.usage.text(in: language))")
    case .tooMany(let text, let command):
      Explanation("unexpected argument \"\(text)\"", "usage: \(command.usage.text(in: language))")
    case .missingValue(let option, let value):
      Explanation("\(option) needs a value", "give one: \(option) \(value)")
    case .unconfirmed(let preview):
      Explanation(
        "this would delete "
          + [preview.count == 0 ? nil : counted(preview.count), preview.marks.isEmpty ? nil : list(of: preview.marks)]
          .compactMap(\.self).joined(separator: " and "), "add --yes to confirm")
    case .unconfirmedPages(let count):
      Explanation("this would open \(grouped(count)) pages", "add --yes to confirm")
    case .notTogether(let one, let other):
      Explanation("\(one.english) and \(other.english) cannot be combined", "leave one of them out")
    case .severalLabels: Explanation("only one label at a time", "type save again to add another")
    case .optionOf(let option, let command, let action):
      Explanation("\(option) belongs to \"\(command.english) \(action.english)\" only", "leave it out here")
    case .noValueWanted(let option):
      Explanation("\(option) takes no value", "use \(option) on its own")
    case .unclosedQuote(let quote):
      Explanation("unclosed quote \(quote)", "close it, or write \\\(quote)")
    case .emptyRequest(let id):
      Explanation("there is no command after @\(id)", "write one, for example @\(id) top")
    case .notAtPrompt(let command):
      Explanation(
        "not available inside supernews",
        "run it in your system shell or in a script: supernews \(command.name.english)")
    case .aliasLoop(let names):
      Explanation(
        "aliases in a circle: \(names.joined(separator: " → "))", "type unalias \(names.first ?? ""), or change one")
    case .aliasTooDeep(let names):
      Explanation(
        "too many aliases inside each other: \(list(names))", "put the commands into fewer of them")
    case .aliasTooLong(let name, let limit):
      Explanation(
        "the alias \(name) stands for more than \(limit) commands", "put them into a file, and run it with -f")
    case .aliasNeeds(let name, let count):
      Explanation(
        "the alias \(name) takes \(count == 1 ? "a word" : "\(count) words")",
        "give \(count == 1 ? "it" : "them") after the name")
    case .aliasInScript:
      Explanation("aliases are for the prompt", "start the script with supernews --rc to use them there")
    case .secretInStoredLine:
      Explanation(
        "nothing was stored: the line has a key or a password, which others could see",
        "leave it out; for NewsAPI type key set, for a program put it into a file that the program reads")
    case .notInFull(let typed, let name):
      Explanation(
        "\"\(typed)\" is abbreviated, and what deletes must be written in full in scripts and aliases",
        "write \(name.english)")
    case .secretInLine:
      Explanation(
        "the key was ignored, because others could see it on the command line",
        "type key set on its own, then enter the key, which stays hidden")
    }
  }

  private func explain(_ error: ValueError) -> Explanation {
    switch error {
    case .notOneOf(let text, let nearest, let known):
      Explanation(
        "unknown value \"\(text)\"",
        nearest.map { "did you mean \"\($0.english)\"?" }
          ?? "use one of: \(known.map(\.english).joined(separator: ", "))")
    case .unknownSetting(let text, let nearest):
      Explanation(
        "unknown setting \"\(text)\"",
        nearest.map { "did you mean \"\($0.english)\"?" } ?? "type settings to list them")
    case .notAnAliasName(let text):
      Explanation(
        "\"\(text)\" cannot name an alias",
        "use letters, digits and hyphens, a letter first, \(AliasName.longest) at most")
    case .nameOfCommand(let text, let command):
      Explanation(
        "\"\(text)\" already means \(name(of: command))", "choose another name for the alias")
    case .unknownAlias(let text, let nearest):
      Explanation(
        "no alias is called \"\(text)\"", nearest.map { "did you mean \"\($0)\"?" } ?? "type alias to list yours")
    case .notAKey(let text):
      Explanation("\"\(text)\" is not a key", "use ctrl-x, alt-x, f1 to f12, or a single letter")
    case .reservedKey(let text):
      Explanation(
        "\(text) is needed by the terminal or the prompt, so it cannot be bound", "use another key, for example ctrl-t")
    case .unboundKey(let text):
      Explanation("\(text) has no line of yours", "type bind to list your keys")
    case .colourFile(let problem): explain(problem)
    case .notANumber(let text, let from, let to):
      Explanation("invalid number \"\(text)\"", "give one from \(from) to \(to)")
    case .notADayCount(let text, let from, let to):
      Explanation("invalid number of days \"\(text)\"", "give one from \(from) to \(to), for example 7d")
    case .notAnInterval(let text):
      Explanation("invalid interval \"\(text)\"", "give one from 1 minute to 1 day, for example 15m or 2h")
    case .notHours(let text):
      Explanation("invalid hours \"\(text)\"", "give the hours at which they begin and end, for example 22-7")
    case .notAnItem(let text):
      Explanation(
        "\"\(text)\" is not an item", "give a number from the list, such as 3; where several are allowed, 4-6 or all")
    case .notADay(let text):
      Explanation("\"\(text)\" is not a day", "give 2026-11-01, today, yesterday, or 3d for three days ago")
    case .notSetHere(let key, let value?):
      Explanation(
        "\(label(of: key)) is changed by a command of its own", "type \(advice(for: key, value: value))")
    case .notSetHere(let key, nil):
      Explanation("\"settings\" only explains \(label(of: key))", "to change it: \(advice(for: key))")
    case .notAPlace(let text):
      Explanation(
        "unknown place \"\(text)\"",
        "give a larger city, or LAT LON (-90 to 90, -180 to 180), for example 48.85 2.35")
    case .notAProgram(let text):
      Explanation(
        "\"\(text)\" is not a single program with arguments",
        "quote | > ; # and !, since no shell runs it, or put it in a script")
    case .notATargetName(let text):
      Explanation(
        "\"\(text)\" cannot name a target",
        "use a letter, then letters, digits or hyphens, but no word that share already knows")
    case .noTargetProgram(let name):
      Explanation(
        "no program given for \(name)",
        "type settings share-to \(name) 'PROGRAM {url} {title}', or settings share-to \(name) off to remove it")
    case .unknownFileFormat(let name, let known):
      Explanation(
        "unknown file format for \"\(name)\"", "use a name that ends in one of: \(known.joined(separator: ", "))")
    }
  }

  private func explain(_ error: RedirectionError) -> Explanation {
    switch error {
    case .outputFailed(let detail):
      Explanation("standard output: \(detail)", "the output is incomplete")
    case .nothingToSend:
      Explanation("no command given before | or >", "put one there, for example top")
    case .noShellCommand:
      Explanation("no shell command given", "put one after | or !")
    case .nothingToRepeat:
      Explanation(
        "no previous line to repeat", "type the line itself; !! works only at the prompt")
    case .notOneFile:
      Explanation("> takes one file name", "quote a name that has spaces")
    case .twoDestinations(let alias):
      Explanation("the alias \(alias) already sends its result elsewhere", "leave out the | or > after it")
    case .shellCommandFailed(let command, let status, let hadResult):
      Explanation("\"\(command)\" \(ended(status))", hadResult ? "type list to see the result it was given" : nil)
    case .pagerFailed(let command, let status):
      Explanation(
        "the pager \"\(command)\" \(ended(status))", "choose another with settings pager, or settings pager built-in")
    }
  }

  private func explain(_ error: TerminalError) -> Explanation {
    switch error {
    case .noTerminal:
      Explanation("live search needs a terminal", "use search in scripts")
    case .notAccessible:
      Explanation("live search cannot be read aloud", "use search instead")
    case .listNeedsTerminal:
      Explanation("walking a list needs a terminal", "use its numbers: open 3, save 3")
    case .listNotAccessible:
      Explanation("a list cannot be walked aloud", "use its numbers: open 3, save 3")
    case .nobodyToAsk:
      Explanation(
        "entering a key needs a terminal",
        "set NEWSAPI_KEY, or type key set at a terminal to save the key")
    case .noInput:
      Explanation("no key given", "type key set to try again")
    }
  }

  private func explain(_ error: ScreenError) -> Explanation {
    switch error {
    case .noArticleOpen:
      Explanation("no article is open", "give an article's number")
    case .notForExport:
      Explanation("this list has no articles or sources", "type top or sources first")
    case .wrongKind:
      Explanation(
        "this list has no articles", "type top first, or back to return to the previous list")
    case .noFeedsListed:
      Explanation("this list has no feeds", "type feeds first, or give a name")
    case .nothingToUndo:
      Explanation("there is nothing to take back", "to see what undo takes back, type help undo")
    case .nowhere(.back):
      Explanation("there is no earlier screen", "type home for the first one")
    case .nowhere(.forward):
      Explanation("there is no later screen", "type back to go the other way")
    case .nowhere(.next):
      Explanation("this is the last article", "type more for the next page, if there is one")
    case .nowhere(.nextUnread):
      Explanation("no unread article comes after this one", "type more for the next page, if there is one")
    case .last(isUnread: false):
      Explanation("this is the last article of the list", "type back for the list")
    case .last(isUnread: true):
      Explanation("no unread article comes after this one", "type back for the list")
    case .nowhere(.previous):
      Explanation("this is the first article", "type list to see them all")
    case .nowhere(.more):
      Explanation("this is the end of the list", "type list to see it again")
    }
  }
}

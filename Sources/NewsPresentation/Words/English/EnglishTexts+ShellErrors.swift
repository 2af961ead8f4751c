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
        "no such command", nearest.map { "did you mean \"\($0)\"?" } ?? "type \"help\" for all of them"
      )
    case .ambiguousCommand(_, let candidates):
      Explanation("could be \(list(candidates))", "type more of the name")
    case .unknownOption(let option, let nearest, let command):
      Explanation(
        "no such option \(option)",
        nearest.map { "did you mean \($0)?" } ?? "usage: \(command.usage.text(in: language))")
    case .missing(let argument, let command):
      Explanation("\(argument.english) is missing", "usage: \(command.usage.text(in: language))")
    case .tooMany(let text, let command):
      Explanation("\"\(text)\" is one word too many", "usage: \(command.usage.text(in: language))")
    case .missingValue(let option):
      Explanation("\(option) needs a value", "write \(option) VALUE")
    case .unconfirmed(let preview):
      Explanation(
        "this would delete "
          + [preview.count == 0 ? nil : counted(preview.count), preview.marks.isEmpty ? nil : list(of: preview.marks)]
          .compactMap(\.self).joined(separator: " and "), "add --yes to do so")
    case .notTogether(let one, let other):
      Explanation("\(one.english) and \(other.english) do not go together", "leave one of them out")
    case .noValueWanted(let option):
      Explanation("\(option) takes no value", "write \(option) alone")
    case .unclosedQuote(let quote):
      Explanation("the quote \(quote) is not closed", "close it, or write \\\(quote)")
    case .notAtPrompt(let command):
      Explanation(
        "\(command.name.english) is a command of the command line",
        "run supernews \(command.name.english) in another terminal, or as a service")
    case .secretInLine:
      Explanation(
        "a key does not belong in the line, where others see it, and was not taken",
        "type \"key set\" and Enter: it asks for the key and does not show it")
    }
  }

  private func explain(_ error: ValueError) -> Explanation {
    switch error {
    case .notOneOf(let text, let nearest, let known):
      Explanation(
        "\"\(text)\" is not known here",
        nearest.map { "did you mean \"\($0)\"?" } ?? "it takes \(known.map(\.english).joined(separator: ", "))")
    case .notANumber(let text, let from, let to):
      Explanation("\"\(text)\" is not a number from \(from) to \(to)", "give one")
    case .notADayCount(let text, let from, let to):
      Explanation("\"\(text)\" is not a number of days from \(from) to \(to)", "give one such as 7d")
    case .notAnInterval(let text):
      Explanation("\"\(text)\" is not a time from a minute to a day", "give one such as 15m or 2h")
    case .notHours(let text):
      Explanation("\"\(text)\" is not hours of the day", "give the first and the last such as 22-7")
    case .notAnItem(let text):
      Explanation(
        "\"\(text)\" is not an item", "an item is a number of the list such as 3; where several are taken, 4-6 or all")
    case .notADay(let text):
      Explanation("\"\(text)\" is not a day", "a day is 2026-11-01, today, yesterday or 3d for three days ago")
    case .notAPlace(let text):
      Explanation(
        "\"\(text)\" is no place",
        "a place is a larger city, or 48.85 2.35: latitude from -90 to 90, longitude from -180 to 180, north and east "
          + "positive")
    case .notAProgram(let text):
      Explanation(
        "\"\(text)\" is not a program with its arguments",
        "no shell runs it: write | > ; # and ! in quotes, or a script")
    case .unknownFileFormat(let name, let known):
      Explanation("the ending of \"\(name)\" names no format", "it can be \(known.joined(separator: ", "))")
    }
  }

  private func explain(_ error: RedirectionError) -> Explanation {
    switch error {
    case .outputFailed(let detail):
      Explanation("standard output: \(detail)", "what was written is not complete")
    case .nothingToSend:
      Explanation("there is no command whose result could go there", "write one before | or >")
    case .noShellCommand:
      Explanation("there is no command for the shell", "write one after | or !")
    case .nothingToRepeat:
      Explanation(
        "there is no line before that !! could run again", "it works at a prompt; write the line itself")
    case .notOneFile:
      Explanation("> wants the name of one file", "quote a name with blanks")
    case .shellCommandFailed(let command, let status, let hadResult):
      Explanation("\"\(command)\" \(ended(status))", hadResult ? "\"list\" shows what it was given" : nil)
    case .pagerFailed(let command, let status):
      Explanation("the pager \"\(command)\" \(ended(status))", "set PAGER to another, or to nothing")
    }
  }

  private func explain(_ error: TerminalError) -> Explanation {
    switch error {
    case .noTerminal:
      Explanation("this needs a terminal", "\"search\" does the same in a script")
    case .notAccessible:
      Explanation("a view that is drawn anew all the time cannot be read aloud", "\"search\" finds the same")
    case .nobodyToAsk:
      Explanation(
        "there is no terminal to ask for the key at",
        "NEWSAPI_KEY sets it for a run, \"key set\" at a terminal keeps it")
    case .noInput:
      Explanation("no key was given", "\"key set\" asks again")
    }
  }

  private func explain(_ error: ScreenError) -> Explanation {
    switch error {
    case .noArticleOpen:
      Explanation("no article is open", "give its number")
    case .notForExport:
      Explanation("the list has neither articles nor sources", "type \"top\" or \"sources\" first")
    case .wrongKind:
      Explanation(
        "the list has no articles", "type \"top\" first, or \"back\" for the list before")
    case .noFeedsListed:
      Explanation("the list has no feeds", "type \"feeds\" first, or give a name")
    case .nowhere(.back):
      Explanation("there is no earlier screen", "\"home\" shows the first")
    case .nowhere(.forward):
      Explanation("there is no later screen", "\"back\" goes the other way")
    case .nowhere(.next):
      Explanation("this is the last article", "\"more\" brings others, if there are any")
    case .nowhere(.previous):
      Explanation("this is the first article", "\"list\" shows them all")
    case .nowhere(.more):
      Explanation("the list has no more", "\"list\" shows it again")
    }
  }
}

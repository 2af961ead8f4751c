import NewsDomain

/// An error in a line or its result, by topic: each topic has its own error type.
package enum ShellError: CodedError {
  case usage(UsageError)
  case value(ValueError)
  case redirection(RedirectionError)
  case terminal(TerminalError)
  case screen(ScreenError)

  package var code: ErrorCode {
    switch self {
    case .usage(let error): error.code
    case .value(let error): error.code
    case .redirection(let error): error.code
    case .terminal(let error): error.code
    case .screen(let error): error.code
    }
  }
}

/// The words of a line do not fit a command.
package enum UsageError: CodedError {
  case unknownCommand(String, nearest: String?)
  /// A whole command with its arguments is one word.
  case wholeCommand
  /// Help has nothing on a word.
  case noHelp(String, nearest: String?)
  case ambiguousCommand(String, candidates: [String])
  case unknownOption(String, nearest: String?, command: CommandHelp)
  case missing(argument: Localized, command: CommandHelp)
  case tooMany(String, command: CommandHelp)
  /// - Parameter value: the placeholder of its value, in English.
  case missingValue(option: String, value: String = "VALUE")
  /// Two arguments contradict each other.
  case notTogether(Localized, Localized)
  /// Several labels were given where only one can be used.
  case severalLabels
  /// The option belongs to another action of the command.
  case optionOf(String, command: Localized, action: Localized)
  /// So much would be deleted that a script has to confirm it.
  case unconfirmed(Forgotten)
  /// So many pages would be opened that a script has to confirm it.
  case unconfirmedPages(Int)
  /// A value follows an option that takes none.
  case noValueWanted(option: String)
  case unclosedQuote(Character)
  /// The line of a script has an ID but no command.
  case emptyRequest(String)
  /// The number of an item was given instead of words.
  case numberForWords(Int, of: CommandName)
  /// The command is only for the system shell's command line.
  case notAtPrompt(CommandHelp)
  /// Aliases use each other in a circle; the chain begins and ends with the same.
  case aliasLoop([String])
  /// Aliases use each other so often that something must be wrong.
  case aliasTooDeep([String])
  /// An alias stands for so many commands that something must be wrong.
  case aliasTooLong(String, limit: Int)
  /// An alias takes more words than were given.
  case aliasNeeds(String, count: Int)
  /// An alias was typed in a script, where there are none.
  case aliasInScript(String)
  /// A command that deletes something was abbreviated where nobody sees what that means.
  case notInFull(String, name: Localized)
  /// A secret was typed where it can be seen; the error does not repeat it.
  case secretInLine
  /// A line or a program that would be stored contains a key or a password.
  case secretInStoredLine

  package var code: ErrorCode {
    switch self {
    case .unknownCommand, .wholeCommand, .noHelp, .aliasInScript: .unknownCommand
    case .ambiguousCommand, .unknownOption, .missing, .tooMany, .missingValue, .notTogether, .severalLabels, .optionOf,
      .noValueWanted,
      .unclosedQuote, .emptyRequest, .notAtPrompt, .secretInLine, .secretInStoredLine, .unconfirmed, .unconfirmedPages,
      .numberForWords, .aliasLoop, .aliasTooDeep, .aliasTooLong, .aliasNeeds, .notInFull:
      .usage
    }
  }
}

/// The value of an argument is not valid.
package enum ValueError: CodedError {
  case notOneOf(String, nearest: Localized?, known: [Localized])
  /// No setting has this name.
  case unknownSetting(String, nearest: Localized?)
  case notANumber(String, from: Int, to: Int)
  case notADayCount(String, from: Int, to: Int)
  case notAnItem(String)
  /// The text is not a time between two rounds of collecting.
  case notAnInterval(String)
  /// The text is not hours of the day such as 22-7.
  case notHours(String)
  case notADay(String)
  /// `settings` does not change this. The value is given if the command that changes it takes it.
  case notSetHere(SettingKey, value: String?)
  /// The text is not a latitude and longitude.
  case notAPlace(String)
  /// The text is not one program with its arguments.
  case notAProgram(String)
  /// The text cannot name a target of the reader's own, or it already has a meaning.
  case notATargetName(String)
  /// No program was given for a target of the reader's own.
  case noTargetProgram(String)
  /// The text cannot be the name of an alias.
  case notAnAliasName(String)
  /// The name of an alias is that of a command, or the key or prefix of one.
  case nameOfCommand(String, CommandName)
  /// No alias has this name.
  case unknownAlias(String, nearest: String?)
  /// The text is not a key that can be given to a line.
  case notAKey(String)
  /// The terminal or the prompt needs the key.
  case reservedKey(String)
  /// The key has no line.
  case unboundKey(String)
  /// The file of colours has a fault.
  case colourFile(ColourFileProblem)
  /// The extension of a file's name is not that of a known format.
  case unknownFileFormat(String, known: [String])

  package var code: ErrorCode { .usage }
}

/// A result cannot go where the line sends it.
package enum RedirectionError: CodedError {
  /// `|` or `>` without a command before it.
  case nothingToSend
  /// `|` without a command after it, or `!` alone.
  case noShellCommand
  /// `!!` when no line was typed before.
  case nothingToRepeat
  /// `>` needs the name of one file.
  case notOneFile
  /// The result of an alias already goes elsewhere.
  case twoDestinations(alias: String)
  /// - Parameters:
  ///   - status: its exit status, or 128 plus the number of the signal that ended it.
  ///   - hadResult: whether it was given a result, which can still be shown.
  case shellCommandFailed(String, status: Int, hadResult: Bool)
  /// The pager failed; the text was written to the terminal without it.
  case pagerFailed(String, status: Int)
  case outputFailed(detail: String)

  package var code: ErrorCode {
    switch self {
    case .nothingToSend, .noShellCommand, .nothingToRepeat, .notOneFile, .twoDestinations: .usage
    case .shellCommandFailed, .pagerFailed, .outputFailed: .io
    }
  }
}

/// The screens of the session lack what a command works on.
package enum ScreenError: CodedError {
  /// A command without a number means the open article, and there is none.
  case noArticleOpen
  /// The list is not of the kind that the command works on.
  case wrongKind
  /// A feed is given by its number, and the list shows something else.
  case noFeedsListed
  /// The list has neither articles nor sources.
  case notForExport
  /// There is no change to take back.
  case nothingToUndo
  /// There is no screen or article in this direction.
  case nowhere(Direction)
  /// No article comes after this one, on no page of the list.
  case last(isUnread: Bool)

  package enum Direction: Sendable {
    case back
    case forward
    case next
    case nextUnread
    case previous
    case more
  }

  package var code: ErrorCode {
    switch self {
    case .nothingToUndo, .nowhere(.back), .nowhere(.forward): .noResults
    case .noArticleOpen, .wrongKind, .noFeedsListed, .notForExport, .nowhere, .last: .noSuchItem
    }
  }
}

/// A command needs a person at a terminal.
package enum TerminalError: CodedError {
  /// A view needs the whole terminal, and there is none.
  case noTerminal
  /// No key was typed.
  case noInput
  /// A command asks for the key, and there is no terminal to ask at.
  case nobodyToAsk
  /// A view is redrawn all the time and cannot be read aloud.
  case notAccessible
  /// A list is walked on a whole terminal, and there is none.
  case listNeedsTerminal
  /// A list that is walked is redrawn all the time and cannot be read aloud.
  case listNotAccessible

  package var code: ErrorCode { .usage }
}

/// The topics that help explains besides the commands.
package enum HelpTopic: CaseIterable, Sendable {
  case output
  case scripting
  case startUp

  package var name: Localized {
    switch self {
    case .output: .topic(.outputName)
    case .scripting: .topic(.scriptingName)
    case .startUp: .topic(.startUpName)
    }
  }

  package var title: Localized {
    switch self {
    case .output: .topic(.outputTitle)
    case .scripting: .topic(.scriptingTitle)
    case .startUp: .topic(.startUpTitle)
    }
  }

  /// The words typed, and what they do.
  var rows: [(typed: Localized, meaning: Localized)] {
    switch self {
    case .output:
      [
        (.topic(.pipedLine), .topic(.piped)),
        (.topic(.writtenLine), .topic(.written)),
        (.topic(.appendedLine), .topic(.appended)),
        (.option("!date"), .topic(.shellCommand)),
        (.topic(.exportedLine), .topic(.exported)),
        (.topic(.sharedLine), .topic(.shared)),
        (.option("format json"), .topic(.formats)),
        (.option("PAGER"), .topic(.pager)),
      ]
    case .scripting:
      [
        (.process(.commandsLine), .topic(.commands)),
        (.topic(.fileLine), .topic(.file)),
        (.topic(.commentLine), .topic(.comment)),
        (.option("-F json"), .topic(.objects)),
        (.option("-e"), .topic(.failFast)),
        (.topic(.statusTerm), .topic(.statuses)),
        (.option("2>"), .topic(.errors)),
        (.option("rc"), .topic(.rc)),
      ]
    case .startUp:
      [
        (.option("~/.config/supernews/rc"), .topic(.startUpFile)),
        (.option("#"), .topic(.startUpComment)),
        (.topic(.startUpAliasLine), .topic(.startUpAlias)),
        (.topic(.startUpKeyLine), .topic(.startUpKey)),
        (.topic(.startUpSettingLine), .topic(.startUpSetting)),
        (.option("supernews --rc"), .topic(.startUpScript)),
        (.option("supernews --no-config"), .topic(.startUpNone)),
        (.option("chmod go-w"), .topic(.startUpTrust)),
      ]
    }
  }

  /// Lines that work exactly as written, one after the other, in a new session without an API key.
  var examples: [String] {
    switch self {
    case .output: ["top | cat", "top --limit 3 > /dev/null", "list >> /dev/null", "!true"]
    case .scripting: ["format json", "top --limit 1", "format text"]
    case .startUp: ["alias hot='top sports --limit 5'", "bind ctrl-t 'top sports'", "settings dates relative"]
    }
  }
}

import FoundationEssentials
import NewsDomain
import NewsPresentation
import TerminalKit

/// English as no reader has it: each text in brackets, and longer by a third.
///
/// Typed words stay as in English, so that scripts run, and so do names, examples and mere separators.
struct PseudoTexts: Texts {
  /// The value of `--lang`: a code that ISO 639 reserves for private use.
  let code = "qps"

  let english: any Texts = InterfaceLanguage.standard.texts

  var language: InterfaceLanguage { InterfaceLanguage(self) }
}

/// Names of news-related things.
extension PseudoTexts {
  var nameColumn: StaticString? { nil }

  var standardEdition: Edition { english.standardEdition }

  func name(of country: Country) -> String { english.name(of: country) }
  func name(of category: NewsDomain.Category) -> String { english.name(of: category) }
  func name(ofLanguage code: String) -> String { english.name(ofLanguage: code) }
  func otherNames(of country: Country) -> [String] { english.otherNames(of: country) }
}

/// Commands and their descriptions.
extension PseudoTexts {
  func option(_ name: String) -> String? { nil }

  func placeholder(_ value: String) -> String? { nil }
  func said(_ detail: String) -> String { bracketed(detail) }
  func names(of command: CommandName) -> [String] { english.names(of: command) }
  func names(of choice: ChoiceName) -> [String] { english.names(of: choice) }
  func examples(of command: CommandName) -> [String] { english.examples(of: command) }
  func summary(of command: CommandName) -> String { bracketed(english.summary(of: command)) }

  func phrase(_ phrase: ArgumentPhrase) -> String {
    let text = english.phrase(phrase)
    switch phrase {
    // Parts of usage lines.
    case .textLabel, .countryLabel, .fileLabel, .actionLabel, .whatLabel, .nameLabel, .howLabel, .formatLabel,
      .commandLabel, .countLabel, .languageLabel, .placeLabel, .itemLabel, .settingLabel, .valueLabel, .sourceLabel,
      .categoryLabel, .idLabel, .aliasLabel, .keyLabel, .lineLabel, .fieldsLabel, .markItemsLabel, .labelLabel:
      return text
    default: return bracketed(text)
    }
  }

  func phrase(_ phrase: TopicPhrase) -> String {
    let text = english.phrase(phrase)
    switch phrase {
    // Names to type, and lines.
    case .outputName, .scriptingName, .pipedLine, .writtenLine, .appendedLine, .exportedLine, .sharedLine, .fileLine,
      .startUpName, .startUpAliasLine, .startUpKeyLine, .startUpSettingLine:
      return text
    default: return bracketed(text)
    }
  }

  func phrase(_ phrase: ProcessPhrase) -> String {
    let text = english.phrase(phrase)
    switch phrase {
    case .usage, .oneCommandLine, .commandsLine, .fileLine: return text
    default: return bracketed(text)
    }
  }

  func phrase(_ phrase: ManualPhrase) -> String {
    let text = english.phrase(phrase)
    switch phrase {
    case .synopsis, .filteredLine, .addedLine, .addressesLine: return text
    default: return bracketed(text)
    }
  }

  func title(of group: CommandHelp.Group) -> String { bracketed(english.title(of: group)) }
  var helpAdvice: String { bracketed(english.helpAdvice) }
  var helpTopicsTitle: String { bracketed(english.helpTopicsTitle) }
  var examplesTitle: String { bracketed(english.examplesTitle) }
  var otherNamesTitle: String { bracketed(english.otherNamesTitle) }
}

/// Texts about the process.
extension PseudoTexts {
  func welcome(version: String, provider: Provider?, completes: Bool) -> [String] {
    english.welcome(version: version, provider: provider, completes: completes).map(bracketed)
  }

  func exitStatus(_ meanings: String) -> String { bracketed(english.exitStatus(meanings)) }
  func badOption(_ option: String) -> String { bracketed(english.badOption(option)) }

  func badValue(_ value: String, of option: String, allowed: [String]) -> String {
    bracketed(english.badValue(value, of: option, allowed: allowed))
  }

  func missingValue(of option: String) -> String { bracketed(english.missingValue(of: option)) }
  func moreCandidates(_ count: Int) -> String { bracketed(english.moreCandidates(count)) }
}

/// Errors, and notices about results.
extension PseudoTexts {
  var hintMark: String { english.hintMark }

  func explain(_ error: NewsError) -> Explanation { inBrackets(english.explain(error)) }
  func explain(_ error: ShellError) -> Explanation { inBrackets(english.explain(error)) }
  func explain(_ error: LineError) -> Explanation { inBrackets(english.explain(error)) }

  func notice(_ notice: Notice, now: Date) -> String { bracketed(english.notice(notice, now: now)) }

  private func inBrackets(_ explanation: Explanation) -> Explanation {
    Explanation(bracketed(explanation.message), explanation.hint.map(bracketed))
  }
}

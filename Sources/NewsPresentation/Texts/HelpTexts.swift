import NewsDomain

/// The texts of help.
package protocol HelpTexts: Sendable {
  /// The keys that replace a command at a prompt, in the order in which help shows them.
  var shortcuts: [(key: String, command: CommandName)] { get }
  var helpTitle: String { get }
  /// The commands for the first hour, and what they do.
  var firstHour: [(typed: String, meaning: String)] { get }
  var firstExamples: [String] { get }
  var shortcutsTitle: String { get }
  var helpAllTitle: String { get }
  var helpAllAdvice: String { get }
  /// Says that a command needs a list first.
  var needsList: String { get }
  var relatedTitle: String { get }
  /// The heading above the help found for a word.
  func helpFound(_ word: String) -> String
  /// The words by which readers look for a subject.
  func words(for subject: HelpSubject) -> [String]
  /// Lines to type or values to set for a subject besides its commands, with their meanings.
  func advice(on subject: HelpSubject) -> [(typed: String, meaning: String)]
  /// Names the default value of a setting.
  func standardValue(_ value: String) -> String
  var settingsAdvice: String { get }
  var settingsTitles: (name: String, value: String, standard: String) { get }
}

/// The texts of `supernews --help`.
package enum ProcessPhrase: CaseIterable, Sendable {
  case usage
  case tagline
  case shell
  case oneCommandLine
  case oneCommand
  case commandsLine
  case commands
  case fileLine
  case file
  case success
  case failure
  case wrongOptions
  case interrupted
  case commandOption
  case fileOption
  case failFastOption
  case formatOption
  case fieldsOption
  case providerOption
  case countryOption
  case languageOption
  case sourceOption
  case langOption
  case offlineOption
  case colorOption
  case noConfigOption
  case rcOption
  case noMessagesOption
  case verboseOption
  case generateOption
  case versionOption
  case helpOption
}

/// The name of a setting in the output for programs.
package enum SettingKey: String, Sendable, CaseIterable {
  case country
  case language
  case source
  case filter
  case location
  case place
  case pictures
  case accessible
  case prompt
  case privateNetwork = "private-network"
  case sample
  case archive
  case keep
  case reader
  case translator
  case keepTexts = "keep-texts"
  case topics
  case fold
  case collect
  case brief
  case mine
  case onAlert = "on-alert"
  case provider
  case key
  case format
}

/// The commands, named as programs name them.
package enum CommandName: String, CaseIterable, Sendable {
  case top
  case open
  case next
  case previous
  case more
  case list
  case web
  case share
  case export
  case why
  case diff
  case search
  case live
  case find
  case sources
  case source
  case filter
  case countries
  case languages
  case categories
  case map
  case near
  case heat
  case world
  case country
  case language
  case settings
  case reset
  case feeds
  case mute
  case mutes
  case unmute
  case key
  case quota
  case history
  case format
  case back
  case forward
  case home
  case help
  case shell = "!"
  case quit
}

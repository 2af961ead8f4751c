/// The commands, named as programs name them.
package enum CommandName: String, CaseIterable, Sendable {
  case top
  case open
  case next
  case previous
  case more
  case list
  case new
  case web
  case share
  case export
  case why
  case search
  case live
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
  case mark
  case save
  case unsave
  case saved
  case feeds
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

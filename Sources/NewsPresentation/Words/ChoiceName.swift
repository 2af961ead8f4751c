/// The words that may be typed as a value or behind a command.
package enum ChoiceName: CaseIterable, Sendable {
  // What is done with one's own feeds.
  case add
  case remove
  case rename
  case check
  case importing
  case export
  case open
  case move

  // How a list of sources is divided.
  case all
  case byLanguage
  case byCategory
  case byCountry

  // What is done with the key.
  case set
  case forget

  // The order of a search.
  case relevancy
  case popularity
  case published

  // Where the words of a search stand.
  case title
  case description
  case content

  // Settings.
  case location
  case place
  case pictures
  case accessible
  case prompt
  case privateNetwork
  case sample

  // Values of settings.
  case on
  case off
  case nothing
  case symbols

  // Where an article is shared to.
  case text
  case markdown
  case clipboard
  case mail
  case qr

  // What headlines are of.
  case local
  case favourite

  // Of a search.
  case anyLanguage
  case today
  case yesterday

  // One letter behind a number: `3d`.
  case daysAgo

  // The whole list.
  case allItems

  // Answers to a question.
  case yes
  case no
}

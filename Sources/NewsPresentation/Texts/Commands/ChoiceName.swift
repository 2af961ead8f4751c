/// The words that may be typed as a value or after a command.
package enum ChoiceName: CaseIterable, Sendable {
  // Actions on the reader's feeds.
  case add
  case remove
  case rename
  case check
  case importing
  case export
  case open
  case move
  case address

  // The orders of the list of feeds, besides `unread`.
  case byFolder
  case byName
  case updated

  // Actions on the archive, besides those above.
  case compact
  case setup
  case copy
  case readers
  case keep

  // The groupings of a list of sources.
  case all
  case byLanguage
  case byCategory
  case byCountry

  // Actions on the API key.
  case set
  case forget

  // The order of search results.
  case relevancy
  case popularity
  case published

  // The parts of an article that are searched.
  case title
  case description
  case content

  // Parts of a brief.
  case topStories
  case favourites
  case changes

  // Values of settings.
  case on
  case off
  case nothing
  case symbols
  case forever

  // The destinations of sharing.
  case text
  case markdown
  case clipboard
  case mail
  case qr

  // The subjects of headlines.
  case local
  case favourite

  // Values in a search.
  case anyLanguage
  case today
  case yesterday

  // The letter after a number of days: `3d`.
  case daysAgo

  // All entries of the list.
  case allItems

  // Marks.
  case read
  case unread
  case shown

  // Answers to a question.
  case yes
  case no
}

import FoundationEssentials

/// The content of a brief, and how long reading it may take.
package struct BriefRequest: Sendable, Equatable {
  /// The sections in their order.
  package var sections: [BriefSection]
  /// How many minutes reading it may take.
  package var minutes: Int
  package var edition: Edition
  /// The favourite topics.
  package var topics: [Topic]
  package var feeds: [OwnFeed]
  /// The scope of its changes and trends.
  package var scope: ReadingScope
  package var languages: ReaderLanguages

  package static let minutes = 1...120
  package static let usualMinutes = 5

  package init(
    sections: [BriefSection] = BriefSection.allCases, minutes: Int = Self.usualMinutes, edition: Edition,
    topics: [Topic] = [], feeds: [OwnFeed] = [], scope: ReadingScope = .all, languages: ReaderLanguages
  ) {
    self.sections = sections
    self.minutes = minutes
    self.edition = edition
    self.topics = topics
    self.feeds = feeds
    self.scope = scope
    self.languages = languages
  }
}

/// The articles of a brief under one heading.
package struct BriefPart: Sendable, Equatable {
  /// The subject of the heading.
  package enum Subject: Sendable, Equatable {
    case country(Country)
    case follow(Follow)
    case source(String)
    case topic(Topic)
    /// A folder of feeds; `nil` for those in no folder.
    case folder(String?)
    case changes
  }

  package let section: BriefSection
  package let subject: Subject
  /// The index of its first article in the page.
  package var start: Int

  package init(_ section: BriefSection, _ subject: Subject, start: Int) {
    self.section = section
    self.subject = subject
    self.start = start
  }
}

/// A page of what is new, composed from everything collected.
package struct Brief: Sendable, Equatable {
  /// The headings of the page's articles, in order.
  package var parts: [BriefPart]
  package var trends: [Trend]
  /// The time to read its articles, in seconds.
  package var seconds: Double
  /// The number of stories left out because they would take longer, or more than a page.
  package var leftOut: Int
  /// The hours before it in which its articles arrived.
  package var hours = 24
  /// Whether it ends with the reader's page, before its minutes do.
  package var isOnePage = false
  /// Whether the reader's lists have more that is new, if that is known.
  package var hasMoreNew = false

  /// The reading time in whole minutes; at least one if there is anything.
  package var minutes: Int { seconds > 0 ? max(1, Int((seconds / 60).rounded())) : 0 }

  package init(parts: [BriefPart] = [], trends: [Trend] = [], seconds: Double = 0, leftOut: Int = 0) {
    self.parts = parts
    self.trends = trends
    self.seconds = seconds
    self.leftOut = leftOut
  }
}

import NewsDomain

/// The facts about a successful command that its status line reports.
package struct Facts: Sendable, Equatable {
  package var count: Int?
  package var total: Int?
  package var origin: Origin?
  /// The number of articles left out because their sources withdrew them.
  package var removed: Int
  /// The number of countries or feeds that could not be read.
  package var failed: Int
  /// The number of articles since the previous visit; `nil` if there was none.
  package var new: Int?
  /// The number of articles, or of stories in a list of stories, that the reader's mutes hide.
  package var hidden: Int
  /// The number of stories or trends left out because the reader reads none of their languages.
  package var inOtherLanguages: Int
  /// Of a brief; `nil` for everything else.
  package var brief: BriefFacts?
  /// The parts of the request that failed or were not asked.
  package var missing: [MissingPart] = []

  package init(
    count: Int? = nil, total: Int? = nil, origin: Origin? = nil, removed: Int = 0, failed: Int = 0, new: Int? = nil,
    hidden: Int = 0, inOtherLanguages: Int = 0, brief: BriefFacts? = nil
  ) {
    self.count = count
    self.total = total
    self.origin = origin
    self.removed = removed
    self.failed = failed
    self.new = new
    self.hidden = hidden
    self.inOtherLanguages = inOtherLanguages
    self.brief = brief
  }
}

package struct BriefFacts: Sendable, Equatable {
  /// The time it takes to read, in minutes.
  package let minutes: Int
  /// The number of stories left out.
  package let leftOut: Int

  package init(minutes: Int, leftOut: Int) {
    self.minutes = minutes
    self.leftOut = leftOut
  }
}

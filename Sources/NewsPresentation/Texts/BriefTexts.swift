import FoundationEssentials
import NewsDomain

/// The texts of briefs.
package protocol BriefTexts: Sendable {
  /// The title of a brief.
  var brief: String { get }
  /// - Parameter collected: when a collector was last here, if that was just now.
  func nothingNew(collected: Date?) -> String
  func heading(of part: BriefPart) -> String
  /// Says how many stories a brief has, of how many hours, how long it takes, and how much is left out.
  func length(of brief: Brief, stories: Int) -> String
  /// Says how many stories of a brief the window had no room for.
  func moreOfBrief(_ left: Int, of stories: Int) -> String
  /// The command for a brief that is longer than a page.
  var longerBrief: String { get }
  /// The command for what is new besides the brief.
  var newBesidesBrief: String { get }
  func name(of section: BriefSection) -> String
  /// Says that a brief was sent.
  func briefSent(to address: String, stories: Int) -> String
  /// Says that a brief was sent to an address today already.
  func briefSentToday(to address: String) -> String
}

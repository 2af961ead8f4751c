import FoundationEssentials
import NewsDomain
import NewsPresentation

/// Briefs.
extension PseudoTexts {
  var brief: String { bracketed(english.brief) }
  func nothingNew(collected: Date?) -> String { bracketed(english.nothingNew(collected: collected)) }
  func heading(of part: BriefPart) -> String { bracketed(english.heading(of: part)) }
  func length(of brief: Brief, stories: Int) -> String { bracketed(english.length(of: brief, stories: stories)) }
  func name(of section: BriefSection) -> String { bracketed(english.name(of: section)) }
  func moreOfBrief(_ left: Int, of stories: Int) -> String { bracketed(english.moreOfBrief(left, of: stories)) }
  var longerBrief: String { bracketed(english.longerBrief) }
  var newBesidesBrief: String { bracketed(english.newBesidesBrief) }

  func briefSent(to address: String, stories: Int) -> String {
    bracketed(english.briefSent(to: address, stories: stories))
  }
  func briefSentToday(to address: String) -> String { bracketed(english.briefSentToday(to: address)) }
}

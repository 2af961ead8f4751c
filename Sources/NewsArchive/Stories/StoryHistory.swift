import FoundationEssentials
import NewsDomain

/// The ids of a story and of those that it was merged into, one after the other.
struct StoryHistory {
  private let first: StoryID
  private var later: [(id: StoryID, since: Date)] = []

  init(_ id: StoryID) {
    first = id
  }

  var present: StoryID { later.last?.id ?? first }

  /// The id at a time: that of the story that contained it by then.
  func id(at time: Date) -> StoryID { later.prefix { $0.since <= time }.last?.id ?? first }

  /// - Returns: `false` if the id was already included.
  mutating func add(_ id: StoryID, since: Date) -> Bool {
    guard id != first, !later.contains(where: { $0.id == id }) else { return false }
    later.append((id, since))
    return true
  }
}

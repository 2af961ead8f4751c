import FoundationEssentials

/// Determines how a story spread.
package struct BuildTimeline: Sendable {
  /// The most time spans that are counted: in longer stories each span is longer.
  private static let maxSpans = 72
  /// The most articles checked for changes.
  private static let maxChanged = 100

  private let compareRevisions: CompareRevisions

  package init(archive: any ArticleArchive) {
    compareRevisions = CompareRevisions(archive: archive)
  }

  /// - Throws: ``NewsError/cancelled``.
  package func callAsFunction(_ story: Story) async throws -> StoryTimeline {
    let all = story.coverage.flatMap { [$0] + $0.copies }.sorted { one, other in
      one.article.listedAt ?? .distantFuture < other.article.listedAt ?? .distantFuture
    }
    let (start, step, counts) = Self.counts(of: all.compactMap(\.article.publishedAt))
    var sources: Set<String> = []
    let followers = all.filter { item in
      guard let source = item.article.source.name ?? item.article.source.id else { return true }
      return sources.insert(FoldedName(source).text).inserted
    }
    var changes: [StoryTimeline.Change] = []
    for item in all.prefix(Self.maxChanged) {
      do {
        let found = try await compareRevisions(item.article, number: 0)
        changes += found.map { StoryTimeline.Change(coverage: item, change: $0) }
      } catch NewsError.cancelled {
        throw NewsError.cancelled
      } catch {
        // It has not changed, or is not in the archive.
      }
    }
    changes.sort { $0.change.to < $1.change.to }
    return StoryTimeline(
      story: story, start: start, step: step, counts: counts, followers: followers, changes: changes)
  }

  /// The number of articles in each hour, or each span of several hours, from the hour of the first one on.
  static func counts(of dates: [Date]) -> (start: Date, step: TimeInterval, counts: [Int]) {
    guard let first = dates.min(), let last = dates.max() else { return (.distantPast, 3_600, []) }
    let hour = 3_600.0
    let start = (first.timeIntervalSince1970 / hour).rounded(.down) * hour
    let hours = Int(((last.timeIntervalSince1970 - start) / hour).rounded(.down)) + 1
    let step = Double((hours + maxSpans - 1) / maxSpans) * hour
    var counts = [Int](repeating: 0, count: Int((Double(hours) * hour / step).rounded(.up)))
    for date in dates {
      counts[min(counts.count - 1, Int((date.timeIntervalSince1970 - start) / step))] += 1
    }
    return (Date(timeIntervalSince1970: start), step, counts)
  }
}

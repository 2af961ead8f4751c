import FoundationEssentials

extension Check {
  /// With less space than this, the next large list may not be stored, in bytes.
  private static let leastFree = 100 << 20

  /// - Parameters:
  ///   - condition: the condition of the archive, or why it cannot be used.
  ///   - faults: the faults in its file; `nil` if there was no time to check all of it.
  ///   - isOn: whether articles are added.
  static func archive(_ condition: Result<ArchiveCondition, NewsError>, faults: [String]?, isOn: Bool) -> Check {
    let off: [CheckFact] = isOn ? [] : [.archiveOff]
    switch condition {
    case .failure(let error): return Check(.archive, .failure, off + [.failed(error)], wayOut: .ofError(error))
    case .success(let condition):
      guard let place = condition.place else { return Check(.archive, .ok, off + [.archiveInMemory]) }
      guard condition.exists else {
        return Check(.archive, .ok, isOn ? [.noArchiveYet, .place(place)] : off)
      }
      return archive(condition, faults, off, at: place)
    }
  }

  private static func archive(
    _ condition: ArchiveCondition, _ faults: [String]?, _ off: [CheckFact], at place: String
  ) -> Check {
    var facts = off
    if condition.bytes > 0 { facts.append(.bytes(condition.bytes)) }
    facts.append(.articles(condition.articles))
    if let faults, !faults.isEmpty {
      facts.append(.faults(faults.count))
    } else if condition.server == nil {
      facts.append(faults == nil ? .notCheckedWhole : .intact)
    }
    if let version = condition.version { facts.append(.schema(version)) }
    if let server = condition.server { facts.append(.server(version: server)) }
    if condition.isReadOnly { facts.append(.readOnly) }
    if condition.isOnNetwork { facts.append(.onNetwork) }
    if let free = condition.free { facts.append(.freeSpace(free)) }
    facts.append(.place(place))

    if let faults, !faults.isEmpty {
      return Check(.archive, .failure, facts, wayOut: .ofError(.archive(.faulty(faults))))
    }
    if condition.free.map({ $0 < leastFree }) == true {
      return Check(.archive, condition.free == 0 ? .failure : .warning, facts, wayOut: .freeSpace)
    }
    if condition.isReadOnly {
      let error = NewsError.archive(.readOnly(file: place, detail: ""))
      return Check(.archive, .warning, facts, wayOut: .ofError(error))
    }
    if condition.isOnNetwork { return Check(.archive, .warning, facts, wayOut: .moveArchive) }
    return Check(.archive, .ok, facts)
  }

  /// How late a round may be before something must be wrong, in seconds.
  private static let patience: TimeInterval = 3_600

  /// Whether news is collected in the background, which not everybody wants.
  ///
  /// - Parameter condition: the condition of the archive, which notes the rounds; `nil` if it cannot be read.
  static func collector(_ schedule: CollectorSchedule, _ condition: ArchiveCondition?, at now: Date) -> Check {
    let (last, next) = (condition?.lastRound, condition?.nextRound)
    let known: [CheckFact?] = [
      .schedule(schedule), last.map(CheckFact.lastRound), next.flatMap { $0 > now ? .nextRound($0) : nil },
    ]
    let facts = known.compactMap(\.self)
    let isOverdue = next.map { now.timeIntervalSince($0) > patience } ?? false
    switch schedule {
    case .failed: return Check(.collector, .failure, facts, wayOut: .readCollectorLog)
    case .active: return Check(.collector, .ok, facts)
    // Somebody has installed it, and it may be run by cron.
    case .inactive where last == nil || isOverdue: return Check(.collector, .warning, facts, wayOut: .startCollector)
    case .none where isOverdue: return Check(.collector, .warning, facts, wayOut: .runCollector)
    case .inactive, .none: return Check(.collector, .ok, facts)
    }
  }
}

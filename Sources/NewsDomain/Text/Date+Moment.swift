import FoundationEssentials

extension Date {
  /// Whether another date is the same to the millisecond: an archive stores dates less exactly.
  func isSameMoment(as other: Date) -> Bool { abs(timeIntervalSince(other)) < 0.001 }
}

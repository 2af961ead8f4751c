import NewsDomain

/// Chooses the rows whose titles get their vectors next: the newest, but no source has more than its share while others
/// wait. Otherwise a feed with endless titles would take all the time there is.
struct EncodingShares {
  /// The part of all that one source may have, as its inverse.
  private static let sources = 8

  private let most: Int
  private var chosen: [Int64] = []
  private var counts: [Int64: Int] = [:]
  /// Rows beyond the share of their source, which fill what others leave.
  private var beyond: [Int64] = []

  init(most: Int) {
    self.most = most
  }

  var isFull: Bool { chosen.count >= most }

  /// The chosen rows, those within the shares first.
  var rows: [Int64] { chosen + beyond.prefix(most - chosen.count) }

  /// - Parameter row: older than those before it.
  mutating func add(_ row: Int64, of source: Int64) {
    guard !isFull else { return }
    let count = counts[source, default: 0]
    if count < max(EncodeTitles.batch, most / Self.sources) {
      counts[source] = count + 1
      chosen.append(row)
    } else if beyond.count < most {
      beyond.append(row)
    }
  }
}

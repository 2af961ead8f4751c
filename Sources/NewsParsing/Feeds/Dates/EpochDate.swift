import FoundationEssentials

/// Reads a date that is one number: the seconds, or thousandths or millionths of them, since 1970.
enum EpochDate {
  static func date(_ tokens: [DateToken]) -> Date? {
    guard let (value, digits) = tokens.first?.number, value > 0 else { return nil }
    let unit: Double
    switch digits {
    case 9...10: unit = 1
    case 13: unit = 1000
    case 16: unit = 1_000_000
    default: return nil
    }
    // A part of a second may follow.
    let isWhole =
      tokens.count == 1 || tokens.count == 3 && tokens[1].isMark(".") && tokens[2].number != nil && !tokens[2].isApart
    return isWhole ? Date(timeIntervalSince1970: Double(value) / unit) : nil
  }
}

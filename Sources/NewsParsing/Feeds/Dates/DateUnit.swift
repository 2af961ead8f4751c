/// The unit of a number before a word, in languages that write dates this way: `2026年11月25日 10时30分`, `10h30`.
enum DateUnit {
  case year
  case month
  case day
  case hour
  case minute
  case second

  /// - Parameter word: folded.
  init?(_ word: String) {
    switch word {
    case "年", "년": self = .year
    case "月", "월": self = .month
    case "日", "号", "號", "일": self = .day
    case "时", "時", "点", "點", "시", "h", "hrs", "heures", "heure", "uhr", "uur": self = .hour
    case "分", "분", "min", "mn", "m": self = .minute
    case "秒", "초", "s", "sec": self = .second
    default: return nil
    }
  }
}

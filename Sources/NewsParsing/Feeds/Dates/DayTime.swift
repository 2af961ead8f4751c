/// A time of the day as written.
struct DayTime: Equatable {
  var hour: Int
  var minute: Int
  var second = 0
  var fraction = 0.0

  init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  /// Reads `10`, `1030` or `103005`.
  init(compact value: Int, digits: Int) {
    let seconds = digits == 6 ? value % 100 : 0
    let minutes = digits == 6 ? value / 100 : digits == 4 ? value : value * 100
    (hour, minute, second) = (minutes / 100, minutes % 100, seconds)
  }

  /// The part of a second that digits after the point say.
  static func fraction(_ value: Int, digits: Int) -> Double {
    var fraction = Double(value)
    for _ in 0..<digits { fraction /= 10 }
    return fraction
  }

  /// The seconds since midnight; `nil` if there is no such time. 24:00 is the midnight at the end of the day.
  func seconds(isAfternoon: Bool?) -> Int? {
    var hour = hour
    switch isAfternoon {
    case true? where hour < 12: hour += 12
    case false? where hour == 12: hour = 0
    default: break
    }
    guard hour <= 23 || (hour == 24 && minute == 0 && second == 0), minute <= 59, second <= 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}

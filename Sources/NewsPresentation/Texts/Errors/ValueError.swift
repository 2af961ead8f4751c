import NewsDomain

/// The value of an argument is not valid.
package enum ValueError: CodedError {
  case notOneOf(String, nearest: Localized?, known: [Localized])
  /// No setting has this name.
  case unknownSetting(String, nearest: Localized?)
  case notANumber(String, from: Int, to: Int)
  case notADayCount(String, from: Int, to: Int)
  case notAnItem(String)
  /// The text is not a time between two rounds of collecting.
  case notAnInterval(String)
  /// The text is not hours of the day such as 22-7.
  case notHours(String)
  case notADay(String)
  /// `settings` does not change this. The value is given if the command that changes it takes it.
  case notSetHere(SettingKey, value: String?)
  /// The text is not a latitude and longitude.
  case notAPlace(String)
  /// The text is not one program with its arguments.
  case notAProgram(String)
  /// The extension of a file's name is not that of a known format.
  case unknownFileFormat(String, known: [String])

  package var code: ErrorCode { .usage }
}

import TestSupport

extension TemporaryFolder {
  /// Sets the program's time zone to Tokyo's, with a time zone table made for the tests.
  func tokyo() throws -> [String: String] {
    let table = "# Made up.\nJP\t+353916+1394441\tAsia/Tokyo\nFR,MC\t+4852+00220\tEurope/Paris\tthe capital\n"
    try write(Array(table.utf8), to: "zones/zone1970.tab")
    return ["TZ": "Asia/Tokyo", "TZDIR": path + "/zones"]
  }
}

import TestSupport

extension TemporaryFolder {
  /// Tells the program that its zone of time is Tokyo's, by a table of zones of our own.
  func tokyo() throws -> [String: String] {
    let table = "# Made up.\nJP\t+353916+1394441\tAsia/Tokyo\nFR,MC\t+4852+00220\tEurope/Paris\tthe capital\n"
    try write(Array(table.utf8), to: "zones/zone1970.tab")
    return ["TZ": "Asia/Tokyo", "TZDIR": path + "/zones"]
  }
}

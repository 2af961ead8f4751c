/// The time zones in dates, as offsets from UTC in seconds, east positive.
enum DateZone {
  /// - Returns: `nil` if no zone has that offset: it is ignored, as nobody knows what is meant.
  static func offset(hours: Int, minutes: Int) -> Int? {
    guard minutes <= 59, hours * 60 + minutes <= 14 * 60 else { return nil }
    return hours * 3600 + minutes * 60
  }

  /// The meaning of the name of a zone.
  enum Meaning: Equatable {
    case offset(Int)
    /// The name of a zone whose offset depends on the day.
    case zone(String)
  }

  /// - Parameters:
  ///   - word: folded.
  ///   - written: the same as it is written.
  /// - Returns: `nil` if the word is not the name of a known zone.
  static func known(_ word: String, written: String) -> Meaning? {
    if let minutes = minutes[word] { return .offset(minutes * 60) }
    if let name = names[word] { return .zone(name) }
    return written.utf8.contains(UInt8(ascii: "/")) ? .zone(written) : nil
  }

  /// Whether a word may be the name of an unknown zone, or the letter of one of the military's, which were once defined
  /// with the wrong sign. Both mean UTC (RFC 2822, section 4.3).
  static func isName(_ written: String) -> Bool {
    switch written.utf8.count {
    case 1: written.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    case 3...5: written.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    default: false
    }
  }

  /// The offsets in minutes by name. Of names with several meanings it is the one most used in feeds: IST is India's,
  /// BST is Britain's, CST is America's.
  private static let minutes: [String: Int] = {
    var minutes: [String: Int] = [:]
    let table = """
      0 gmt utc ut tu z zulu wet uct
      60 cet bst west met mez wat
      120 cest mest mesz eet cat sast
      180 eest msk eat idt trt
      210 irst
      240 gst msd samt azt get
      270 irdt aft
      300 pkt uzt yekt mvt tmt
      330 ist slst
      345 npt
      360 bdt almt omst kgt btt
      390 mmt
      420 ict wib krat novt hovt
      480 hkt sgt myt pht awst wita irkt ulat
      540 jst kst wit yakt
      570 acst
      600 aest vlat chst pgt
      630 acdt
      660 aedt magt sbt nct
      720 nzst fjt pett anat
      780 nzdt
      -60 azot cvt
      -120 fnt uyst
      -180 art brt uyt gft clst adt srt pmst
      -150 ndt
      -210 nst
      -240 ast bot clt vet gyt edt hae
      -300 est cdt pet cot ect hne hac
      -360 cst mdt galt hnc har
      -420 mst pdt hnr hap
      -480 pst akdt hnp
      -540 akst hdt
      -600 hst
      -660 sst
      """
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let offset = words.first.flatMap({ Int($0) }) else { continue }
      for word in words.dropFirst() { minutes[String(word)] = offset }
    }
    return minutes
  }()

  /// Zones with a short name for both halves of the year.
  private static let names = [
    "et": "America/New_York", "ct": "America/Chicago", "mt": "America/Denver", "pt": "America/Los_Angeles",
  ]
}

/// The names of time zones that have several words: `Eastern Standard Time`.
enum ZonePhrases {
  /// The most words of a name; a Chinese character is a word.
  private static let most = 6

  /// Finds a name at the beginning of tokens.
  ///
  /// - Returns: the short name of the zone, and how many tokens its name has.
  static func zone(_ tokens: ArraySlice<DateToken>) -> (name: String, count: Int)? {
    let words = tokens.prefix(most).prefix { $0.word != nil }.compactMap(\.word)
    guard words.count > 1 else { return nil }
    for count in stride(from: words.count, through: 2, by: -1) {
      if let name = names[words.prefix(count).joined(separator: " ")] { return (name, count) }
    }
    return nil
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":").map(String.init)
      guard parts.count == 2 else { continue }
      for phrase in parts[1].split(separator: "|") {
        let words = DateToken.tokens(of: String(phrase))?.compactMap(\.word) ?? []
        names[words.joined(separator: " ")] = parts[0]
      }
    }
    return names
  }()

  private static let table = """
    utc: Coordinated Universal Time|Universal Time|Greenwich Mean Time|Koordinierte Weltzeit|Temps universel coordonné
    utc: Temps moyen de Greenwich|Hora universal coordinada|Tiempo universal coordinado|Tempo coordinato universale
    utc: Gecoördineerde wereldtijd|Koordinert universaltid|Koordinerad universell tid|Hora Coordenada Universal
    utc: Horário Universal Coordenado|Tempo Universal Coordenado|Всемирное координированное время
    utc: التوقيت العالمي المنسق|التوقيت العالمي|זמן אוניברסלי מתואם|کوآرڈینیٹڈ یونیورسل ٹائم|协调世界时|世界標準時間
    est: Eastern Standard Time
    edt: Eastern Daylight Time
    et: Eastern Time
    cst: Central Standard Time
    cdt: Central Daylight Time
    ct: Central Time
    mst: Mountain Standard Time
    mdt: Mountain Daylight Time
    mt: Mountain Time
    pst: Pacific Standard Time
    pdt: Pacific Daylight Time
    pt: Pacific Time
    cet: Central European Time|Central European Standard Time|Mitteleuropäische Zeit|Mitteleuropäische Normalzeit
    cet: Heure normale d'Europe centrale|Hora estándar de Europa central|Hora de Europa central
    cest: Central European Summer Time|Mitteleuropäische Sommerzeit|Heure d'été d'Europe centrale
    bst: British Summer Time
    ist: India Standard Time
    jst: Japan Standard Time
    kst: Korean Standard Time|Korea Standard Time
    aest: Australian Eastern Standard Time
    aedt: Australian Eastern Daylight Time
    msk: Moscow Time|Moscow Standard Time|Московское время
    """
}

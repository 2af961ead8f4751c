/// The names of encodings as documents write them, and those by which iconv knows the same.
enum EncodingName {
  /// What iconv may be asked for, the name itself first.
  static func candidates(_ name: String) -> [String] {
    let plain = plain(name)
    // An empty name would be that of the locale.
    return [name, plain, others[plain], codePage(plain).map { "CP\($0)" }].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The name in lower case, without the `x-` of those that were not registered once.
  static func plain(_ name: String) -> String {
    var name = name.lowercased()[...]
    while name.hasPrefix("x-") { name = name.dropFirst(2) }
    return String(name)
  }

  /// The number in a name that is nothing but one: `dos-866`, `ibm00858`, `windows-1251`.
  static func codePage(_ name: String) -> Int? {
    let maker = name.prefix(while: \.isLetter)
    let number = name.dropFirst(maker.count).drop { $0 == "-" || $0 == "_" }
    guard ["cp", "dos", "ibm", "win", "windows", ""].contains(maker), number.count <= 5 else { return nil }
    return Int(number)
  }

  /// Of the WHATWG Encoding standard and of Python, where glibc has others.
  private static let others = [
    "mac-roman": "MACINTOSH", "macroman": "MACINTOSH", "mac-ukrainian": "MAC-UK",
    "mac-ce": "MAC-CENTRALEUROPE", "mac-centraleurroman": "MAC-CENTRALEUROPE", "maclatin2": "MAC-CENTRALEUROPE",
    "mac-icelandic": "MAC-IS", "maciceland": "MAC-IS", "koi": "KOI8-R", "koi8_r": "KOI8-R", "koi8_u": "KOI8-U",
    "iso-8859-8-i": "ISO-8859-8", "iso-8859-8-e": "ISO-8859-8", "ks_c_5601-1987": "CP949", "gb_2312-80": "GBK",
  ]
}

/// Translates names of encodings in documents to names that iconv knows.
enum EncodingName {
  /// Returns the names to try with iconv, beginning with the name itself.
  static func candidates(_ name: String) -> [String] {
    let plain = plain(name)
    // iconv takes an empty name for the encoding of the locale.
    return [name, plain, others[plain], codePage(plain).map { "CP\($0)" }].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The name in lower case, without the `x-` prefix of names that once were not registered.
  static func plain(_ name: String) -> String {
    var name = name.lowercased()[...]
    while name.hasPrefix("x-") { name = name.dropFirst(2) }
    return String(name)
  }

  /// Returns the number of a code page from a name such as `dos-866`, `ibm00858` or `windows-1251`.
  static func codePage(_ name: String) -> Int? {
    let maker = name.prefix(while: \.isLetter)
    let number = name.dropFirst(maker.count).drop { $0 == "-" || $0 == "_" }
    guard ["cp", "dos", "ibm", "win", "windows", ""].contains(maker), number.count <= 5 else { return nil }
    return Int(number)
  }

  /// Names in the WHATWG Encoding standard and in Python for which glibc uses other names.
  private static let others = [
    "mac-roman": "MACINTOSH", "macroman": "MACINTOSH", "mac-ukrainian": "MAC-UK",
    "mac-ce": "MAC-CENTRALEUROPE", "mac-centraleurroman": "MAC-CENTRALEUROPE", "maclatin2": "MAC-CENTRALEUROPE",
    "mac-icelandic": "MAC-IS", "maciceland": "MAC-IS", "koi": "KOI8-R", "koi8_r": "KOI8-R", "koi8_u": "KOI8-U",
    "iso-8859-8-i": "ISO-8859-8", "iso-8859-8-e": "ISO-8859-8", "ks_c_5601-1987": "CP949", "gb_2312-80": "GBK",
  ]
}

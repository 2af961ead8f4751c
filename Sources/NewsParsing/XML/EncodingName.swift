/// Translates names of encodings that the WHATWG Encoding standard does not have to names that iconv knows.
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

  /// Returns the number of a code page from a name such as `dos-866`, `ibm00858` or `win-1251`.
  static func codePage(_ name: String) -> Int? {
    let maker = name.prefix(while: \.isLetter)
    let number = name.dropFirst(maker.count).drop { $0 == "-" || $0 == "_" }
    guard ["cp", "dos", "ibm", "win", "windows", ""].contains(maker), number.count <= 5 else { return nil }
    return Int(number)
  }

  /// Whether it is a single-byte encoding that contains ASCII.
  static func isSingleByte(_ name: String) -> Bool {
    let name = plain(name)
    return ["iso-8859", "iso8859", "win-125", "koi", "mac"].contains { name.hasPrefix($0) }
      || codePage(name).map { (400..<900).contains($0) || (1250..<1260).contains($0) } ?? false
  }

  /// Names in Python and older documents for which glibc uses other names.
  private static let others = [
    "mac-ce": "MAC-CENTRALEUROPE", "mac-centraleurroman": "MAC-CENTRALEUROPE", "maclatin2": "MAC-CENTRALEUROPE",
    "macroman": "MACINTOSH", "mac-icelandic": "MAC-IS", "maciceland": "MAC-IS", "gb_2312-80": "GBK",
  ]
}

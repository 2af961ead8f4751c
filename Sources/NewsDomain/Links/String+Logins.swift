extension String {
  /// The message of a library without the names and passwords in the addresses that it repeats, also in wrong ones:
  /// `Unsupported proxy scheme for 'socks9://***@host'`.
  package var withoutLogins: String {
    var result = ""
    var run = UnicodeScalarView()
    var quote: Unicode.Scalar?
    for scalar in unicodeScalars {
      // A password may have spaces, so what is in quotes is one address.
      let isEnd =
        quote.map { $0 == scalar } ?? ("'\"".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace)
      guard isEnd else {
        run.append(scalar)
        continue
      }
      result += String(run).withoutLogin
      result.unicodeScalars.append(scalar)
      run = UnicodeScalarView()
      quote = quote == nil && "'\"".unicodeScalars.contains(scalar) ? scalar : nil
    }
    return result + String(run).withoutLogin
  }

  /// An address without its login, which ends with the last `@`. If that is cut off, what cannot be a port is left out.
  private var withoutLogin: String {
    let scalars = unicodeScalars
    let scheme = scalars.firstRange(of: "://".unicodeScalars)
    let start = scheme?.upperBound ?? scalars.startIndex
    if let at = scalars[start...].lastIndex(of: "@") { return self[..<start] + "***" + self[at...] }
    guard scheme != nil, scalars[start...].first != "[" else { return self }
    let authority = scalars[start...].prefix { !"/?#".unicodeScalars.contains($0) }
    guard let colon = authority.firstIndex(of: ":") else { return self }
    let port = authority[colon...].dropFirst()
    guard !port.allSatisfy({ ("0"..."9").contains($0) }) else { return self }
    return self[..<start] + "***" + self[authority.endIndex...]
  }
}

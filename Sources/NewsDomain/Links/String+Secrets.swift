extension String {
  /// The text without the logins in addresses that a person may have typed. Wrong ones count as well: without a password,
  /// or with a space, a slash or a question mark in it.
  package var withoutTypedLogins: String {
    var result = ""
    var word = UnicodeScalarView()
    // A password may have spaces, so what is in quotes is one word.
    var isQuoted = false
    for scalar in unicodeScalars {
      let isQuote = ["\"", "«", "»"].contains(scalar)
      if isQuote { isQuoted = scalar == "\"" ? !isQuoted : scalar == "«" }
      guard isQuote || !isQuoted && scalar.properties.isWhitespace else {
        word.append(scalar)
        continue
      }
      result += String(word).withoutTypedLogin
      result.unicodeScalars.append(scalar)
      word = UnicodeScalarView()
    }
    return result + String(word).withoutTypedLogin
  }

  /// A word without its login, if it is an address with one.
  package var withoutTypedLogin: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstRange(of: "://".unicodeScalars)?.upperBound,
      let at = scalars[start...].lastIndex(of: "@")
    else { return self }
    let authority = scalars[start...].prefix { !"/?#".unicodeScalars.contains($0) }
    // A port has only digits. Without this, an `@` in a path would count as well.
    let port = authority.drop { $0 != ":" }.dropFirst().first
    guard authority.contains("@") || port.map({ !("0"..."9").contains($0) }) == true else { return self }
    return self[..<start] + "***" + self[at...]
  }

  /// An address as it is shown: without a name and password, and without the secrets in its query.
  package var withoutSecrets: String { (WebLink(self)?.withoutLogin ?? self).withoutQuerySecrets }

  /// An address without the secrets in its query, which are recognised by their names: `?token=***`.
  package var withoutQuerySecrets: String {
    var parts = URIReference(self)
    guard let query = parts.query, query.utf8.contains(UInt8(ascii: "=")) else { return self }
    let members = String(query).split(at: "&", omittingEmptySubsequences: false).map { member -> Substring in
      guard let mark = member.unicodeScalars.firstIndex(of: "="), Self.isSecret(member[..<mark]) else { return member }
      return member[...mark] + "***"
    }
    parts.query = Substring(members.joined(separator: "&"))
    return parts.description
  }

  /// Whether a member of a query with this name is a secret: `api_key`, `access-token`, `Password`.
  private static func isSecret(_ name: Substring) -> Bool {
    let letters = name.lowercased().filter(\.isLetter)
    return secretNames.contains { letters.hasSuffix($0) }
  }

  private static let secretNames = ["key", "token", "password", "passwd", "pwd", "secret", "auth", "authorization"]
}

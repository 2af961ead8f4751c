/// Settings of one kind, each with a name that the reader gives it. In the file, their lines begin with the name of the
/// family: `alias hot = top world`.
package enum SettingFamily: String, CaseIterable, Sendable {
  /// Short names for lines.
  case alias
  /// Keys for lines.
  case bind

  /// Whether a line of the file is one of the family.
  package func accepts(_ name: String, _ value: String) -> Bool {
    guard !value.isEmpty else { return false }
    switch self {
    case .alias: return AliasName.isValid(name)
    case .bind: return BoundKey(name).map { !$0.isReserved } ?? false
    }
  }

  /// The key of one of its settings.
  package func key(of name: String) -> SettingKey { SettingKey("\(rawValue) \(name)") }
}

/// The names that aliases may have.
package enum AliasName {
  package static let longest = 32

  /// Letters, digits and hyphens, a letter first: a name must not look like a number, an option or a file.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.count <= longest else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}

extension SettingsChange {
  /// A new value of one of a family of settings; `nil` removes it.
  package init(_ family: SettingFamily, _ name: String, _ value: String?) {
    self.init(key: family.key(of: name), text: value)
  }
}

extension Settings {
  /// The reader's aliases: the lines by their names, in alphabetical order.
  package var aliases: [(name: String, line: String)] {
    values(of: .alias).map { (name: $0.name, line: $0.value) }
  }

  /// The lines of the reader's keys.
  package var boundKeys: [(key: BoundKey, line: String)] {
    values(of: .bind).compactMap { name, line in BoundKey(name).map { (key: $0, line: line) } }
      .sorted { $0.key < $1.key }
  }

  /// The lines of single letters, which views take as keys and a prompt as lines.
  package var boundLetters: [Character: String] {
    var letters: [Character: String] = [:]
    for case (.letter(let letter), let line) in boundKeys { letters[letter] = line }
    return letters
  }

  /// The alias with a name, ignoring case and accents.
  package func alias(named name: String) -> (name: String, line: String)? {
    let wanted = FoldedName(name)
    return aliases.first { FoldedName($0.name) == wanted }
  }
}

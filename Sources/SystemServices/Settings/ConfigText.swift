import NewsDomain

/// The text of the settings file: `key = value` lines. Comments and lines of other versions are kept unchanged.
struct ConfigText {
  private var lines: [Substring]

  /// - Returns: `nil` if the bytes are not valid text.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else { return nil }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.allSatisfy({ Self.isComment($0) || Self.entry($0) != nil }) else { return nil }
  }

  init() {
    lines = ["# supernews writes its settings here; you may edit them"]
  }

  /// Whether a line sets anything.
  var hasEntries: Bool { !lines.allSatisfy(Self.isComment) }

  var bytes: [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Returns the last entry of a key: the key as it is written there, the value, and the line, from 1.
  func entry(_ key: String) -> (key: String, value: String, line: Int)? {
    for (index, line) in lines.enumerated().reversed() {
      if let entry = Self.entry(line), Self.means(entry.key, key) { return (entry.key, entry.value, index + 1) }
    }
    return nil
  }

  /// Sets a key; `nil` removes it.
  mutating func set(_ key: String, to value: String?) {
    func isOfKey(_ line: Substring) -> Bool { Self.entry(line).map { Self.means($0.key, key) } == true }
    let first = lines.firstIndex(where: isOfKey)
    lines.removeAll(where: isOfKey)
    guard let value else { return }
    lines.insert("\(key) = \(value)", at: first ?? lines.count)
  }

  /// Whether a word is a key. Older versions wrote some keys with underscores.
  private static func means(_ word: String, _ key: String) -> Bool {
    word == key || word.replacing("_", with: "-") == key
  }

  private static func isComment(_ line: Substring) -> Bool {
    let text = line.trimmed
    return text.isEmpty || text.hasPrefix("#")
  }

  private static func entry(_ line: Substring) -> (key: String, value: String)? {
    guard !isComment(line), let mark = line.firstIndex(of: "=") else { return nil }
    let key = line[..<mark].trimmed
    return key.isEmpty ? nil : (key, line[line.index(after: mark)...].trimmed)
  }
}

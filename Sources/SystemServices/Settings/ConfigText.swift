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

  /// Returns the entries whose keys are a word and a name, such as `alias hot`, without the word; of several with the
  /// same name, the last one.
  func entries(beginningWith word: String) -> [(name: String, value: String, line: Int)] {
    var found: [(name: String, value: String, line: Int)] = []
    for (index, line) in lines.enumerated() {
      guard let entry = Self.entry(line) else { continue }
      let words = entry.key.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0] == word else { continue }
      found.removeAll { $0.name == words[1] }
      found.append((String(words[1]), entry.value, index + 1))
    }
    return found
  }

  /// Sets a key; `nil` removes it.
  mutating func set(_ key: String, to value: String?) {
    func isOfKey(_ line: Substring) -> Bool { Self.entry(line).map { Self.means($0.key, key) } == true }
    let first = lines.firstIndex(where: isOfKey)
    lines.removeAll(where: isOfKey)
    guard let value else { return }
    lines.insert("\(key) = \(value)", at: first ?? lines.count)
  }

  /// Whether a text is a key. Older versions wrote some keys with underscores, and a person may have put several spaces
  /// between two words.
  private static func means(_ text: String, _ key: String) -> Bool {
    if text == key || text.replacing("_", with: "-") == key { return true }
    return key.contains(" ") && text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == key
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

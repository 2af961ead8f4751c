extension SettingKey {
  package static let shareTo = SettingKey("share-to")
}

/// The reader's own targets for sharing, in the order in which they were made. The text is `name=program;
/// name=program`, with a backslash before each `;` and backslash of a program.
package enum ShareToSetting: Setting {
  package static let key = SettingKey.shareTo
  package static let standard: [ShareTarget] = []

  package static func read(_ text: String) -> [ShareTarget]? {
    var targets: [ShareTarget] = []
    for part in parts(of: text) {
      guard let mark = part.firstIndex(of: "=") else { return nil }
      let target = ShareTarget(
        name: String(part[..<mark]).trimmed, program: String(part[mark...].dropFirst()).trimmed)
      guard ShareTarget.isName(target.name), !target.program.isEmpty else { return nil }
      targets.append(target)
    }
    return targets
  }

  package static func text(of targets: [ShareTarget]) -> String? {
    guard !targets.isEmpty else { return nil }
    return targets.map { $0.name + "=" + $0.program.backslashed("\\;") }.joined(separator: "; ")
  }

  /// The parts between `;`, without the backslashes, and without empty ones.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        parts[parts.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case ";": parts.append("")
      default: parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.filter { !$0.trimmed.isEmpty }
  }
}

import NewsDomain
import NewsPresentation

extension SettingEntry {
  /// A target at a time: `kindle mail -s {title} me@example.org`; `kindle off` removes it.
  static let shareTo = SettingEntry(.shareTo, stored: [ShareToSetting.self]) { settings in
    let targets = settings[ShareToSetting.self]
    return SettingRow(key: .shareTo, value: ShareToSetting.text(of: targets)) { texts in
      targets.isEmpty
        ? texts.noProgram : targets.map { texts.labelled($0.name, $0.program) }.joined(separator: ", ")
    }
  } change: { text, facts in
    let (name, program) = parts(of: text)
    var targets = facts.settings[ShareToSetting.self]
    if isNothing(name), program?.isEmpty ?? true {
      targets = []
    } else {
      let known = targets.firstIndex { FoldedName($0.name) == FoldedName(name) }
      guard known != nil || canBeNamed(name) else { throw ShellError.value(.notATargetName(name)) }
      guard let program else { throw ShellError.value(.noTargetProgram(name)) }
      if program.isEmpty || isNothing(program) {
        if let known { targets.remove(at: known) }
      } else {
        try ParsedLine.checkProgram(program)
        if program.contains(where: \.isNewline) { throw ShellError.value(.notAProgram(program)) }
        if let known {
          targets[known] = ShareTarget(name: targets[known].name, program: program)
        } else {
          targets.append(ShareTarget(name: name, program: program))
        }
      }
    }
    return [SettingsChange(ShareToSetting.self, targets)]
  }.merged().completed { $0.words.count < 2 ? $0.targetCandidates() : [] }

  /// The name, and the program after it; `nil` if there is nothing after it, not even an empty word.
  private static func parts(of text: String) -> (name: String, program: String?) {
    let text = text.drop { $0 == " " }
    guard let blank = text.firstIndex(of: " ") else { return (String(text), nil) }
    return (String(text[..<blank]), text[blank...].trimmed)
  }

  private static func isNothing(_ text: String) -> Bool {
    ChoiceName.nothing.isMeant(by: text) || ChoiceName.off.isMeant(by: text)
  }

  /// Whether a target can have a name: not one that `share` already understands.
  private static func canBeNamed(_ name: String) -> Bool {
    let wanted = FoldedName(name)
    let taken = ShareRecipient.builtIn.flatMap(\.names.all) + ChoiceName.allItems.names
    return ShareTarget.isName(name) && !isNothing(name) && !taken.contains { FoldedName($0) == wanted }
  }
}

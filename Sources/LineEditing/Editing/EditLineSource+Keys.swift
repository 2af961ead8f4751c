import CLibedit
import TerminalKit

extension EditLineSource {
  /// Binds the reader's own keys, if they have changed.
  func bind(_ keys: [PromptKey]) {
    guard keys != boundKeys else { return }
    boundKeys = keys
    // All bindings begin anew, so that a key that was freed has its usual meaning again.
    supernews_el_set_editor(edit, "emacs")
    for (key, function) in KeyBindings.all { supernews_el_bind(edit, key, function) }
    for (index, key) in keys.enumerated() {
      for sequence in KeyBindings.sequences(of: key.name) {
        supernews_el_bind_text(edit, sequence, KeyBindings.text(ofKey: index))
      }
    }
    // Last, so that the bindings of the reader's editrc win here, too.
    supernews_el_source(edit, nil)
  }

  /// Types the line of one of the reader's own keys and Enter, unless something has been typed, which would be lost.
  func runKey() -> UInt8 {
    var digits = ""
    while let character = nextCharacter(), character != "~" {
      guard character.isNumber, digits.count < 4 else { return UInt8(CC_ERROR) }
      digits.append(character)
    }
    guard let index = Int(digits), boundKeys.indices.contains(index), wholeText.isEmpty else { return UInt8(CC_ERROR) }
    insert(SafeText(boundKeys[index].line))
    var enter: [wchar_t] = [0x0A, 0]
    supernews_el_wpush(edit, &enter)
    return UInt8(CC_REFRESH)
  }

  /// Asks a question below the line, which one key answers.
  ///
  /// - Returns: `nil` if it was interrupted.
  func ask(_ question: String, isYes: (Character) -> Bool) -> Bool? {
    terminal.write("\n" + SafeOutput(SafeText(question)) + " ")
    isAsking = true
    defer { isAsking = false }
    guard let key = nextCharacter() else { return nil }
    // The rest of an arrow or a function key must not go into the line.
    if key == "\u{1B}", terminal.hasInput(within: 50) { terminal.skipSequence() }
    return isYes(key)
  }

  /// The next key, or the next character of a text that a key stands for.
  private func nextCharacter() -> Character? {
    var character: wchar_t = 0
    guard supernews_el_wgetc(edit, &character) == 1,
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: character))
    else { return nil }
    return Character(scalar)
  }
}

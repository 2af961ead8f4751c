/// Turns the characters that a terminal sends into keys (the sequences of xterm and of the Linux console).
struct KeyParser {
  private enum State {
    case plain
    /// The state after ESC.
    case escaped
    /// The state after ESC [ or ESC O, with the characters since.
    case sequence(String)
  }

  private var state = State.plain
  /// Whether the characters are part of a paste, and thus text even if they look like keys.
  private var isPasting = false

  /// Whether a sequence has begun. If nothing follows at once, it was the Esc key.
  var isWaiting: Bool {
    if case .plain = state { false } else { true }
  }

  /// - Returns: The key that this character completes; `nil` if there is none yet.
  package mutating func take(_ scalar: Unicode.Scalar) -> Key? {
    if isPasting { return pasted(scalar) }
    switch state {
    case .plain:
      return plain(scalar)
    case .escaped where scalar == "[" || scalar == "O":
      state = .sequence("")
      return nil
    case .escaped:
      // Alt and a key count as the key alone.
      state = .plain
      return scalar == "\u{1B}" ? .escape : plain(scalar)
    case .sequence(let text):
      guard (0x40...0x7E).contains(scalar.value) else {
        // A longer sequence is not a known key; it is skipped to its end.
        if text.count < 16 { state = .sequence(text + String(Character(scalar))) }
        return nil
      }
      // On the Linux console, the sequences of function keys have one more letter.
      if text.isEmpty, scalar == "[" {
        state = .sequence("[")
        return nil
      }
      state = .plain
      return sequence(text, scalar)
    }
  }

  /// Takes a character of a paste, which is text until the mark of its end, even if it looks like a key.
  private mutating func pasted(_ scalar: Unicode.Scalar) -> Key? {
    switch (state, scalar) {
    case (_, "\u{1B}"): state = .escaped
    case (.escaped, "["): state = .sequence("")
    case (.sequence(let text), _) where "201~".hasPrefix(text + String(Character(scalar))):
      state = .sequence(text + String(Character(scalar)))
      guard scalar == "~" else { return nil }
      state = .plain
      isPasting = false
    default:
      state = .plain
      let text = String(Character(scalar))
      return .text(text.contains(where: \.isNewline) || text == "\t" ? " " : SafeText(text).string)
    }
    return nil
  }

  /// Ends a sequence that has not been completed in time.
  mutating func takePause() -> Key? {
    defer { state = .plain }
    if isPasting { return nil }
    if case .escaped = state { return .escape }
    return nil
  }

  private mutating func plain(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x1B:
      state = .escaped
      return nil
    case 0x0D, 0x0A: return .enter
    case 0x09: return .tab
    case 0x7F, 0x08: return .backspace
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
    case 0..<0x20, 0x80..<0xA0: return nil
    default: return .text(String(Character(scalar)))
    }
  }

  private mutating func sequence(_ text: String, _ last: Unicode.Scalar) -> Key? {
    switch (text, last) {
    case ("[", _): break
    case ("200", "~"): isPasting = true
    case (_, "A"): return .up
    case (_, "B"): return .down
    case (_, "C"): return .right
    case (_, "D"): return .left
    case (_, "H"), ("1", "~"), ("7", "~"): return .home
    case (_, "F"), ("4", "~"), ("8", "~"): return .end
    case (_, "Z"): return .backTab
    case ("3", "~"): return .delete
    case ("5", "~"): return .pageUp
    case ("6", "~"): return .pageDown
    default: break
    }
    return nil
  }
}

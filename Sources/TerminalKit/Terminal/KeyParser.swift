/// Turns the characters that a terminal sends into keys (the sequences of xterm and of the Linux console).
package struct KeyParser: Sendable {
  private enum State: Sendable {
    case plain
    /// The state after ESC.
    case escaped
    /// The state after ESC [ or ESC O, with the characters since.
    case sequence(String)
    /// In a string that answers a question nobody has asked here, after ESC and this character.
    case string(Unicode.Scalar, isEmpty: Bool)
    /// In a paste, which is text even if it looks like keys.
    case paste
    /// After an Esc that was taken for the key. If it was the beginning of a sequence on a slow line, the rest is no text.
    case late
    /// In the rest of such a sequence.
    case lateSequence
  }

  /// After how many pauses Esc alone is the key. Over a slow line, the rest of a sequence arrives later.
  private static let longestBreakAfterEscape = 3
  /// After how many pauses a sequence that has begun is given up: its parts may arrive one by one.
  private static let longestBreak = 10
  /// After how many pauses a paste is over, even if its end never arrived.
  private static let longestBreakInPaste = 40
  /// The longest paste that is kept, in bytes. The prompt refuses a longer one.
  private static let longestPaste = 16 * LineInput.lengthLimit

  private var state = State.plain
  private var pauses = 0
  private var pasted = ""
  private var end = PasteEnd()

  package init() {}

  /// Whether a sequence has begun. If nothing follows at once, it was the Esc key.
  package var isWaiting: Bool {
    switch state {
    case .plain: false
    case .escaped, .sequence, .string, .paste, .late, .lateSequence: true
    }
  }

  /// - Returns: The key that this character completes; `nil` if there is none yet.
  package mutating func take(_ scalar: Unicode.Scalar) -> Key? {
    pauses = 0
    switch state {
    case .plain:
      return plain(scalar)
    case .paste:
      return takePasted(scalar)
    case .late:
      state = scalar == "[" ? .lateSequence : .plain
      return scalar == "[" ? nil : plain(scalar)
    case .lateSequence:
      if scalar == "\u{1B}" { state = .escaped } else if (0x40...0x7E).contains(scalar.value) { state = .plain }
      return nil
    case .escaped where scalar == "[" || scalar == "O":
      state = .sequence("")
      return nil
    // OSC, DCS, SOS, PM and APC.
    case .escaped where "]PX^_".unicodeScalars.contains(scalar):
      state = .string(scalar, isEmpty: true)
      return nil
    case .escaped:
      // The second of two may begin a sequence.
      if scalar == "\u{1B}" { return .escape }
      // Alt and a key count as the key alone.
      state = .plain
      return plain(scalar)
    case .string(let start, _):
      // ESC begins the end of the string, or another sequence; the rest of its end is no key.
      let isOver = scalar == "\u{7}" || scalar == "\u{9C}"
      state = isOver ? .plain : scalar == "\u{1B}" ? .sequence("\u{1B}") : .string(start, isEmpty: false)
      return nil
    case .sequence("\u{1B}"):
      state = scalar == "[" || scalar == "O" ? .sequence("") : scalar == "\u{1B}" ? .escaped : .plain
      return nil
    case .sequence where scalar == "\u{1B}":
      state = .escaped
      return nil
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

  /// Takes a character of a paste, up to the mark of its end.
  private mutating func takePasted(_ scalar: Unicode.Scalar) -> Key? {
    if let certain = end.take(scalar), pasted.utf8.count <= Self.longestPaste { pasted.unicodeScalars.append(certain) }
    return end.isReached ? endPaste() : nil
  }

  private mutating func endPaste() -> Key? {
    defer { pasted = "" }
    state = .plain
    pasted.unicodeScalars.append(contentsOf: end.unended)
    return pasted.isEmpty ? nil : .paste(pasted)
  }

  /// Notes that nothing has followed for a moment, which may end a sequence.
  package mutating func takePause() -> Key? {
    pauses += 1
    switch state {
    case .plain: return nil
    case .escaped:
      guard pauses >= Self.longestBreakAfterEscape else { return nil }
      (state, pauses) = (.late, 0)
      return .escape
    case .string(let letter, isEmpty: true):
      state = .plain
      return plain(letter)
    case .sequence, .string, .late, .lateSequence:
      if pauses >= Self.longestBreak { state = .plain }
      return nil
    case .paste:
      return pauses >= Self.longestBreakInPaste ? endPaste() : nil
    }
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
    case ("200", "~"):
      state = .paste
      end = PasteEnd()
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

import CLibedit
import TerminalKit

extension EditLineSource {
  /// Takes pasted text.
  func paste() -> UInt8 {
    isPasting = true
    let read = pastedText()
    isPasting = false
    guard let text = read else {
      // Nothing of an interrupted paste runs, and its rest does not act as keystrokes.
      swallowPaste()
      return UInt8(CC_EOF)
    }
    guard text.utf8.count <= Self.pasteLimit else {
      isPasteTooLong = true
      erase()
      return UInt8(CC_EOF)
    }
    switch Paste(text, before: textBeforeCursor, after: textAfterCursor) {
    case .text(let line):
      insert(SafeText(line))
      return UInt8(CC_REFRESH)
    case .lines(let lines, let rest):
      (pasted, unfinished) = (lines, rest)
      erase()
      return UInt8(CC_EOF)
    }
  }

  /// Reads pasted text up to its end mark.
  ///
  /// - Returns: `nil` if it was interrupted.
  private func pastedText() -> String? {
    var text = ""
    var end = PasteEnd()
    while !end.isReached {
      var character: wchar_t = 0
      guard supernews_el_wgetc(edit, &character) == 1,
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: character))
      else {
        return nil
      }
      if event(of: scalar) == .interrupt {
        wasInterrupted = true
        return nil
      }
      // A paste that is too long is still read to its end, or the rest would act as keystrokes.
      if let sure = end.take(scalar), text.utf8.count <= Self.pasteLimit { text.unicodeScalars.append(sure) }
    }
    return text
  }

  /// Discards the rest of a paste: up to its end mark, or until no more arrives.
  func swallowPaste() {
    var end = PasteEnd()
    while !end.isReached, terminal.hasInput(within: 500), let scalar = terminal.readScalar() { _ = end.take(scalar) }
  }

  /// Puts the end of the last paste at the prompt, as if it were typed.
  func push() {
    guard !unfinished.isEmpty else { return }
    var wide = unfinished.unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    supernews_el_wpush(edit, &wide)
    unfinished = ""
  }

  /// Takes the text that was pasted while a view had the terminal.
  ///
  /// - Returns: `nil` if there is none, or it is one line, which waits at the prompt for Enter.
  func takePasteBefore() -> LineInput? {
    guard !pastedBefore.isEmpty else { return nil }
    defer { pastedBefore = "" }
    guard pastedBefore.utf8.count <= Self.pasteLimit else { return tooLong() }
    switch Paste(pastedBefore, before: unfinished, after: "") {
    case .text(let line):
      unfinished += line
      return nil
    case .lines(let lines, let rest):
      (pasted, unfinished) = (lines, rest)
      return lines.isEmpty ? nil : takeLines()
    }
  }

  /// The answer to a paste that is too long.
  func tooLong() -> LineInput {
    number += 1
    return .unreadable(LineError.tooLong(limit: Self.pasteLimit), number: number)
  }

  /// The lines of a paste, with their numbers.
  func takeLines() -> LineInput {
    number += pasted.count
    return .pasted(pasted, number: number - pasted.count + 1)
  }
}

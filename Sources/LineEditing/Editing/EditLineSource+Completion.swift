import CLibedit
import TerminalKit

extension EditLineSource {
  /// Shows how the line may continue, dim and after the cursor, while nothing more is typed.
  ///
  /// libedit has drawn the line by then and does not know of the suggestion, which is removed before libedit draws
  /// again.
  func suggest() {
    guard style.isColoured, suggestion.isEmpty, let context, !context.isAccessible, let text = textAtEnd,
      !text.isEmpty, let rest = history.continuation(of: text)
    else { return }
    let column = (shownPrompt.width + DisplayWidth.of(text)) % max(1, terminal.columns)
    // The suggestion stays in this row, and out of the last column, after which terminals behave differently.
    let shown = TextWrap.cut(SafeText(rest), to: terminal.columns - column - 1)
    guard !shown.isEmpty, column > 0 else { return }
    suggestion = shown.string
    // The terminal saves the cursor's position itself, since it may count a character's width differently.
    terminal.write("\u{1B}7" + style.styled(shown, .quiet) + "\u{1B}8")
  }

  /// Removes the suggestion from the screen, together with what libedit draws next.
  ///
  /// - Parameter scalar: The character typed. If the suggestion begins with it, libedit draws over it and the rest
  ///   stays.
  func withdraw(before scalar: Unicode.Scalar? = nil) {
    guard let first = suggestion.first else { return }
    if let scalar, String(first) == String(scalar), suggestion.count > 1 {
      suggestion.removeFirst()
      return
    }
    suggestion = ""
    terminal.add("\u{1B}[K")
  }

  func takeSuggestion(otherwise step: Int32) -> UInt8 {
    if style.isColoured, context?.isAccessible == false, let text = textAtEnd, !text.isEmpty,
      let rest = history.continuation(of: text)
    {
      insert(SafeText(rest))
      return UInt8(CC_REFRESH)
    }
    guard let line = supernews_el_wline(edit) else { return UInt8(CC_ERROR) }
    let left = Int32(clamping: line.pointee.lastchar - line.pointee.cursor)
    guard left > 0 else { return UInt8(CC_ERROR) }
    supernews_el_cursor(edit, min(step, left))
    return UInt8(CC_CURSOR)
  }

  func insert(_ text: SafeText) {
    // el_insertstr, which takes narrow characters, loses everything that is not ASCII.
    var wide = text.string.unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    supernews_el_winsertstr(edit, &wide)
  }

  /// The most candidates that are listed without a question.
  private static let unaskedCandidates = 100

  func complete() -> UInt8 {
    guard let context else { return UInt8(CC_ERROR) }
    let completion = context.completion(of: textBeforeCursor)
    guard !completion.candidates.isEmpty else { return UInt8(CC_REFRESH_BEEP) }
    if let insertion = completion.insertion {
      if completion.replaced > 0 { supernews_el_deletestr(edit, Int32(completion.replaced)) }
      // If a space already follows the cursor, it ends the word, and no second one is inserted.
      let isEnded = insertion.hasSuffix(" ") && isBeforeBlank
      insert(SafeText(isEnded ? insertion.dropLast() : insertion[...]))
      if isEnded { supernews_el_cursor(edit, 1) }
      return UInt8(CC_REFRESH)
    }
    // Pressing Tab twice lists all candidates; so many are listed only after a question, as in other shells.
    let isLong = completion.candidates.count > Self.unaskedCandidates
    let isAgain = lastListed == textBeforeCursor
    if isLong {
      let answer = ask(context.question(listing: completion.candidates.count), isYes: context.isYes)
      guard let isWanted = answer else { return UInt8(CC_EOF) }
      guard isWanted else {
        terminal.write("\n")
        return UInt8(CC_REDISPLAY)
      }
    }
    lastListed = textBeforeCursor
    let list = CandidateList.text(
      completion.candidates, columns: terminal.columns, rows: isAgain || isLong ? .max : terminal.rows,
      isAccessible: context.isAccessible, style: style,
      more: context.more)
    terminal.write("\n" + list)
    return UInt8(CC_REDISPLAY)
  }
}

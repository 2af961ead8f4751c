import CLibedit
import TerminalKit

/// Down at an empty prompt, which walks the list.
extension EditLineSource {
  /// Notes whether a key leads to earlier lines.
  func note(_ scalar: Unicode.Scalar) {
    switch keys.take(scalar) {
    case .up, .pageUp, .pageDown, .control("p"), .control("n"), .control("r"), .control("s"): hasWalkedHistory = true
    default: break
    }
  }

  /// Walks the list at an empty prompt if no newer line can be meant, and else goes to the newer line.
  func down() -> UInt8 {
    if wholeText.isEmpty, !hasWalkedHistory, let context, context.hasList, !context.isAccessible {
      wantsList = true
      erase()
      return UInt8(CC_EOF)
    }
    var wide = KeyBindings.newerLine.sequence.unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
    supernews_el_wpush(edit, &wide)
    return UInt8(CC_NORM)
  }
}

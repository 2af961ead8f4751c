import NewsDomain

import NewsPresentation

extension PseudoTexts {
  var undoable: String { bracketed(english.undoable) }
  var undoableAdvice: String { bracketed(english.undoableAdvice) }
  func name(of change: UndoableChange) -> String { bracketed(english.name(of: change)) }
  func takenBack(_ change: UndoableChange, stayed: Int) -> String {
    bracketed(english.takenBack(change, stayed: stayed))
  }
}

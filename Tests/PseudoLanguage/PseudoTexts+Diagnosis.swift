import NewsDomain
import NewsPresentation

/// A diagnosis.
extension PseudoTexts {
  func label(of subject: CheckSubject) -> String { bracketed(english.label(of: subject)) }
  func words(for fact: CheckFact, at dates: DateWords) -> String { bracketed(english.words(for: fact, at: dates)) }
  func words(for verdict: CheckVerdict) -> String { bracketed(english.words(for: verdict)) }
  func words(for wayOut: WayOut) -> String { bracketed(english.words(for: wayOut)) }
  var toDo: String { bracketed(english.toDo) }
  func checked(problems: Int, warnings: Int) -> String {
    bracketed(english.checked(problems: problems, warnings: warnings))
  }
}

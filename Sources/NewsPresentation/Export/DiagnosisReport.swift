import FoundationEssentials
import NewsDomain
import TerminalKit

/// A diagnosis as a file for a bug report: in the language of those who read such reports, and without anything private.
package enum DiagnosisReport {
  package static func text(of checks: [Check], at now: Date) -> String {
    let texts = InterfaceLanguage.standard.texts
    let dates = DateWords(texts: texts, now: now)
    let lines = checks.map(\.shareable).map { check in
      let facts = check.facts.map { texts.words(for: $0, at: dates) }.filter { !$0.isEmpty }
      let verdict = texts.words(for: check.verdict)
      // Why something was not checked says that it was not.
      let words = check.verdict == .unchecked && !facts.isEmpty ? facts : [verdict] + facts
      return texts.labelled(texts.label(of: check.subject), words.joined(separator: ", "))
    }
    return (["supernews doctor --report, \(now.iso8601)"] + lines).map { SafeText($0).string + "\n" }.joined()
  }
}

import Glibc
import NewsDomain

/// Translates with a program that the reader has set. It reads the text from its standard input and writes the
/// translation. No shell is run.
package struct TranslatingProgram: Translator {
  /// The most bytes of a translation.
  private static let most = 4 << 20
  /// The word for a language to be detected, as most such programs understand it.
  private static let anyLanguage = "auto"

  private let environment: [String: String]
  private let patience: Duration

  /// - Parameter patience: the longest time that a translation may take.
  package init(environment: [String: String], patience: Duration = .seconds(120)) {
    self.environment = environment
    self.patience = patience
  }

  package func translate(_ text: String, by command: [String], from: String?, to: String) async throws -> String {
    let words = command.map { Self.filled($0, from: from ?? Self.anyLanguage, to: to) }
    guard let program = words.first else { throw NewsError.text(.noTranslator) }
    let ending: ChildProcess.Ending
    do {
      ending = try await ChildProcess.run(
        words, environment: environment, input: .bytes(Array(text.utf8)), output: .captured(limit: Self.most),
        patience: patience, isGroup: true)
    } catch {
      if Task.isCancelled { throw NewsError.cancelled }
      throw NewsError.text(.translatorFailed(program: program, reason(error)))
    }
    if Task.isCancelled { throw NewsError.cancelled }
    guard ending.status == 0 else {
      throw NewsError.text(.translatorFailed(program: program, .ended(status: Int(ending.status))))
    }
    guard let translation = String(decoding: ending.output, as: UTF8.self).nonBlank else {
      throw NewsError.text(.translatorFailed(program: program, .nothing))
    }
    return translation
  }

  private func reason(_ error: any Error) -> ProgramFailure {
    switch error {
    case ChildProcess.Failure.notStarted(let code): .notStarted(detail: String(cString: strerror(code)))
    case ChildProcess.Failure.tooSlow: .tooSlow(seconds: Int(patience.seconds))
    case ChildProcess.Failure.tooMuch: .tooMuch(limit: Self.most)
    default: .notStarted(detail: String(describing: error))
    }
  }

  /// A word of the command with the languages filled in.
  private static func filled(_ word: String, from: String, to: String) -> String {
    var filled = ""
    var isMarked = false
    for scalar in word.unicodeScalars {
      guard isMarked else {
        isMarked = scalar == "%"
        if !isMarked { filled.unicodeScalars.append(scalar) }
        continue
      }
      isMarked = false
      switch scalar {
      case "l": filled += to
      case "s": filled += from
      case "%": filled += "%"
      default: filled += "%" + String(scalar)
      }
    }
    return isMarked ? filled + "%" : filled
  }
}

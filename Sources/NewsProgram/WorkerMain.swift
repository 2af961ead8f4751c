import Confinement
import NewsLanguage
import NewsParsing

/// What each kind of worker does, in place of the program.
enum WorkerMain {
  static func serve(_ kind: WorkerKind) -> Never {
    switch kind {
    case .parser: parse()
    case .meaning:
      let work = MeaningWork()
      WorkerProcess.serve({ work.prepare() }, answer: { work.answer(to: $0) })
    case .probe: WorkerProcess.serve(answer: Probe.answer)
    }
  }

  /// Parses documents, and detects the languages of texts.
  private static func parse() -> Never {
    let languages = DetectedLanguages()
    let libraries = ParsingLibraries()
    WorkerProcess.serve {
      libraries.load()
      // Loads CLD2 as well.
      _ = languages.language(of: "The quick brown fox jumps over the lazy dog, and then it jumps over the dog again.")
    } answer: { request in
      withExtendedLifetime(libraries) {
        ParsingWork.answer(request) { languages.language(of: $0, stated: $1) }
      }
    }
  }
}

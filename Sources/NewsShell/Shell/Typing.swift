import NewsDomain
import NewsPresentation
import TerminalKit

/// The state of the session that line editing needs while a line is typed.
struct Typing: LineContext {
  let session: Session
  /// Lists the folders in which names of files are looked up.
  let folders: any FolderListing
  var hasList = false

  var isAccessible: Bool { session.isAccessible }

  func prompt(columns: Int) -> [Span] { Prompt.spans(session, columns: columns) }

  func completion(of text: String) -> Completion { Completion.of(text, in: session, folders: folders) }

  var keys: [PromptKey] {
    session.settings.boundKeys.compactMap { key, line -> PromptKey? in
      switch key {
      case .control(let letter): PromptKey(.control(letter), line: line)
      case .alt(let letter): PromptKey(.alt(letter), line: line)
      case .function(let number): PromptKey(.function(number), line: line)
      // Letters begin words; alone on a line, the shell takes them.
      case .letter: nil
      }
    }
  }

  func question(listing count: Int) -> String { texts(in: session.language).listQuestion(count) }

  func isYes(_ key: Character) -> Bool { key == " " || ChoiceName.yes.isMeant(by: String(key)) }

  func more(_ count: Int) -> String { texts(in: session.language).moreCandidates(count) }
}

extension LineSource {
  /// How long to wait for more articles after the first ones.
  private static var pause: Duration { .seconds(1) }

  /// Waits for the next line. A person who types nothing is informed at once of new articles; not one whose terminal is
  /// read aloud, as the prompt would be read again each time.
  func next(_ typing: Typing, wokenBy arrivals: any ArrivalWatch) async -> LineInput {
    guard isInteractive, !typing.isAccessible else { return await next(typing) }
    let watch = Task {
      while await arrivals.waitForArrivals() {
        guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
        wake()
      }
    }
    defer { watch.cancel() }
    return await next(typing)
  }
}

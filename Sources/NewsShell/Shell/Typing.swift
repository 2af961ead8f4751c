import NewsDomain
import NewsPresentation
import TerminalKit

/// The state of the session that line editing needs while a line is typed.
struct Typing: LineContext {
  let session: Session
  /// Lists the folders in which names of files are looked up.
  let folders: any FolderListing

  var isAccessible: Bool { session.isAccessible }

  func prompt(columns: Int) -> [Span] { Prompt.spans(session, columns: columns) }

  func completion(of text: String) -> Completion { Completion.of(text, in: session, folders: folders) }

  func more(_ count: Int) -> String { texts(in: session.language).moreCandidates(count) }
}

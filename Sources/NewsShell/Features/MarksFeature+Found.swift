import NewsDomain
import NewsPresentation

/// Marks on everything in the archive that the filters of a line find.
extension MarksFeature {
  /// How many articles change without a question to a person.
  private static let unasked = 20

  /// Changes the marks of all articles that a line's filters find. A person is asked first if these are many.
  ///
  /// - Parameters:
  ///   - selections: the items in the line, with which filters do not go.
  ///   - filter: one of the filters of the line.
  ///   - notice: creates the notice about how many have changed.
  func markFound(
    by filter: any AnyArgument, besides selections: [ItemSelection], of call: Call, _ change: MarkChange,
    in session: Session, notice: (Int) -> Notice
  ) async throws -> Outcome {
    guard selections.isEmpty else {
      throw ShellError.usage(.notTogether(.argument(.itemLabel), filter.usageNames))
    }
    let words = [call[FindArguments.words]].compactMap(\.self)
    var request = try await filters.request(words, of: call, in: session)
    // The label to save articles with is not one that they must have.
    if case .save = change { request.filter.label = nil }
    if session.isInteractive, session.format.isForPeople {
      let count = try await changeFoundMarks.count(change, ofAll: request)
      if count > Self.unasked {
        let question = texts(in: session.language).markQuestion(count, change)
        guard let answer = try await terminal.ask(question, otherwise: false, in: session.language) else {
          throw NewsError.cancelled
        }
        guard answer else { return Outcome(BulkMarksScreen(change, count: 0), notices: [.leftUnchanged]) }
      }
    }
    let (changed, unshown) = try await changeFoundMarks(ofAll: request, change)
    let said: Notice =
      changed > 0 ? notice(changed) : unshown > 0 ? .unreadBefore(unshown, unshown: unshown) : .nothingToMark
    return Outcome(
      BulkMarksScreen(change, count: changed),
      notices: [said] + undoHint(changed + unshown, in: session))
  }
}

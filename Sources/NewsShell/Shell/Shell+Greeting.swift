import NewsDomain
import NewsPresentation
import TerminalKit

/// The lines that a person sees before the first prompt.
extension Shell {
  /// Greets a person who uses the program for the first time.
  package mutating func welcome(version: String, provider: Provider?, completes: Bool) {
    var lines = renderer.texts.welcome(version: version, provider: provider, completes: completes)
    // Programs that read a terminal aloud often call it one that cannot place its cursor.
    if !completes, !session.isAccessible { lines.append(renderer.texts.accessibleHint) }
    output.write(
      renderer.render(WelcomeScreen(lines: lines), as: .text, isAccessible: session.isAccessible) + "\n")
  }

  /// Says in one line what is new since the reader was last here. Ctrl-C ends the wait for a server that does not
  /// answer.
  package mutating func greet() async {
    let notice = try? await cancellably { [features, session] in
      await features(NewFeature.self).greeting(in: session)
    }
    if let notice { say([notice]) }
  }
}

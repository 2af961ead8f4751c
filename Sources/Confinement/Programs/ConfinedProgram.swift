import CConfinement
import CSystem
import Glibc

/// A start of supernews that confines itself and then becomes another program, which thus is confined from its first
/// instruction.
package enum ConfinedProgram: String, Sendable {
  /// A program that decodes pictures: it may read what the system has installed, and start threads.
  case picture
  /// The same, but not at all where the kernel can only limit it.
  case onlyConfinedPicture = "picture-or-nothing"

  /// The status of a start that has not become the program, as that of a shell.
  private static let notStarted: Int32 = 126
  private static let option = "--confine="

  /// The words before the path of a program and its arguments. They start the running program again, also after its file
  /// has been replaced.
  package var words: [String] {
    let path = WorkerProgram.own.paths.first { access($0, X_OK) == 0 }
    return [path ?? "/proc/self/exe", Self.option + rawValue]
  }

  /// Becomes the program if this process was started for that; otherwise it does nothing. It runs before anything else
  /// does, such as threads, which would not be confined.
  package static func becomeIfAsked() {
    guard let words = supernews_arguments(), words[0] != nil, let option = words[1], words[2] != nil else { return }
    let text = String(cString: option)
    guard text.hasPrefix(Self.option), let kind = Self(rawValue: String(text.dropFirst(Self.option.count))) else {
      return
    }
    // The words stay where they are as long as the process is this program.
    _ = supernews_become_confined(words + 2, kind == .onlyConfinedPicture ? 1 : 0)
    _exit(notStarted)
  }
}

import CFuzzer
import Glibc
import NewsProviders

/// The fuzzer: the first argument names the target, the others are libFuzzer's. With `mutations` it reads real pages that
/// are changed at random instead: COUNT SEED FOLDER FOUND.
@main
enum Fuzz {
  private typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    if name == "mutations" { mutate(CommandLine.arguments.dropFirst(2).map { $0 }) }
    guard let target = target(name) else {
      print("usage: Fuzz TARGET [OPTION…] [FOLDER…], or Fuzz mutations COUNT SEED FOLDER FOUND")
      exit(2)
    }
    // The name of the target stands for that of the program.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(LLVMFuzzerRunDriver(&count, &arguments, target))
  }

  private static func target(_ name: String) -> Target? {
    switch name {
    case "archive": { ArchiveTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "bodies": { BodyTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "feeds": { FeedTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "html": { HTMLTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "imports": { ImportTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "messages": { MessageTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "mime": { MIMETarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "opml": { OPMLTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "pages": { PageTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    case "words": { WordsTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
    default: nil
    }
  }

  private static func mutate(_ arguments: [String]) -> Never {
    guard arguments.count == 4, let count = Int(arguments[0]), let seed = UInt64(arguments[1]) else { exit(2) }
    var mutations = PageMutations(of: arguments[2], seed: seed, found: arguments[3])
    exit(mutations.run(count) ? 0 : 1)
  }
}

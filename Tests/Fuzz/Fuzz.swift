import CFuzzer
import Glibc
import NewsProviders

/// The fuzzer: the first argument names the target, the others are libFuzzer's.
@main
enum Fuzz {
  static func main() {
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    let name = CommandLine.arguments.dropFirst().first
    if arguments.count > 1 { arguments.remove(at: 1) }
    arguments.append(nil)
    let target: (@convention(c) (UnsafePointer<UInt8>?, Int) -> Int32)? =
      switch name {
      case "archive": { ArchiveTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
      case "feeds": { FeedTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
      case "lines": { LineTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
      case "pages": { PageTarget.run(UnsafeBufferPointer(start: $0, count: $1)) }
      default: nil
      }
    guard let target else {
      print("usage: Fuzz archive|feeds|lines|pages [OPTION…] [FOLDER…]")
      exit(2)
    }
    arguments.withUnsafeMutableBufferPointer { buffer in
      var count = Int32(buffer.count - 1)
      var pointer = buffer.baseAddress
      exit(LLVMFuzzerRunDriver(&count, &pointer, target))
    }
  }
}

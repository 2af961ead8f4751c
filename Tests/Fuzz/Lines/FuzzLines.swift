import CFuzzer
import Glibc

/// The fuzzer of the command line: a program of its own, because it alone needs all that shows news.
@main
enum FuzzLines {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments) { LineTarget.run(UnsafeBufferPointer(start: $0, count: $1)) })
  }
}

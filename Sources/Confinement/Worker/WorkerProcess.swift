import CConfinement
import CSystem
import Glibc

/// The worker's side: this process, if it was started as one.
package enum WorkerProcess {
  /// The socket to the parent.
  static let socket: Int32 = 3
  /// The first of the descriptors that ``Workers`` was given, in their order.
  package static let firstDescriptor: Int32 = 4
  /// The exit status for lack of memory.
  static let outOfMemory: Int32 = 86

  /// The words by which this process was started, its name first. Swift's own list is empty on a system without /proc.
  package static var arguments: [String] {
    guard var next = supernews_arguments() else { return CommandLine.arguments }
    var arguments: [String] = []
    // The array ends with a null pointer, and nothing changes it.
    while let word = next.pointee {
      arguments.append(String(cString: word))
      next = next.advanced(by: 1)
    }
    return arguments
  }

  /// The kind this process was started as.
  ///
  /// - Parameter arguments: all of this program, its name first.
  /// - Returns: `nil` in the ordinary program, and if somebody typed the hidden argument.
  package static func kind(of arguments: [String]) -> WorkerKind? {
    guard arguments.count == 3, let kind = WorkerKind.allCases.first(where: { $0.argument == arguments[1] }),
      Int(arguments[2]) != nil
    else { return nil }
    var status = stat()
    return fstat(socket, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK ? kind : nil
  }

  /// Confines this process and answers messages until the parent closes the socket. It must come before anything that
  /// starts threads.
  ///
  /// - Parameters:
  ///   - prepare: loads what libraries would read late. It runs before the confinement and gets no bytes of strangers.
  ///   - answer: makes the answer to a request.
  package static func serve(_ prepare: () -> Void = {}, answer: ([UInt8]) -> [UInt8]) -> Never {
    supernews_share_heap()
    supernews_exit_without_memory(outOfMemory)
    prepare()
    var greeting = MessageWriter()
    greeting.write(confine(memory: memory))
    send(greeting.bytes)
    while let request = receive() {
      send(answer(request))
      supernews_trim_heap()
    }
    _exit(0)
  }

  /// The most memory it may use, in bytes, which is its second argument.
  private static var memory: UInt64 { arguments.last.flatMap(UInt64.init) ?? 0 }

  /// Gives up everything that answering does not need. Files are denied before new descriptors are, and the filter comes
  /// last, because each needs what the next takes away.
  private static func confine(memory: UInt64) -> Confinement {
    let filter = supernews_make_filter()
    let isRenounced = supernews_renounce_rights() != 0
    let landlock = isRenounced ? supernews_deny_files() : 0
    let hasLimits = supernews_limit_worker(memory) != 0
    let hasSeccomp = filter.map { supernews_load_filter($0) != 0 } ?? false
    return Confinement(hasSeccomp: hasSeccomp, landlock: Int(landlock), hasLimits: hasLimits)
  }

  private static func receive() -> [UInt8]? {
    guard let prefix = read(MessageFrame.prefixSize), let length = MessageFrame.length(prefix) else { return nil }
    return read(length)
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    while place < count {
      let taken = bytes.withUnsafeMutableBytes { room in
        Glibc.read(socket, room.baseAddress?.advanced(by: place), count - place)
      }
      if taken > 0 { place += taken } else if taken == 0 || errno != EINTR { return nil }
    }
    return bytes
  }

  /// Without the parent nobody waits for the answer, and the signal of the broken pipe ends this process.
  private static func send(_ message: [UInt8]) {
    write(MessageFrame.prefix(of: message))
    write(message)
  }

  private static func write(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count {
      let written = bytes.withUnsafeBytes { Glibc.write(socket, $0.baseAddress?.advanced(by: place), $0.count - place) }
      if written > 0 { place += written } else if errno != EINTR { _exit(1) }
    }
  }
}

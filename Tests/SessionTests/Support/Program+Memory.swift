import TestSupport
import Testing

extension Program {
  /// Runs a script and reads the memory of the process while it waits for another line, since an ended process has
  /// none.
  ///
  /// - Parameters:
  ///   - mark: a text that only the answer to the last line contains.
  ///   - home: the folder where its output is written, as `output`.
  /// - Returns: the peak of its memory, in bytes.
  func peakMemory(_ arguments: [String], _ script: String, until mark: String, in home: TemporaryFolder) async throws
    -> Int
  {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let output = open(home.path + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for end in [output, ends[0], ends[1]] { close(end) } }
    let process = try start(arguments, [ends[0], output, output])
    Self.send(script + "\n", to: ends[1])
    #expect(try await eventually(seconds: 60) { try home.read("output").contains(mark) })
    let peak = try #require(Self.peakMemory(of: process))
    Self.send("quit\n", to: ends[1])
    _ = try await Self.wait(for: process, seconds: 20)
    return peak
  }

  private static func peakMemory(of process: pid_t) -> Int? {
    let line = ProcFile.text("/proc/\(process)/status").split(separator: "\n" as Character).first {
      $0.hasPrefix("VmHWM:")
    }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
  }

  private static func send(_ text: String, to descriptor: Int32) {
    _ = write(descriptor, text, text.utf8.count)
  }
}

/// Reads files of `/proc`, which give no length.
enum ProcFile {
  /// - Returns: empty if it cannot be read.
  static func text(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

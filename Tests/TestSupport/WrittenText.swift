/// An unnamed file that receives output.
package final class WrittenText: Sendable {
  struct Failure: Error {
    let code = errno
  }

  package let descriptor: Int32

  package init() throws {
    var path = Array("/tmp/supernews-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw Failure() }
    unlink(path)
    // Reading must not move the position of writing.
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Everything written so far.
  package var text: String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[0..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

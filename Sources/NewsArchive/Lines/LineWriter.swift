import CZlib
import FoundationEssentials
import Glibc
import NewsDomain
import SystemServices

/// Writes lines of JSON to a file that the reader names, compressed if its name ends in `.gz`.
final class LineWriter {
  private let file: gzFile
  private let name: String
  private let encoder = JSONEncoder()

  private init(_ file: gzFile, name: String) {
    self.file = file
    self.name = name
    gzbuffer(file, 1 << 17)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// - Throws: `NewsError.file(.failed)`.
  func write(_ line: some Encodable) throws {
    var data = try encoder.encode(line)
    data.append(UInt8(ascii: "\n"))
    let count = data.withUnsafeBytes { gzwrite(file, $0.baseAddress, UInt32($0.count)) }
    guard count == Int32(data.count) else { throw Self.failure(name) }
  }

  /// Replaces a file with the output of `body`, in one step. If the path is not a regular file, such as a pipe, it is
  /// written to.
  ///
  /// - Throws: `NewsError.file(.failed)`, and the errors of `body`; an older file is then unchanged.
  static func replace<Value>(_ name: String, _ body: (LineWriter) throws -> Value) throws -> Value {
    let path = UserFolders.expanded(name)
    var status = stat()
    if stat(path.bytes, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try write(to: open(path.bytes, O_WRONLY | O_CLOEXEC), name, body)
    }
    let target = FileSystem.target(of: path)
    let temporary = target + ".supernews-\(getpid())"
    unlink(temporary.bytes)
    do {
      let descriptor = open(temporary.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      let value = try write(to: descriptor, name, body)
      guard rename(temporary.bytes, target.bytes) == 0 else { throw failure(name) }
      return value
    } catch {
      unlink(temporary.bytes)
      throw error
    }
  }

  private static func write<Value>(
    to descriptor: Int32, _ name: String, _ body: (LineWriter) throws -> Value
  ) throws -> Value {
    guard descriptor >= 0 else { throw failure(name) }
    // zlib closes its descriptor, but the file must be synced after zlib's last bytes.
    let kept = dup(descriptor)
    defer { close(kept) }
    // T writes without compression.
    guard kept >= 0, let file = gzdopen(descriptor, name.lowercased().hasSuffix(".gz") ? "wb" : "wbT") else {
      let error = failure(name)
      close(descriptor)
      throw error
    }
    let value: Value
    do {
      value = try body(LineWriter(file, name: name))
    } catch {
      gzclose(file)
      throw error
    }
    guard gzclose(file) == Z_OK else { throw failure(name) }
    // A pipe cannot be synced.
    guard fsync(kept) == 0 || errno == EINVAL || errno == EROFS else { throw failure(name) }
    return value
  }

  private static func failure(_ name: String) -> NewsError {
    NewsError.file(.failed(path: name, detail: String(cString: strerror(errno))))
  }
}

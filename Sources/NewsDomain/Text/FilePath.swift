/// A path in the system's form: bytes that need not be text in any encoding.
package struct FilePath: Sendable, Hashable {
  /// The path for system calls, with a single zero at its end.
  package let bytes: [CChar]

  package init(_ text: String) {
    self.init(bytes: text.utf8CString.dropLast())
  }

  /// - Parameter text: a text that ends with a zero.
  package init(cString text: UnsafePointer<CChar>) {
    var end = text
    while end.pointee != 0 { end += 1 }
    self.init(bytes: UnsafeBufferPointer(start: text, count: end - text))
  }

  /// - Parameter bytes: the path; bytes from the first zero on are ignored.
  private init(bytes: some Sequence<CChar>) {
    self.bytes = bytes.prefix { $0 != 0 } + [0]
  }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The folder it is in.
  package var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    return FilePath(bytes: bytes[..<max(1, end)])
  }

  /// The folders it is in, the outermost first.
  package var ancestors: [FilePath] {
    bytes.indices.filter { $0 > 0 && bytes[$0] == Self.slash }.map { FilePath(bytes: bytes[..<$0]) }
  }

  package static func + (path: FilePath, ending: String) -> FilePath {
    FilePath(bytes: path.bytes.dropLast() + ending.utf8CString)
  }

  private static let slash = CChar(UInt8(ascii: "/"))
}

extension FilePath: CustomStringConvertible {
  /// The path for people to read: bytes that are not UTF-8 become U+FFFD.
  package var description: String { String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }
}

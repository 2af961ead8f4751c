/// A path as the system has it: bytes, which need not be text in any encoding.
package struct FilePath: Sendable, Hashable {
  /// For calls of the system: ends with its one zero.
  package let bytes: [CChar]

  package init(_ text: String) {
    self.init(bytes: text.utf8CString.dropLast())
  }

  /// - Parameter text: ends with a zero.
  package init(cString text: UnsafePointer<CChar>) {
    var end = text
    while end.pointee != 0 { end += 1 }
    self.init(bytes: UnsafeBufferPointer(start: text, count: end - text))
  }

  /// - Parameter bytes: up to the first zero.
  private init(bytes: some Sequence<CChar>) {
    self.bytes = bytes.prefix { $0 != 0 } + [0]
  }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The folder that it is in.
  package var folder: FilePath {
    guard let end = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    return FilePath(bytes: bytes[..<max(1, end)])
  }

  /// The folders on the way to it, the outermost first.
  package var ancestors: [FilePath] {
    bytes.indices.filter { $0 > 0 && bytes[$0] == Self.slash }.map { FilePath(bytes: bytes[..<$0]) }
  }

  package static func + (path: FilePath, ending: String) -> FilePath {
    FilePath(bytes: path.bytes.dropLast() + ending.utf8CString)
  }

  private static let slash = CChar(UInt8(ascii: "/"))
}

extension FilePath: CustomStringConvertible {
  /// For people: what is no UTF-8 in it is U+FFFD.
  package var description: String { String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }
}

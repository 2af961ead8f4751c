/// How messages follow each other on a socket: the length of each in bytes, in 8 bytes and little-endian, and then its
/// bytes.
enum MessageFrame {
  /// The size of a length, in bytes.
  static let prefixSize = 8
  /// The most bytes of a message, either way.
  static let longest = 64 << 20

  /// What is sent before a message.
  static func prefix(of message: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) }
  }

  /// - Parameter prefix: the 8 bytes before a message.
  /// - Returns: its length; `nil` if it is longer than any message may be.
  static func length(_ prefix: [UInt8]) -> Int? {
    var message = MessageReader(prefix)
    return try? message.int(in: 0...longest)
  }
}

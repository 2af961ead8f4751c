import Glibc

/// Converts text to UTF-8 with iconv.
final class IconvConverter {
  private let converter: iconv_t

  /// - Returns: `nil` if iconv does not know the encoding.
  init?(from name: String) {
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// - Parameters:
  ///   - unit: how many bytes are skipped after an error.
  ///   - maxBroken: the most errors.
  /// - Returns: `nil` if there are more errors.
  func utf8(_ bytes: ArraySlice<UInt8>, unit: Int, maxBroken: Int) -> [UInt8]? {
    var input = Array(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(input.count + input.count / 2)
    var broken = 0
    var portion = [CChar](repeating: 0, count: 1 << 14)
    input.withUnsafeMutableBytes { input in
      var next = input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      while left > 0 {
        let (code, error) = portion.withUnsafeMutableBufferPointer { portion in
          var place = portion.baseAddress
          var room = portion.count
          let code = iconv(converter, &next, &left, &place, &room)
          let error = errno
          result.append(contentsOf: UnsafeRawBufferPointer(start: portion.baseAddress, count: portion.count - room))
          return (code, error)
        }
        guard code == -1 else { break }
        if error == E2BIG { continue }
        // Either an invalid byte, or a character cut off at the end.
        result += Array("\u{FFFD}".utf8)
        broken += 1
        if error == EINVAL || left < unit || broken > maxBroken { break }
        next = next?.advanced(by: unit)
        left -= unit
      }
      // iconv may hold back a letter that a combining mark could follow.
      portion.withUnsafeMutableBufferPointer { portion in
        var place = portion.baseAddress
        var room = portion.count
        _ = iconv(converter, nil, nil, &place, &room)
        result.append(contentsOf: UnsafeRawBufferPointer(start: portion.baseAddress, count: portion.count - room))
      }
    }
    return broken > maxBroken ? nil : result
  }
}

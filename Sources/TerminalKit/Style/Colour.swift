/// A colour of a terminal.
package struct Colour: Sendable, Equatable {
  /// The number among the 16 colours that every terminal has, and the reader may have changed.
  private let number: Int
  /// The shade where the terminal has all colours; `nil` for that of the 16.
  private let shade: Shade?

  private struct Shade: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  private init(number: Int) {
    self.number = number
    shade = nil
  }

  /// - Parameter other: What it is on a terminal that has only 16; the most similar one if `nil`.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, or other: Colour? = nil) {
    let shade = Shade(red: red, green: green, blue: blue)
    self.shade = shade
    number = other?.number ?? Self.nearest(to: shade)
  }

  package static let red = Colour(number: 1)
  package static let green = Colour(number: 2)
  package static let blue = Colour(number: 4)
  package static let magenta = Colour(number: 5)
  package static let cyan = Colour(number: 6)
  package static let brightBlack = Colour(number: 8)

  /// The names of the 16 colours, by their numbers.
  package static let names: [String] = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names + names.map { "bright-" + $0 }
  }()

  /// - Parameter text: The name of one of the 16, `grey`, or `#rrggbb`.
  package init?(_ text: String) {
    if let number = Self.names.firstIndex(of: text) {
      self.init(number: number)
    } else if text == "grey" || text == "gray" {
      self = .brightBlack
    } else {
      guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
        text.utf8.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      self.init(
        UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value))
    }
  }

  /// The parameters of its sequence (ECMA-48; the shades as xterm has them).
  func parameters(isBackground: Bool, hasTrueColour: Bool) -> [Int] {
    let offset = isBackground ? 10 : 0
    if hasTrueColour, let shade { return [38 + offset, 2, Int(shade.red), Int(shade.green), Int(shade.blue)] }
    return [(number < 8 ? 30 + number : 90 + number - 8) + offset]
  }

  /// The usual shades of the 16, as in xterm.
  private static let shades: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func nearest(to shade: Shade) -> Int {
    func distance(_ number: Int) -> Int {
      let (red, green, blue) = shades[number]
      let (first, second, third) = (red - Int(shade.red), green - Int(shade.green), blue - Int(shade.blue))
      return first * first + second * second + third * third
    }
    return shades.indices.min { distance($0) < distance($1) } ?? 7
  }
}

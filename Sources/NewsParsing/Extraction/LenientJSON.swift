/// A JSON document as sites write it: its values are in one array, in the order of the text, so that a deep document
/// needs no recursion. Line ends in strings, missing or extra commas, and text around the document do no harm.
struct LenientJSON: Sendable {
  enum Kind: UInt8, Sendable {
    case object, array, string
    /// A number, `true`, `false` or `null`.
    case word
  }

  struct Value: Sendable {
    let kind: Kind
    /// The index of the object or list around the value; -1 if there is none.
    let parent: Int32
    /// The index after the last value within this one.
    var end: Int32
    /// The range of a member's name; empty for other values.
    let key: Range<Int32>
    /// The range of a string or word, as written.
    let place: Range<Int32>
  }

  /// The most values read, and the greatest depth.
  private static let maxValues = 50_000
  private static let maxDepth = 100

  private(set) var values: [Value] = []
  private let bytes: ArraySlice<UInt8>

  /// - Parameter bytes: UTF-8.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    let start = bytes.startIndex
    values = bytes.withUnsafeBufferPointer { Self.values($0, start) }
  }

  /// - Parameter start: the offset to add to every position.
  private static func values(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> [Value] {
    var values: [Value] = []
    var open: [Int32] = []
    var key: Range<Int32>?
    var tooDeep = 0
    var place = 0

    func range(_ from: Int, _ to: Int) -> Range<Int32> { Int32(start + from)..<Int32(start + to) }
    func add(_ kind: Kind, _ place: Range<Int32>) {
      let next = Int32(values.count)
      values.append(
        Value(kind: kind, parent: open.last ?? -1, end: next + 1, key: key ?? range(0, 0), place: place))
      key = nil
      if kind == .object || kind == .array { open.append(next) }
    }

    while place < bytes.count, values.count < maxValues {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // Deeper values count as part of the deepest one that is read.
        if open.count < maxDepth {
          add(bytes[place] == UInt8(ascii: "{") ? .object : .array, range(place, place))
        } else {
          tooDeep += 1
        }
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if tooDeep > 0 {
          tooDeep -= 1
        } else if let last = open.popLast() {
          values[Int(last)].end = Int32(values.count)
        }
        key = nil
        place += 1
      case UInt8(ascii: "\""):
        let from = place + 1
        let to = endOfString(bytes, from)
        place = to + 1
        if key == nil, let last = open.last, values[Int(last)].kind == .object, isKey(bytes, place) {
          key = range(from, to)
        } else {
          add(.string, range(from, to))
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
        let from = place
        while place < bytes.count, isOfWord(bytes[place]) { place += 1 }
        if open.last != nil { add(.word, range(from, place)) }
      default: place += 1
      }
    }
    while let last = open.popLast() { values[Int(last)].end = Int32(values.count) }
    return values
  }

  /// - Returns: the position of the quote that ends the string, or the end of the text.
  private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, _ from: Int) -> Int {
    var place = from
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, bytes.count)
  }

  /// Whether a colon follows.
  private static func isKey(_ bytes: UnsafeBufferPointer<UInt8>, _ from: Int) -> Bool {
    var place = from
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: ":")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension LenientJSON {
  /// The indices of the members of an object, or of the items of a list.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var place = index + 1
    while place < Int(values[index].end) {
      result.append(place)
      place = Int(values[place].end)
    }
    return result
  }

  /// The first member of an object with this name.
  func member(_ name: StaticString, of index: Int) -> Int? {
    guard values[index].kind == .object else { return nil }
    var place = index + 1
    while place < Int(values[index].end) {
      if isNamed(place, name) { return place }
      place = Int(values[place].end)
    }
    return nil
  }

  /// Whether a value is a member with this name.
  func isNamed(_ index: Int, _ name: StaticString) -> Bool {
    let key = values[index].key
    guard key.count == name.utf8CodeUnitCount else { return false }
    return bytes[Int(key.lowerBound)..<Int(key.upperBound)]
      .elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// A string with its escapes resolved, or a word as written; `nil` for objects, lists and `null`.
  func text(_ index: Int) -> String? {
    let value = values[index]
    let written = bytes[Int(value.place.lowerBound)..<Int(value.place.upperBound)]
    switch value.kind {
    case .object, .array: return nil
    case .word: return written.elementsEqual("null".utf8) ? nil : String(decoding: written, as: UTF8.self)
    case .string:
      guard written.contains(UInt8(ascii: "\\")) else { return String(decoding: written, as: UTF8.self) }
      return Self.unescaped(written)
    }
  }

  private static func unescaped(_ written: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var text = ""
    var rest = written
    /// Escapes are UTF-16, where two may form one character.
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while let mark = rest.firstIndex(of: UInt8(ascii: "\\")) {
      if mark > rest.startIndex {
        flush()
        text += String(decoding: rest[..<mark], as: UTF8.self)
      }
      rest = rest[(mark + 1)...]
      guard let letter = rest.first, letter < 0x80 else { continue }
      rest = rest.dropFirst()
      switch letter {
      case UInt8(ascii: "n"), UInt8(ascii: "r"): units.append(0x0A)
      case UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"): units.append(0x20)
      case UInt8(ascii: "u"):
        guard rest.count >= 4, let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else {
          continue
        }
        if unit != 0 { units.append(unit) }
        rest = rest.dropFirst(4)
      default: units.append(UInt16(letter))
      }
    }
    flush()
    return text + String(decoding: rest, as: UTF8.self)
  }
}

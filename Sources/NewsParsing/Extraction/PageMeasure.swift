/// The amounts of text below each node, as sums over all nodes before it, so that those of a subtree are a difference.
struct PageMeasure {
  private var letters: [Int32]
  private var linked: [Int32]
  private var commas: [Int32]

  /// - Parameter removed: the nodes that do not count. If a node is removed, so is its subtree.
  init(_ tree: PageTree, without removed: [Bool]) {
    let count = tree.count + 1
    letters = [Int32](repeating: 0, count: count)
    linked = letters
    commas = letters
    var (all, inLinks, marks) = (Int32(0), Int32(0), Int32(0))
    var linkEnd = 0
    var wasBlank = true
    tree.bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<tree.count {
        letters[index] = all
        linked[index] = inLinks
        commas[index] = marks
        if removed[index] { continue }
        let node = tree.nodes[index]
        switch node.tag {
        case .a: linkEnd = max(linkEnd, Int(node.end))
        case .text:
          let (length, pauses) = Self.measure(bytes[Int(node.from)..<Int(node.to)], &wasBlank)
          all += length
          marks += pauses
          if index < linkEnd { inLinks += length }
        case let tag where tag.isBlock || tag == .br: wasBlank = true
        default: continue
        }
      }
    }
    letters[count - 1] = all
    linked[count - 1] = inLinks
    commas[count - 1] = marks
  }

  /// The length of a text in letters, and its commas in any script. Chinese and Japanese letters count twice, as they
  /// say more.
  private static func measure(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ wasBlank: inout Bool) -> (Int32, Int32) {
    var (length, commas) = (Int32(0), Int32(0))
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        if !wasBlank { length += 1 }
        wasBlank = true
        continue
      case 0x2C: commas += 1
      case 0x80...0xBF: continue
      case 0xE3:
        // U+3001, the Japanese and Chinese comma of lists.
        if index + 1 < text.endIndex, text[index] == 0x80, text[index + 1] == 0x81 { commas += 1 }
        length += 1
      case 0xE4...0xE9: length += 1
      case 0xD8:
        if index < text.endIndex, text[index] == 0x8C { commas += 1 }
      case 0xEF:
        if index + 1 < text.endIndex, text[index] == 0xBC, text[index + 1] == 0x8C { commas += 1 }
      default: break
      }
      wasBlank = false
      length += 1
    }
    return (length, commas)
  }

  @inline(__always)
  func letters(_ range: Range<Int>) -> Int { Int(letters[range.upperBound] - letters[range.lowerBound]) }

  @inline(__always)
  func linked(_ range: Range<Int>) -> Int { Int(linked[range.upperBound] - linked[range.lowerBound]) }

  @inline(__always)
  func commas(_ range: Range<Int>) -> Int { Int(commas[range.upperBound] - commas[range.lowerBound]) }

  /// The share of the letters inside links, from 0 to 1.
  func linkDensity(_ range: Range<Int>) -> Double {
    let all = letters(range)
    return all == 0 ? 0 : Double(linked(range)) / Double(all)
  }
}

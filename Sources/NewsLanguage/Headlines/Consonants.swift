/// The consonants of a name, by which its spellings in different scripts are compared: `Putin`, `Poutine` and `Путин`
/// are all `PTN`. Similar sounds count as one: `b`, `p`, `f` and `v` are `P`. Vowels are ignored.
struct Consonants {
  /// Letters, each for a group of sounds.
  let bytes: [UInt8]

  /// - Parameter word: Folded.
  init(_ word: [UInt8], script: HeadlineWord.Script) {
    let spelled = script == .latin ? Self.plain(word) : word
    var bytes: [UInt8] = []
    let sounds = spelled.scalars.compactMap { Self.sound[$0.value] }
    for (place, sound) in sounds.enumerated() {
      // Spelled both ways: `Istanbul`, `Stambul`.
      let isBeforeP = place + 1 < sounds.count && sounds[place + 1] == UInt8(ascii: "P")
      let sound = sound == UInt8(ascii: "M") && isBeforeP ? UInt8(ascii: "N") : sound
      if sound != bytes.last { bytes.append(sound) }
    }
    self.bytes = bytes
  }

  /// The fewest consonants: fewer are in too many names.
  static let fewest = 3

  /// How significant a name is: short ones are more often alike by chance.
  var weight: Double { bytes.count < Self.fewest ? 0 : bytes.count == 3 ? 0.6 : bytes.count == 4 ? 0.9 : 1 }

  /// Letters that sound alike in most languages with the Latin script, replacing groups of them.
  private static let groups: [([UInt8], [UInt8])] = [
    ("sch", "s"), ("tch", "s"), ("ch", "s"), ("sh", "s"), ("th", "t"), ("ph", "p"), ("ck", "k"), ("ce", "se"),
    ("ci", "si"), ("c", "k"), ("x", "ks"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  private static func plain(_ word: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(word.count + 2)
    var rest = word[...]
    if rest.suffix(2).elementsEqual("gh".utf8) { rest = rest.dropLast(2) }
    while let first = rest.first {
      if let (group, sound) = groups.first(where: { rest.starts(with: $0.0) }) {
        plain += sound
        rest = rest.dropFirst(group.count)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain
  }

  private static let sound: [UInt32: UInt8] = {
    let letters = [
      "P": "bpvfбпвфβπφبپفבפף" + "バビブベボパピプペポヴフ", "T": "dtдтδτθدتطثذضדתט" + "タテトダデド",
      "K": "gkqxкгґγκχكقغگקכגךξ" + "カキクケコガギグゲゴ", "S": "szjcсзшщжчцσζςسزصشجچظץצסשז" + "サシスセソザジズゼゾチヂツヅ",
      "R": "lrлрλρلرלר" + "ラリルレロ", "M": "mмμمמם" + "マミムメモ", "N": "nнνنנן" + "ナニヌネノン",
    ]
    var sounds: [UInt32: UInt8] = [:]
    for (sound, letters) in letters {
      for scalar in letters.unicodeScalars { sounds[scalar.value] = sound.utf8.first }
    }
    return sounds
  }()
}

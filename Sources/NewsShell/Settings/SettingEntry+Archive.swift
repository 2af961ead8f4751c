import NewsDomain
import NewsPresentation

extension SettingEntry {
  static let archive = SettingEntry(ArchiveSetting.self) { archive, _ in
    let address = archive.address
    return SettingRow(key: .archive, value: address ?? (archive.isOn ? "yes" : "no")) {
      address ?? $0.answer(archive.isOn)
    }
  } read: { text, facts in
    try ArchivePlace.check(text)
    if ArchivePlace.isServer(text) {
      try facts.preferences.checkAddress(text)
      return .server(text)
    }
    return try OnOrOff.read(text) ? .local : .off
  }.offering(OnOrOff.names).noting { before, after in
    before[ArchiveSetting.self].address == after[ArchiveSetting.self].address ? [] : [.archiveFromNextStart]
  }

  static let meaning = SettingEntry(MeaningSetting.self) { meaning, _ in
    switch meaning {
    case .off: .answer(.meaning, false)
    case .standard: .answer(.meaning, true)
    case .folder(let path): SettingRow(key: .meaning, value: path) { _ in path }
    }
  } read: { text, _ in
    if case .folder(let path)? = MeaningSetting.read(text) { return .folder(path) }
    guard let isOn = OnOrOff.isOn(text) else {
      // A folder is named from the root or from home, as the shell may be started anywhere.
      throw ShellError.value(.notOneOf(text, nearest: nil, known: OnOrOff.names + [.option("/FOLDER")]))
    }
    return isOn ? .standard : .off
  }.offering(OnOrOff.names)
}

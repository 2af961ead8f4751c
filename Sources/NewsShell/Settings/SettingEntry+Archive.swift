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
}
